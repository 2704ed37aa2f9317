import { defineEntities } from '../../../schemas/index.ts'
import { mailAddress } from '../../shared/settings.ts'

export default defineEntities({
  payoutMethod: {
    title: '{displayName}',
    include: { record: ['changedAt?', 'changedBy?', 'version?'] },
    fields: {
      idPayoutMethod: 'id',
      displayName: { type: 'text', label: 'Method', maxLength: 60, size: 'xl' },
      alias: { type: 'text', copy: true, size: 'm' },
      currency: { type: 'text?', size: 'xs' },
      automatic: { type: 'boolean', help: 'Applies to payouts created from now on.' },
      needsIban: 'boolean',
      minimum: {
        type: 'decimal',
        label: 'Minimum',
        decimals: 2,
        min: 0,
        max: 10000,
        help: 'In the currency of the payout. Lower amounts cannot be approved.',
      },
      workingDays: { type: 'integer?', label: 'Processing time', unit: 'd', min: 0, max: 30 },
      partners: 'integer?',
      status: { type: 'status?', options: { active: 'On', inactive: 'Off' }, tones: { success: 'active' } },
    },
  },
  payoutSettings: {
    include: { record: ['updatedAt?', 'updatedBy?'] },
    fields: {
      version: 'id',
      automatic: {
        type: 'boolean',
        label: 'Allow automatic payouts',
        help: 'When off, approved payouts are not paid automatically.',
      },
      mostPerRun: {
        type: 'decimal?',
        label: 'Limit per run',
        decimals: 2,
        min: 0,
        max: 10000000,
        help: 'In each currency. 0 = no limit.',
      },
      approvalLimit: {
        as: 'record.approvalLimit',
        help: 'In the currency of the payout. Above this amount, the approver cannot also pay. 0 = never.',
      },
      secondPersonForManual: { type: 'boolean', label: 'Block self-approval' },
      bankDataDays: {
        type: 'integer',
        label: 'Hold payments after a bank change for',
        unit: 'days',
        min: 0,
        max: 30,
        help: 'Days without payments after a change of the bank account is approved.',
      },
      notifyPartner: { type: 'boolean', label: 'Email the partner about each payment' },
      failureEmail: {
        type: 'text?',
        label: 'Notify about rejected payments',
        maxLength: 100,
        pattern: mailAddress,
        help: 'Email. Leave blank to notify no one.',
        personal: true,
      },
    },
  },
})

import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'payoutSettings',
  key: 'version',
  label: 'Payout settings',
  fields: {
    version: { type: 'id', label: 'Payout settings' },
    updatedBy: { type: 'text', label: 'Last changed by', optional: true },
    updatedAt: { type: 'moment', label: 'Last change', optional: true },
    automatic: {
      type: 'boolean',
      label: 'The automatic queue may be executed',
      help: 'Switched off, nothing is paid automatically, whatever is approved.',
    },
    mostPerRun: {
      type: 'decimal',
      label: 'One execution pays at most',
      decimals: 2,
      min: 0,
      max: 10000000,
      help: 'In each currency. 0: no limit.',
      optional: true,
    },
    approvalLimit: {
      type: 'decimal',
      label: 'Second person above',
      decimals: 2,
      min: 0,
      max: 1000000,
      help: 'In the currency of the payout: above it somebody else than who approved it pays it. 0: never.',
    },
    secondPersonForManual: { type: 'boolean', label: 'Who creates or adjusts a payout does not approve it' },
    bankDataDays: {
      type: 'integer',
      label: 'New bank data are left alone for',
      unit: 'days',
      min: 0,
      max: 30,
      help: 'A partner is not paid in these days after a change of the account was approved.',
    },
    notifyPartner: { type: 'boolean', label: 'The partner gets a mail with each payment' },
    failureEmail: {
      type: 'text',
      label: 'Payments that the bank refuses are told to',
      maxLength: 100,
      help: 'A mail address. Empty: nobody.',
      optional: true,
      personal: true,
    },
  },
})

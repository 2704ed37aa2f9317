import { defineScreen } from '../../schemas/index.ts'
import { partnerActions } from '../shared/payoutPartnerActions.ts'
import {
  changeLink,
  changeStatus,
  partnerStatus,
  partnerType,
  payoutMethodsLoad,
} from '../shared/payoutPartners.ts'
import { payoutColumns, payoutStatus, payoutStatusOptions } from '../shared/payouts.ts'

const amount = { kind: 'money', currency: 'currency' } as const

export default defineScreen({
  name: 'payout-partner-details',
  path: '/payout/partners/{idpartner}',
  title: 'Partner details',
  parent: 'payout-partners',
  access: { resource: 'payout_partners_access' },
  params: { idpartner: { pattern: '^[0-9]{1,9}$', example: '16' } },
  assumes:
    'Beyond the specification: one partner on a page of its own, with account and terms, what is owed, and what was changed in the data.',
  loads: {
    partner: {
      get: '/api/payout/partners/{idpartner}',
      select: 'data',
      record: 'partner {idpartner}',
      onError: { toast: 'server' },
    },
    ...payoutMethodsLoad,
  },
  body: [
    { kind: 'actions', load: 'partner', actions: partnerActions },
    {
      kind: 'details',
      load: 'partner',
      fields: [
        { field: 'name', label: 'Partner' },
        { field: 'status', label: 'Status', cell: partnerStatus },
        { field: 'note', label: 'Why' },
        { field: 'type', label: 'Type', cell: partnerType },
        { field: 'owed', label: 'Owed', cell: amount },
        { field: 'overdue', label: 'Overdue', cell: amount },
        { field: 'openPayouts', label: 'Open payouts', cell: { kind: 'number' } },
        { field: 'paid', label: 'Paid so far', cell: amount },
        { field: 'lastPaidAt', label: 'Last payment', cell: { kind: 'date' } },
        { field: 'country', label: 'Country' },
        { field: 'email', label: 'Email', cell: { kind: 'text', copy: true } },
        { field: 'idChange', label: 'Change that waits', cell: changeLink },
      ],
    },
    {
      kind: 'details',
      heading: 'Account and terms',
      load: 'partner',
      fields: [
        { field: 'holder', label: 'Account holder' },
        { field: 'bankName', label: 'Bank' },
        { field: 'iban', label: 'IBAN', cell: { kind: 'text', copy: true } },
        { field: 'bic', label: 'BIC', cell: { kind: 'text', copy: true } },
        { field: 'methodLabel', label: 'Method' },
        { field: 'termDays', label: 'Payment term', cell: { kind: 'number', unit: 'days' } },
        { field: 'commission', label: 'Commission', cell: { kind: 'number', decimals: 2, unit: '%' } },
        { field: 'updatedBy', label: 'Changed by' },
        { field: 'updatedAt', label: 'Changed', cell: { kind: 'date', time: true } },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'payouts',
          label: 'Payouts',
          body: [
            {
              kind: 'grid',
              grid: {
                id: 'grid-payout-partner-payouts',
                source: '/api/payout/partners/{idpartner}/payouts/grid',
                request: 'bare',
                columns: [
                  ...payoutColumns.filter(({ field }) => field !== 'partnerName'),
                  { field: 'status', label: 'Status', cell: payoutStatus, sortable: true, width: 112 },
                  { field: 'paidAt', label: 'Paid', cell: { kind: 'date' }, sortable: true, width: 104 },
                ],
                filters: [
                  { kind: 'number', field: 'idPayout', label: 'Payout', min: 1, steps: false },
                  { kind: 'multiSelect', field: 'status', label: 'Status', options: payoutStatusOptions },
                ],
                sort: { field: 'dueAt', order: 'desc' },
                empty: 'Nothing was paid to this partner yet.',
              },
            },
          ],
        },
        {
          id: 'changes',
          label: 'Changes of the data',
          body: [
            {
              kind: 'grid',
              grid: {
                id: 'grid-payout-partner-changes',
                source: '/api/payout/partners/{idpartner}/changes/grid',
                request: 'bare',
                columns: [
                  { field: 'idChange', label: 'Change', cell: changeLink, width: 84 },
                  { field: 'fields', label: 'What', width: 128 },
                  { field: 'before', label: 'Old', width: 216 },
                  { field: 'after', label: 'New', width: 216 },
                  { field: 'status', label: 'Status', cell: changeStatus, sortable: true, width: 112 },
                  { field: 'proposedBy', label: 'Proposed by', sortable: true, width: 136 },
                  {
                    field: 'proposedAt',
                    label: 'Proposed',
                    cell: { kind: 'date' },
                    sortable: true,
                    width: 108,
                  },
                  { field: 'decidedBy', label: 'Decided by', sortable: true, width: 136 },
                ],
                sort: { field: 'proposedAt', order: 'desc' },
                empty: 'Nothing was changed yet.',
              },
            },
          ],
        },
      ],
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'
import { partnerActions } from './parts/payoutPartnerActions.ts'
import { payoutColumns, payoutMethodsLoad } from './parts/payouts.ts'

export default defineScreen({
  name: 'payout-partner-details',
  path: '/payout/partners/{idpartner}',
  title: 'Partner details',
  heading: '{partner.name}',
  parent: 'payout-partners',
  access: { resource: 'payout_partners_access' },
  params: { idpartner: { pattern: '^[0-9]{1,9}$', example: '16' } },
  assumes:
    'Beyond the specification: one partner on a page of its own, with account, terms, amounts due and changes of its data.',
  loads: { partner: { call: 'payoutPartner', record: 'partner {idpartner}' }, ...payoutMethodsLoad },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'owed', 'overdue', 'openPayouts'] },
    { kind: 'actions', actions: partnerActions },
    {
      kind: 'details',
      fields: [
        'name',
        'note',
        'type',
        'paid',
        'lastPaidAt',
        'country',
        'email',
        { field: 'idChange', label: 'Pending change' },
      ],
    },
    {
      kind: 'details',
      heading: 'Account and terms',
      fields: [
        { field: 'holder', label: 'Account holder' },
        'bankName',
        'iban',
        'bic',
        'methodLabel',
        { field: 'termDays', label: 'Payment term' },
        'commission',
        'updatedBy',
        'updatedAt',
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          label: 'Payouts',
          body: {
            kind: 'grid',
            id: 'grid-payout-partner-payouts',
            call: 'payoutsOfPartner',
            columns: [...payoutColumns.filter(column => column !== 'partnerName'), 'status', 'paidAt'],
            filters: [{ kind: 'number', field: 'idPayout', min: 1 }, 'status'],
            sort: '-dueAt',
            empty: 'This partner has not been paid yet.',
          },
        },
        {
          id: 'changes',
          label: 'Data changes',
          body: {
            kind: 'grid',
            id: 'grid-payout-partner-changes',
            call: 'changesOfPartner',
            columns: [
              { field: 'idChange', sortable: false },
              { field: 'fields', sortable: false },
              'before',
              'after',
              'status',
              'proposedBy',
              'proposedAt',
              'decidedBy',
            ],
            sort: '-proposedAt',
            empty: 'No changes yet.',
          },
        },
      ],
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'
import { payoutActions } from './parts/payoutActions.ts'

export default defineScreen({
  name: 'payout-payout-details',
  path: '/payout/payouts/{idpayout}',
  title: 'Payout details',
  heading: 'Payout {idpayout}',
  parent: 'payout-payouts',
  access: { resource: 'payout_payouts_access' },
  params: { idpayout: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'Beyond the specification: one payout on a page of its own, with its lines, its account and its history. A payout can have comments, in addition to the entities that the specification names. The timeline is part of the payout, because the specification shows a timeline and no call.',
  loads: { payout: { call: 'payout', record: 'payout {idpayout}' } },
  body: [
    { kind: 'details', look: 'figures', fields: ['status', 'net', 'partnerName', 'dueAt', 'overdueDays'] },
    { kind: 'actions', actions: payoutActions },
    { kind: 'comments', entity: 'payout', id: { param: 'idpayout' } },
    {
      kind: 'text',
      visible: { 'payout.account.idChange': { present: true } },
      text: "A change to this partner's account is waiting for approval. Payouts are held until it is approved or rejected in the partners approval queue.",
      links: [{ label: 'Partners approval queue', to: 'payout-partners-queue' }],
    },
    {
      kind: 'details',
      fields: [
        { field: 'idPayout', cell: { kind: 'text', copy: true } },
        'status',
        'partnerName',
        'queue',
        'periodFrom',
        'periodTo',
        'gross',
        'fees',
        'adjustments',
        'net',
        'methodLabel',
        'reference',
        'dueAt',
        'overdueDays',
        'paidAt',
        { field: 'reason', cell: { kind: 'text' } },
      ],
    },
    {
      kind: 'tabs',
      tabs: [
        {
          label: 'Lines',
          body: {
            kind: 'grid',
            id: 'grid-payout-lines',
            call: 'payoutLines',
            columns: [
              'at',
              'type',
              'description',
              'orderNr',
              { field: 'gross', total: true },
              { field: 'fee', total: true },
              { field: 'adjustment', total: true },
              { field: 'net', total: true },
            ],
            filters: ['type', 'orderNr'],
            empty: 'This payout has no lines.',
          },
        },
        {
          label: 'Account',
          body: {
            kind: 'details',
            fields: ['partnerName', 'account.holder', 'account.bankName', 'account.iban', 'account.bic'],
          },
        },
        {
          label: 'Attachments',
          body: { kind: 'attachments', heading: 'Files', entity: 'payout', id: { param: 'idpayout' } },
        },
        { label: 'Timeline', body: { kind: 'timeline', load: 'payout.timeline' } },
      ],
    },
  ],
})

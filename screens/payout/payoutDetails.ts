import { defineScreen } from '../../schemas/index.ts'
import { payoutActions } from './parts/payoutActions.ts'
import { payoutRecord } from './parts/payoutRecord.ts'

export default defineScreen({
  name: 'payout-payout-details',
  path: '/payout/payouts/{idpayout}',
  title: 'Payout details',
  heading: 'Payout {idpayout}',
  parent: 'payout-payouts',
  access: { resource: 'payout_payouts_access' },
  params: { idpayout: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'Beyond the specification: one payout on a page of its own, with the lines that it is made of, where the money goes, and what has happened to it.',
  loads: { payout: { call: 'payout', record: 'payout {idpayout}' } },
  body: [
    {
      kind: 'details',
      look: 'figures',
      load: 'payout',
      fields: ['status', 'net', 'partnerName', 'dueAt', 'overdueDays'],
    },
    { kind: 'actions', load: 'payout', actions: payoutActions },
    {
      kind: 'comments',
      entity: 'payout',
      id: { param: 'idpayout' },
      assumes: 'A payout can be commented on, beside the entities that the specification names.',
    },
    {
      kind: 'text',
      visible: { 'payout.account.idChange': { present: true } },
      text: "A change to this partner's account is waiting for approval. Payouts are held until it is approved or rejected in the partners approval queue.",
      links: [{ label: 'Partners approval queue', to: 'payout-partners-queue' }],
    },
    payoutRecord,
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'lines',
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
          id: 'account',
          label: 'Account',
          body: {
            kind: 'details',
            load: 'payout',
            fields: ['partnerName', 'account.holder', 'account.bankName', 'account.iban', 'account.bic'],
          },
        },
        {
          id: 'attachments',
          label: 'Attachments',
          body: { kind: 'attachments', heading: 'Files', entity: 'payout', id: { param: 'idpayout' } },
        },
        {
          id: 'timeline',
          label: 'Timeline',
          body: {
            kind: 'timeline',
            load: 'payout.timeline',
            assumes:
              'What happened to a payout comes with it: the specification shows a timeline and no call.',
          },
        },
      ],
    },
  ],
})

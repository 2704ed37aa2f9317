import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { payoutActions } from '../shared/payoutActions.ts'
import { payoutRecord } from '../shared/payoutRecord.ts'
import { payoutPartnerLink } from '../shared/payouts.ts'

const amount = { kind: 'money', currency: 'currency' } as const

export default defineScreen({
  name: 'payout-payout-details',
  path: '/payout/payouts/{idpayout}',
  title: 'Payout details',
  parent: 'payout-payouts',
  access: { resource: 'payout_payouts_access' },
  params: { idpayout: { pattern: '^[0-9]{1,9}$', example: '1' } },
  assumes:
    'Beyond the specification: one payout on a page of its own, with the lines that it is made of, where the money goes, and what has happened to it.',
  loads: {
    payout: {
      get: '/api/payout/payouts/{idpayout}',
      select: 'data',
      record: 'payout {idpayout}',
      onError: { toast: 'server' },
    },
  },
  body: [
    { kind: 'actions', load: 'payout', actions: payoutActions },
    {
      kind: 'comments',
      entity: 'payout',
      id: { param: 'idpayout' },
      assumes: 'A payout can be commented on, beside the entities that the specification names.',
    },
    {
      kind: 'text',
      visible: { field: 'payout.account.idChange', present: true },
      text: 'The account of this partner is to be changed. Nothing is paid until somebody has decided about it in the partners approval queue.',
      links: [{ label: 'Partners approval queue', to: 'payout-partners-queue' }],
    },
    payoutRecord,
    {
      kind: 'tabs',
      tabs: [
        {
          id: 'lines',
          label: 'Lines',
          body: [
            {
              kind: 'grid',
              grid: {
                id: 'grid-payout-lines',
                source: '/api/payout/payouts/{idpayout}/lines/grid',
                request: 'bare',
                rowKey: 'idLine',
                columns: [
                  { field: 'at', label: 'Date', cell: { kind: 'date' }, sortable: true, width: 104 },
                  {
                    field: 'type',
                    label: 'Type',
                    cell: {
                      kind: 'status',
                      values: {
                        sale: { label: 'Sale', tone: 'success' },
                        refund: { label: 'Refund', tone: 'warning' },
                        delivery: { label: 'Delivery', tone: 'success' },
                        late: { label: 'Late', tone: 'warning' },
                        adjustment: { label: 'Adjustment', tone: 'info' },
                      },
                    },
                    sortable: true,
                    width: 112,
                  },
                  { field: 'description', label: 'Description' },
                  { field: 'orderNr', label: 'Order Nr', cell: orderLink, sortable: true, width: 104 },
                  { field: 'gross', label: 'Gross', cell: amount, sortable: true, width: 128, total: true },
                  { field: 'fee', label: 'Fee', cell: amount, sortable: true, width: 120, total: true },
                  {
                    field: 'adjustment',
                    label: 'Adjustment',
                    cell: amount,
                    sortable: true,
                    width: 128,
                    total: true,
                  },
                  { field: 'net', label: 'Net', cell: amount, sortable: true, width: 128, total: true },
                ],
                filters: [
                  {
                    kind: 'multiSelect',
                    field: 'type',
                    label: 'Type',
                    options: [
                      { value: 'sale', label: 'Sale' },
                      { value: 'refund', label: 'Refund' },
                      { value: 'delivery', label: 'Delivery' },
                      { value: 'late', label: 'Late' },
                      { value: 'adjustment', label: 'Adjustment' },
                    ],
                  },
                  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
                ],
                empty: 'This payout has no lines.',
              },
            },
          ],
        },
        {
          id: 'account',
          label: 'Account',
          body: [
            {
              kind: 'details',
              load: 'payout',
              fields: [
                { field: 'partnerName', label: 'Partner', cell: payoutPartnerLink },
                { field: 'account.holder', label: 'Account holder' },
                { field: 'account.bankName', label: 'Bank' },
                { field: 'account.iban', label: 'IBAN', cell: { kind: 'text', copy: true } },
                { field: 'account.bic', label: 'BIC', cell: { kind: 'text', copy: true } },
              ],
            },
          ],
        },
        {
          id: 'timeline',
          label: 'Timeline',
          body: [
            {
              kind: 'timeline',
              load: 'payout.timeline',
              assumes:
                'What happened to a payout comes with it: the specification shows a timeline and no call.',
            },
          ],
        },
      ],
    },
  ],
})

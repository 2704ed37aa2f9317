import { defineScreen } from '../../schemas/index.ts'
import {
  payoutColumns,
  payoutFilters,
  payoutPartnersLoad,
  payoutQueue,
  payoutQueueOptions,
  payoutStatus,
  payoutStatusOptions,
} from '../shared/payouts.ts'

export default defineScreen({
  name: 'payout-payouts',
  path: '/payout/payouts',
  title: 'Payouts',
  parent: 'payout',
  access: { resource: 'payout_payouts_access' },
  assumes:
    'The specification names the screen alone: one payout per partner and half of a month, and those that staff create by hand.',
  loads: payoutPartnersLoad,
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-payout-payouts',
        source: '/api/payout/payouts/grid',
        request: 'bare',
        columns: [
          ...payoutColumns,
          {
            field: 'status',
            label: 'Status',
            cell: payoutStatus,
            sortable: true,
            width: 104,
            tooltip: [
              { field: 'reason', label: 'Reason' },
              { field: 'updatedAt', label: 'Last change', cell: { kind: 'date', time: true } },
            ],
          },
          { field: 'queue', label: 'Queue', cell: payoutQueue, width: 100 },
          { field: 'paidAt', label: 'Paid', cell: { kind: 'date' }, sortable: true, width: 100 },
          {
            field: 'reference',
            label: 'Reference',
            cell: { kind: 'text', copy: true },
            width: 168,
            show: 'off',
          },
          { field: 'partnerType', label: 'Partner type', sortable: true, width: 112, show: 'off' },
          {
            field: 'createdAt',
            label: 'Created',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
            show: 'off',
          },
        ],
        filters: [
          ...payoutFilters,
          { kind: 'multiSelect', field: 'status', label: 'Status', options: payoutStatusOptions },
          { kind: 'select', field: 'queue', label: 'Queue', options: payoutQueueOptions },
          {
            kind: 'select',
            field: 'currency',
            label: 'Currency',
            options: [
              { value: 'GBP', label: 'GBP' },
              { value: 'EUR', label: 'EUR' },
            ],
          },
          { kind: 'dateRange', field: 'dueAt', label: 'Due' },
        ],
        sort: { field: 'dueAt', order: 'desc' },
        savedFilters: { module: 'payout', functionality: 'payout' },
        export: { reportType: 'payout-payouts' },
        empty: {
          heading: 'There is no payout yet',
          text: 'Payouts appear here when half of a month has ended.',
        },
      },
    },
  ],
})

import { defineColumns, defineFilters } from '../../schemas/index.ts'
import { confirmationStatus } from './confirmations.ts'
import { owned, payment, verificationStatus, verificationStatusOptions } from './orderVerification.ts'

/** An order of a queue as its grid shows it. */
export const orderColumns = defineColumns([
  {
    field: 'orderNr',
    label: 'Order Nr',
    cell: {
      kind: 'link',
      to: 'finance-queue-order',
      params: { queueid: 'idQueue', ordernr: 'orderNr' },
      copy: true,
    },
    sortable: true,
    width: 104,
    show: 'always',
  },
  {
    field: 'customerName',
    label: 'Customer',
    sortable: true,
    width: 148,
    tooltip: [{ field: 'phone', label: 'Phone' }],
  },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 116,
    total: true,
  },
  { field: 'payment', label: 'Payment', cell: payment, sortable: true, width: 88, show: 'off' },
  { field: 'finding', label: 'Finding', sortable: true },
  {
    field: 'status',
    label: 'Status',
    cell: verificationStatus,
    sortable: true,
    width: 112,
    tooltip: [
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'changedAt', label: 'Last change', cell: { kind: 'date', time: true } },
      { field: 'reason', label: 'Reason' },
    ],
  },
  { field: 'takenBy', label: 'Taken by', sortable: true, width: 112 },
  { field: 'confirmation', label: 'Customer has', cell: confirmationStatus, width: 112 },
  { field: 'owned', label: 'Mine', cell: owned, width: 120, show: 'off' },
  {
    field: 'enteredAt',
    label: 'Entered',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 160,
    show: 'off',
  },
  { field: 'ageHours', label: 'Age', cell: { kind: 'number', unit: 'h' }, sortable: true, width: 64 },
  { field: 'comments', label: 'Comments', cell: { kind: 'number' }, width: 96 },
  {
    field: 'phone',
    label: 'Phone',
    cell: { kind: 'text', copy: true },
    sortable: true,
    width: 152,
    show: 'off',
  },
  { field: 'decidedBy', label: 'Decided by', sortable: true, width: 136, show: 'off' },
  { field: 'reason', label: 'Reason', sortable: true, width: 200, show: 'off' },
])

/** Where an order of a queue can be looked for. */
export const orderFilters = defineFilters([
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
  {
    kind: 'multiSelect',
    field: 'status',
    label: 'Status',
    options: verificationStatusOptions,
    initial: ['open', 'taken', 'escalated'],
  },
  { kind: 'text', field: 'takenBy', label: 'Taken by' },
  {
    kind: 'select',
    field: 'payment',
    label: 'Payment',
    options: [
      { value: 'CashOnDelivery', label: 'Cash' },
      { value: 'Card', label: 'Card' },
    ],
  },
  { kind: 'dateRange', field: 'enteredAt', label: 'Entered', time: true },
])

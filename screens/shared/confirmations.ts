import { type Cell, defineColumns, defineFilters } from '../../schemas/index.ts'
import { verificationStatus } from './orderVerification.ts'

/** Where an order stands with its customer. */
export const confirmationStatus = {
  kind: 'status',
  values: {
    waiting: { label: 'To call', tone: 'warning' },
    calling: { label: 'Being called', tone: 'info' },
    callback: { label: 'Call again', tone: 'warning' },
    confirmed: { label: 'Confirmed', tone: 'success' },
    invalid: { label: 'Given up' },
  },
} satisfies Cell

/** Who has ended it. */
export const confirmationSource = {
  kind: 'status',
  values: {
    'customer-service': { label: 'Customer service' },
    customer: { label: 'Customer', tone: 'info' },
    finance: { label: 'Finance' },
  },
} satisfies Cell

const optionsOf = ({ values }: { values: Record<string, { label: string }> }) =>
  Object.entries(values).map(([value, { label }]) => ({ value, label }))

export const confirmationSourceOptions = optionsOf(confirmationSource)

/** An order as customer service calls it. */
export const confirmationColumns = defineColumns([
  {
    field: 'orderNr',
    label: 'Order Nr',
    cell: { kind: 'link', to: 'cs-verification-order', params: { ordernr: 'orderNr' }, copy: true },
    sortable: true,
    width: 112,
    show: 'always',
  },
  { field: 'customerName', label: 'Customer', sortable: true, width: 152 },
  { field: 'phone', label: 'Phone', cell: { kind: 'text', copy: true }, width: 172 },
  { field: 'city', label: 'City', sortable: true, width: 128, show: 'off' },
  {
    field: 'amount',
    label: 'Amount',
    cell: { kind: 'money', currency: 'currency' },
    sortable: true,
    width: 116,
  },
  {
    field: 'status',
    label: 'Status',
    cell: confirmationStatus,
    sortable: true,
    width: 116,
    tooltip: [
      { field: 'takenBy', label: 'Called by' },
      { field: 'decidedBy', label: 'Decided by' },
      { field: 'reason', label: 'Reason' },
      { field: 'changedAt', label: 'Last change', cell: { kind: 'date', time: true } },
    ],
  },
  { field: 'attempts', label: 'Calls', cell: { kind: 'number' }, sortable: true, width: 64 },
  {
    field: 'callAt',
    label: 'Call again',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
  },
  { field: 'takenBy', label: 'Called by', sortable: true, width: 136, show: 'off' },
  {
    field: 'enteredAt',
    label: 'Ordered',
    cell: { kind: 'date', time: true },
    sortable: true,
    width: 168,
    show: 'off',
  },
  { field: 'ageHours', label: 'Age', cell: { kind: 'number', unit: 'h' }, sortable: true, width: 72 },
  { field: 'finance', label: 'Finance', cell: verificationStatus, width: 112 },
  {
    field: 'linkUntil',
    label: 'Link valid until',
    cell: { kind: 'date', time: true },
    width: 168,
    show: 'off',
  },
  {
    field: 'owned',
    label: 'Mine',
    cell: {
      kind: 'status',
      values: {
        me: { label: 'Mine', tone: 'info' },
        other: { label: "Somebody else's" },
        nobody: { label: "Nobody's" },
      },
    },
    width: 120,
    show: 'off',
  },
])

/** Where an order to confirm can be looked for. */
export const confirmationFilters = defineFilters([
  { kind: 'text', field: 'orderNr', label: 'Order Nr' },
  { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
  { kind: 'text', field: 'phone', label: 'Phone', condition: 'like' },
  {
    kind: 'multiSelect',
    field: 'status',
    label: 'Status',
    options: optionsOf(confirmationStatus),
    initial: ['waiting', 'calling', 'callback'],
  },
  { kind: 'text', field: 'takenBy', label: 'Called by' },
  { kind: 'dateRange', field: 'enteredAt', label: 'Ordered', time: true },
])

import { type Filter } from '../../schemas/index.ts'
import { navisionFilter, partnerFilter, statusFilter } from './cashFilters.ts'
import { documentOrigin, optionsOf } from './cashWords.ts'

/** An approval queue opens with what waits; what was rejected stays as history. */
const waiting: Filter = { ...statusFilter, initial: ['pending'] }

const reference: Filter[] = [
  { kind: 'text', field: 'reference', label: 'Reference', condition: 'like' },
  { kind: 'number', field: 'id', label: 'Number', min: 1, steps: false },
]
const dateAndAmount: Filter[] = [
  { kind: 'dateRange', field: 'datedAt', label: 'Date' },
  { kind: 'number', field: 'amount', label: 'Amount', min: 0 },
]
const paidInto = (methods: string, label: string): Filter[] => [
  choice('bankAccountId', 'Bank account', 'accounts'),
  choice('methodId', label, methods),
]
const origin: Filter = {
  kind: 'select',
  field: 'origin',
  label: 'Origin',
  options: optionsOf(documentOrigin),
}
const fromAndTo: Filter[] = [
  { ...partnerFilter, label: 'From' },
  { ...partnerFilter, field: 'toId', label: 'To' },
]

/** Where a payment can be looked for; the choices come from the loads of those names. */
export const paymentFilters: Filter[] = [
  ...reference,
  partnerFilter,
  statusFilter,
  ...dateAndAmount,
  ...paidInto('methods', 'Method'),
  navisionFilter,
  origin,
]
export const waitingPaymentFilters: Filter[] = [
  ...reference,
  partnerFilter,
  waiting,
  ...dateAndAmount,
  ...paidInto('externalMethods', 'External method'),
  origin,
]

/** Where something that leaves one partner for another can be looked for. */
export const moveFilters: Filter[] = [...reference, ...fromAndTo, statusFilter, ...dateAndAmount]
export const transferFilters: Filter[] = [
  ...moveFilters,
  choice('relationship', 'Navision partners', 'navisionRelationships'),
]
export const waitingTransferFilters: Filter[] = [
  ...reference,
  ...fromAndTo,
  waiting,
  ...dateAndAmount,
  choice('relationship', 'From and to', 'relationships'),
]

function choice(field: string, label: string, load: string): Filter {
  return { kind: 'select', field, label, options: { load, value: 'value', label: 'label' } }
}

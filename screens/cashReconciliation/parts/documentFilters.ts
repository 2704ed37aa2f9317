import { defineFilters } from '../../../schemas/index.ts'
import { navisionFilter, partnerFilter, statusFilter } from './filters.ts'

/** An approval queue opens with what waits; what was rejected stays as history. */
const waiting = defineFilters([
  { kind: 'multiSelect', field: 'status', initial: ['pending'], options: 'statuses' },
])
const reference = defineFilters(['reference', { kind: 'number', field: 'id', label: 'Number', min: 1 }])
const dateAndAmount = defineFilters(['datedAt', { field: 'amount', min: 0 }])
const origin = defineFilters([{ kind: 'select', field: 'origin' }])
const fromAndTo = defineFilters([
  { kind: 'multiSelect', field: 'partnerId', condition: 'in', options: 'partners' },
  { kind: 'multiSelect', field: 'toId', condition: 'in', options: 'partners' },
])

/** Where a payment can be looked for; the choices come from the loads of those names. */
export const paymentFilters = defineFilters([
  ...reference,
  partnerFilter,
  statusFilter,
  ...dateAndAmount,
  { field: 'bankAccountId', options: 'accounts' },
  { field: 'methodId', label: 'Method', options: 'methods' },
  navisionFilter,
  ...origin,
])
export const waitingPaymentFilters = defineFilters([
  ...reference,
  partnerFilter,
  ...waiting,
  ...dateAndAmount,
  { field: 'bankAccountId', options: 'accounts' },
  { field: 'methodId', label: 'External method', options: 'externalMethods' },
  ...origin,
])

/** Where something that leaves one partner for another can be looked for. */
export const moveFilters = defineFilters([...reference, ...fromAndTo, statusFilter, ...dateAndAmount])
export const transferFilters = defineFilters([
  ...moveFilters,
  { field: 'relationship', label: 'Navision partners', options: 'navisionRelationships' },
])
export const waitingTransferFilters = defineFilters([
  ...reference,
  ...fromAndTo,
  ...waiting,
  ...dateAndAmount,
  { field: 'relationship', options: 'relationships' },
])

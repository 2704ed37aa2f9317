import { type FieldDefinition } from '../../../schemas/index.ts'

const partner = (name: string, label: string): FieldDefinition => ({ name, label, options: 'partners' })
const sum: FieldDefinition[] = ['amount', { kind: 'choice', name: 'currency' }]

/** Money that a partner has paid in; partners, accounts and methods come from the loads of those names. */
export const paymentFields: FieldDefinition[] = [
  'reference',
  partner('partnerId', 'Collection partner'),
  { name: 'bankAccountId', options: 'accounts' },
  { name: 'methodId', options: 'methods' },
  'amount',
  { kind: 'choice', name: 'currency', computed: { from: 'bankAccountId.currency', editable: true } },
  'paidOn',
  { name: 'receipt', required: { 'methodId.needsReceipt': true } },
  'note',
]

/** Transactions that belong to another partner. */
export const reallocationFields: FieldDefinition[] = [
  'reference',
  partner('partnerId', 'From'),
  partner('toId', 'To'),
  ...sum,
  'note',
]

/** Money that one partner has given to another; the load `relationships` says who may. */
export const transferFields: FieldDefinition[] = [
  'reference',
  { name: 'relationship', options: 'relationships' },
  ...sum,
  'paidOn',
  'note',
]

/** A movement that is booked by hand, of a type of the load `manualTypes`. */
export const transactionFields: FieldDefinition[] = [
  partner('partnerId', 'Collection partner'),
  { name: 'type', options: 'manualTypes' },
  ...sum,
  'packageNr',
  { name: 'reason', options: 'reasons' },
  'note',
]

import { defineFields, type LabelledDefinition } from '../../../schemas/index.ts'

/** What is reconciled in two steps, and how its parts are called. */
export interface CashStep {
  readonly kind: 'payment' | 'transfer' | 'reallocation'
  /** Parameter of the path. */
  readonly param: 'paymentId' | 'transferId' | 'reallocationId'
  readonly noun: 'Payment' | 'Transfer' | 'Reallocation'
  /** The identifying columns of a document, and the further ones; the status is between or after them. */
  readonly known: LabelledDefinition[]
  readonly more: LabelledDefinition[]
}

/** How far a document has come. */
export const progress = defineFields(['status', 'amount', 'reconciled', 'outstanding', 'listed'])

const known = defineFields([
  { field: 'id', label: 'Number', cell: { kind: 'text' } },
  'reference',
  'partner',
  'toPartner',
])
const more = ['datedAt', 'note']

export const paymentStep: CashStep = {
  kind: 'payment',
  param: 'paymentId',
  noun: 'Payment',
  known: known.slice(0, 3),
  more: ['bankAccount', 'method', 'receipt', ...more],
}

export const transferStep: CashStep = { kind: 'transfer', param: 'transferId', noun: 'Transfer', known, more }

export const reallocationStep: CashStep = {
  kind: 'reallocation',
  param: 'reallocationId',
  noun: 'Reallocation',
  known,
  more,
}

/** The screen on which its lists are confirmed. */
export const confirmScreen = ({ kind }: Pick<CashStep, 'kind'>) => `cash-reconciliation-${kind}-confirmation`

/** How the calls of its lists identify the document. */
export const listCalls = ({ kind, param }: Pick<CashStep, 'kind' | 'param'>) => ({
  kind,
  document: `{${param}}`,
})

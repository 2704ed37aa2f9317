import { defineFields, type LabelledDefinition } from '../../../schemas/index.ts'

/** What is reconciled in two steps, and how its parts are called. */
export interface CashStep {
  readonly kind: 'payment' | 'transfer' | 'reallocation'
  /** Parameter of the path. */
  readonly param: 'paymentId' | 'transferId' | 'reallocationId'
  readonly noun: 'Payment' | 'Transfer' | 'Reallocation'
  /** Name of the screen that confirms. */
  readonly confirm: string
  /** What a document is known by, and what else is known of it; how far it has come stands between or beside. */
  readonly known: LabelledDefinition[]
  readonly more: LabelledDefinition[]
}

const number = defineFields([{ field: 'id', label: 'Number', cell: { kind: 'text' } }, 'reference'])

export const paymentStep: CashStep = {
  kind: 'payment',
  param: 'paymentId',
  noun: 'Payment',
  confirm: 'cash-reconciliation-payment-confirmation',
  known: [...number, 'partner'],
  more: ['bankAccount', 'method', 'receipt', 'datedAt', 'note'],
}

export const transferStep: CashStep = {
  kind: 'transfer',
  param: 'transferId',
  noun: 'Transfer',
  confirm: 'cash-reconciliation-transfer-confirmation',
  known: [...number, 'partner', 'toPartner'],
  more: ['datedAt', 'note'],
}

export const reallocationStep: CashStep = {
  kind: 'reallocation',
  param: 'reallocationId',
  noun: 'Reallocation',
  confirm: 'cash-reconciliation-reallocation-confirmation',
  known: [...number, 'partner', 'toPartner'],
  more: ['datedAt', 'note'],
}

/** How the calls of its lists are told which document is meant. */
export const listCalls = ({ kind, param }: Pick<CashStep, 'kind' | 'param'>) => ({
  kind,
  document: `{${param}}`,
})

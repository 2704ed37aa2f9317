import { type BlockOf } from '../../schemas/index.ts'
import { type CashStep, type StepRecord } from './cashSteps.ts'
import { day } from './cashWords.ts'

type Fields = BlockOf<'details'>['fields']

const reference: Fields = [
  { field: 'id', label: 'Number' },
  { field: 'reference', label: 'Reference', cell: { kind: 'text', copy: true } },
]
const date: Fields = [
  { field: 'datedAt', label: 'Date', cell: day },
  { field: 'note', label: 'Note' },
]

export const paymentStep: CashStep = {
  kind: 'payment',
  param: 'paymentId',
  noun: 'Payment',
  confirm: 'cash-reconciliation-payment-confirmation',
}
export const paymentFields: StepRecord = {
  known: [...reference, { field: 'partner', label: 'Partner' }],
  more: [
    { field: 'bankAccount', label: 'Bank account' },
    { field: 'method', label: 'Method' },
    { field: 'receipt', label: 'Receipt' },
    ...date,
  ],
}

export const transferStep: CashStep = {
  kind: 'transfer',
  param: 'transferId',
  noun: 'Transfer',
  confirm: 'cash-reconciliation-transfer-confirmation',
}
/** Of what leaves one partner for another. */
export const transferFields: StepRecord = {
  known: [...reference, { field: 'partner', label: 'From' }, { field: 'toPartner', label: 'To' }],
  more: date,
}

export const reallocationStep: CashStep = {
  kind: 'reallocation',
  param: 'reallocationId',
  noun: 'Reallocation',
  confirm: 'cash-reconciliation-reallocation-confirmation',
}
export const reallocationFields = transferFields

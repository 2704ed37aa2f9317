import { type Field, type Form } from '../../schemas/index.ts'
import { cash, currencies } from './cashWords.ts'

const reference: Field = {
  kind: 'text',
  name: 'reference',
  label: 'Reference',
  required: true,
  maxLength: 40,
}
const partner = (name: string, label: string): Field => ({
  kind: 'select',
  name,
  label,
  required: true,
  options: { load: 'partners', value: 'value', label: 'label' },
})
const sum: Field[] = [
  {
    kind: 'number',
    name: 'amount',
    label: 'Amount',
    required: true,
    min: 0.01,
    max: 10_000_000,
    decimals: 2,
  },
  { kind: 'choice', name: 'currency', label: 'Currency', required: true, options: currencies },
]
const date: Field = { kind: 'date', name: 'paidOn', label: 'Date', required: true }
const note: Field = { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 200 }

/** Money that a partner has paid in; partners, accounts and methods come from the loads of those names. */
export const paymentForm = (submit: NonNullable<Form['submit']>): Form => ({
  id: 'cash-payment',
  fields: [
    reference,
    partner('partnerId', 'Collection partner'),
    {
      kind: 'select',
      name: 'bankAccountId',
      label: 'Bank account',
      required: true,
      options: { load: 'accounts', value: 'value', label: 'label' },
    },
    {
      kind: 'select',
      name: 'methodId',
      label: 'Payment method',
      required: true,
      options: { load: 'methods', value: 'value', label: 'label' },
    },
    ...sum,
    date,
    {
      kind: 'text',
      name: 'receipt',
      label: 'Receipt',
      help: 'The number of the receipt, where the method asks for one.',
      maxLength: 60,
    },
    note,
  ],
  submit,
})

/** Money that one partner has given to another; the load `relationships` says who may. */
export const transferForm: Form = {
  id: 'cash-transfer',
  fields: [
    reference,
    {
      kind: 'select',
      name: 'relationship',
      label: 'From and to',
      required: true,
      options: { load: 'relationships', value: 'value', label: 'label' },
    },
    ...sum,
    date,
    note,
  ],
  submit: { call: `${cash}/transfers`, label: 'Create transfer', lock: 2 },
}

/** Transactions that belong to another partner. */
export const reallocationForm = (submit: NonNullable<Form['submit']>): Form => ({
  id: 'cash-reallocation',
  fields: [reference, partner('partnerId', 'From'), partner('toId', 'To'), ...sum, note],
  submit,
})

/** A movement that is booked by hand, of a type of the load `manualTypes`. */
export const transactionForm: Form = {
  id: 'cash-transaction',
  fields: [
    partner('partnerId', 'Collection partner'),
    {
      kind: 'select',
      name: 'type',
      label: 'Type',
      help: 'Whether it goes up or down is a matter of its type.',
      required: true,
      options: { load: 'manualTypes', value: 'value', label: 'label' },
    },
    ...sum,
    { kind: 'text', name: 'packageNr', label: 'Package', maxLength: 30, placeholder: '581475-1' },
    {
      kind: 'select',
      name: 'reason',
      label: 'Reason',
      required: true,
      options: { load: 'reasons', value: 'value', label: 'label' },
    },
    note,
  ],
  submit: { call: `${cash}/transactions`, label: 'Book transaction', lock: 2 },
}

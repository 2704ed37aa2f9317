import { type FieldDefinition, type FormDefinition, type SubmitDefinition } from '../../../schemas/index.ts'

const partner = (name: string, label: string): FieldDefinition => ({ name, label, options: 'partners' })
const sum: FieldDefinition[] = ['amount', { kind: 'choice', name: 'currency' }]

/** Money that a partner has paid in; partners, accounts and methods come from the loads of those names. */
export const paymentForm = (submit: SubmitDefinition): FormDefinition => ({
  id: 'cash-payment',
  fields: [
    'reference',
    partner('partnerId', 'Collection partner'),
    { name: 'bankAccountId', options: 'accounts' },
    { name: 'methodId', options: 'methods' },
    ...sum,
    'paidOn',
    'receipt',
    'note',
  ],
  submit,
})

/** Money that one partner has given to another; the load `relationships` says who may. */
export const transferForm: FormDefinition = {
  id: 'cash-transfer',
  fields: ['reference', { name: 'relationship', options: 'relationships' }, ...sum, 'paidOn', 'note'],
  submit: { label: 'Create transfer', call: 'createTransfer', lock: 2 },
}

/** Transactions that belong to another partner. */
export const reallocationForm = (submit: SubmitDefinition): FormDefinition => ({
  id: 'cash-reallocation',
  fields: ['reference', partner('partnerId', 'From'), partner('toId', 'To'), ...sum, 'note'],
  submit,
})

/** A movement that is booked by hand, of a type of the load `manualTypes`. */
export const transactionForm: FormDefinition = {
  id: 'cash-transaction',
  fields: [
    partner('partnerId', 'Collection partner'),
    { name: 'type', options: 'manualTypes' },
    ...sum,
    'packageNr',
    { name: 'reason', options: 'reasons' },
    'note',
  ],
  submit: { label: 'Book transaction', call: 'createTransaction', lock: 2 },
  otherSubmits: [
    {
      label: 'Book and add new',
      call: 'createTransaction',
      lock: 2,
      onSuccess: { close: false },
    },
  ],
}

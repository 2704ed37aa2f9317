import { type Form } from '../../schemas/index.ts'

/** What a bank says when it sends a payment back; the codes are those of SEPA. */
const failureReasons = [
  'AC01 Account number is not correct',
  'AC04 Account is closed',
  'AC06 Account is blocked',
  'AG01 Transaction is not allowed on this account',
  'AM09 Amount is not correct',
  'BE04 Address of the holder is missing',
  'MS03 No reason given by the bank',
]
const cancelReasons = [
  'Customer keeps the goods',
  'Refunded by another way',
  'Return was refused',
  'Customer does not answer',
  'Created by mistake',
]

const note = { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 500 } as const

/** What the customer is asked for. */
export const askForm = (call: string): Form => ({
  id: 'refund-ask',
  fields: [
    {
      kind: 'text',
      name: 'note',
      label: 'What is missing',
      help: 'Customer service reads it beside the refund.',
      required: true,
      rows: 4,
      maxLength: 500,
    },
  ],
  submit: { call, label: 'Ask the customer', version: 'version' },
})

/** Why the bank has sent it back. */
export const failedForm = (call: string): Form => ({
  id: 'refund-failed',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(failureReasons) },
    note,
  ],
  submit: { call, label: 'Mark as failed', version: 'version' },
})

/** Why it is not paid after all. */
export const cancelForm = (submit: Pick<NonNullable<Form['submit']>, 'call' | 'version'>): Form => ({
  id: 'refund-cancel',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(cancelReasons) },
    note,
  ],
  submit: { ...submit, label: 'Confirm cancellation' },
})

/** The account it is paid from; of the load `bankAccounts`, which are those of its currency. */
export const sendForm: Form = {
  id: 'refund-send',
  fields: [
    {
      kind: 'select',
      name: 'idBankAccount',
      label: 'Paid from',
      help: 'Without a choice: the default account of its currency. It is sent now, and not with the daily bank file.',
      options: { load: 'bankAccounts', value: 'idBankAccount', label: 'label' },
    },
  ],
  submit: { call: '/api/finance/refunds/{idRefund}/send', label: 'Send to bank', version: 'version' },
}

function named(words: readonly string[]) {
  return words.map(value => ({ value, label: value }))
}

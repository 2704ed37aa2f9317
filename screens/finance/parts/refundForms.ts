import { type FormDefinition } from '../../../schemas/index.ts'

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
  'Refunded another way',
  'Return was rejected',
  'Customer does not respond',
  'Created by mistake',
]

const note = { name: 'note', rows: 3 } as const

/** What the customer is asked for. */
export const askForm: FormDefinition = {
  id: 'refund-ask',
  values: false,
  fields: [
    {
      name: 'note',
      label: 'Missing details',
      help: 'Shown to customer service with the refund.',
      required: true,
      rows: 4,
    },
  ],
  submit: { label: 'Request details', call: 'askCustomer' },
}

/** Why the bank has sent it back. */
export const failedForm: FormDefinition = {
  id: 'refund-failed',
  values: false,
  fields: [{ kind: 'select', name: 'reason', required: true, options: failureReasons }, note],
  submit: { label: 'Mark as failed', call: 'markRefundFailed' },
}

/** Why it is not paid after all. */
export const cancelForm = (call: 'cancelRefund' | 'cancelRefunds'): FormDefinition => ({
  id: 'refund-cancel',
  values: false,
  fields: [{ kind: 'select', name: 'reason', required: true, options: cancelReasons }, note],
  submit: { call, label: 'Confirm cancellation' },
})

/** The account it is paid from; of the load `bankAccounts`, which are those of its currency. */
export const sendForm: FormDefinition = {
  id: 'refund-send',
  fields: [{ name: 'idBankAccount', options: 'bankAccounts' }],
  submit: { label: 'Send to bank', call: 'sendRefund' },
}

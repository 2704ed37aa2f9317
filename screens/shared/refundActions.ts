import { type Action, type Form } from '../../schemas/index.ts'

const one = '/api/finance/refunds/{idRefund}'

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
const askForm = (call: string): Form => ({
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

const failedForm = (call: string): Form => ({
  id: 'refund-failed',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(failureReasons) },
    note,
  ],
  submit: { call, label: 'Mark as failed', version: 'version' },
})

const cancelForm = (submit: Pick<NonNullable<Form['submit']>, 'call' | 'version'>): Form => ({
  id: 'refund-cancel',
  fields: [
    { kind: 'select', name: 'reason', label: 'Reason', required: true, options: named(cancelReasons) },
    note,
  ],
  submit: { ...submit, label: 'Confirm cancellation' },
})

/** The account it is paid from; of the load `bankAccounts`, which are those of its currency. */
const sendForm: Form = {
  id: 'refund-send',
  fields: [
    {
      kind: 'select',
      name: 'idBankAccount',
      label: 'Paid from',
      help: 'Without a choice: the default account of its currency.',
      options: { load: 'bankAccounts', value: 'idBankAccount', label: 'label' },
    },
  ],
  submit: { call: `${one}/send`, label: 'Send to bank', version: 'version' },
}

/**
 * The steps in the life of one refund, each shown in the states that it leads on from. The version that is looked at travels
 * with each, so that the second of two is told.
 */
export const refundSteps: Action[] = [
  {
    kind: 'request',
    label: 'Mark as ready',
    call: `${one}/ready?version={version}`,
    tone: 'success',
    visible: { field: 'status', in: ['pending', 'waiting'] },
  },
  {
    kind: 'open',
    label: 'Send to bank…',
    tone: 'success',
    visible: { field: 'status', is: 'ready' },
    panel: { title: 'Send refund {idRefund} to the bank', size: 'medium', form: sendForm },
  },
  {
    kind: 'request',
    label: 'Mark as paid',
    call: `${one}/paid?version={version}`,
    tone: 'success',
    visible: { field: 'status', is: 'sent' },
    confirm: { type: 'action', text: 'The bank has confirmed the payment. This cannot be taken back.' },
  },
  {
    kind: 'request',
    label: 'Try again',
    call: `${one}/retry?version={version}`,
    tone: 'success',
    visible: { field: 'status', is: 'failed' },
  },
  {
    kind: 'open',
    label: 'Mark as failed…',
    visible: { field: 'status', is: 'sent' },
    panel: {
      title: 'Refund {idRefund} has failed',
      size: 'medium',
      form: failedForm(`${one}/failed`),
    },
  },
  {
    kind: 'open',
    label: 'Ask the customer…',
    visible: { field: 'status', in: ['pending', 'failed'] },
    panel: {
      title: 'Ask for what is missing, refund {idRefund}',
      size: 'medium',
      form: askForm(`${one}/ask`),
    },
  },
  {
    kind: 'open',
    label: 'Cancel refund…',
    tone: 'danger',
    visible: { field: 'status', in: ['pending', 'waiting', 'ready', 'failed'] },
    panel: {
      title: 'Cancel refund {idRefund}',
      size: 'medium',
      form: cancelForm({ call: `${one}/cancel`, version: 'version' }),
    },
  },
]

/** The steps that many refunds take together, all of them or none. */
export const refundBulkSteps: Action[] = [
  {
    kind: 'request',
    label: 'Mark selected as ready',
    scope: 'selection',
    call: '/api/finance/refunds/ready',
    confirm: { type: 'action', text: 'The selected refunds can be sent to the bank then.' },
    enabled: { field: 'status', in: ['pending', 'waiting'] },
  },
  {
    kind: 'request',
    label: 'Send selected to bank',
    scope: 'selection',
    call: '/api/finance/refunds/send',
    confirm: {
      type: 'action',
      text: 'Each is paid from the default account of its currency, with the next bank file.',
    },
    enabled: { field: 'status', is: 'ready' },
  },
  {
    kind: 'request',
    label: 'Mark selected as paid',
    scope: 'selection',
    call: '/api/finance/refunds/paid',
    confirm: { type: 'action', text: 'The bank has confirmed the payments. This cannot be taken back.' },
    enabled: { field: 'status', is: 'sent' },
  },
  {
    kind: 'open',
    label: 'Cancel selected…',
    scope: 'selection',
    tone: 'danger',
    enabled: { field: 'status', in: ['pending', 'waiting', 'ready', 'failed'] },
    panel: {
      title: 'Cancel the selected refunds',
      size: 'medium',
      form: cancelForm({ call: '/api/finance/refunds/cancel' }),
    },
  },
]

function named(words: readonly string[]) {
  return words.map(value => ({ value, label: value }))
}

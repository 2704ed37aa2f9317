import { type ActionDefinition, type FieldDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'

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

const whyOf = (reasons: string[]): FieldDefinition[] => [
  { kind: 'select', name: 'reason', required: true, options: reasons },
  'note',
]

/** The steps in the life of one refund, each shown in the states that it leads on from. */
export const refundSteps: ActionDefinition[] = [
  {
    label: 'Mark as ready',
    call: 'markRefundReady',
    tone: 'success',
    visible: { status: ['pending', 'waiting'] },
    confirm: 'The refund can then be sent to the bank.',
  },
  {
    label: 'Send to bank…',
    title: 'Send refund {idRefund} to the bank',
    tone: 'success',
    visible: { status: 'ready' },
    ...bySomebodyElse,
    call: 'sendRefund',
    // Of the load `bankAccounts`, which are those of its currency.
    fields: [{ name: 'idBankAccount', options: 'bankAccounts' }],
    values: true,
  },
  {
    label: 'Mark as paid',
    call: 'markRefundPaid',
    tone: 'success',
    visible: { status: 'sent' },
    confirm: 'The bank has confirmed the payment. This cannot be undone.',
  },
  {
    label: 'Try again',
    call: 'retryRefund',
    tone: 'success',
    visible: { status: 'failed' },
    confirm: 'The refund can then be sent to the bank again. Check the account details first.',
  },
  {
    label: 'Mark as failed…',
    title: 'Mark refund {idRefund} as failed',
    visible: { status: 'sent' },
    call: 'markRefundFailed',
    fields: whyOf(failureReasons),
  },
  {
    label: 'Request details…',
    title: 'Request missing details for refund {idRefund}',
    visible: { status: ['pending', 'failed'] },
    call: 'askCustomer',
    fields: [
      {
        name: 'note',
        label: 'Missing details',
        help: 'Shown to customer service with the refund.',
        required: true,
        rows: 4,
      },
    ],
  },
  {
    label: 'Cancel refund…',
    title: 'Cancel refund {idRefund}',
    tone: 'danger',
    visible: { status: ['pending', 'waiting', 'ready', 'failed'] },
    call: 'cancelRefund',
    fields: whyOf(cancelReasons),
    submit: 'Confirm cancellation',
  },
]

/** The steps that many refunds take together, all of them or none. */
export const refundBulkSteps: ActionDefinition[] = [
  {
    label: 'Mark selected as ready',
    call: 'markRefundsReady',
    confirm: 'The selected refunds can then be sent to the bank.',
    onSuccess: shows('Show ready refunds', 'ready'),
    enabled: { status: ['pending', 'waiting'] },
    disabledReason: 'Only refunds that are pending or waiting for the customer can be marked as ready.',
  },
  {
    label: 'Send selected to bank',
    call: 'sendRefunds',
    confirm:
      'Each refund is paid now from the default account of its currency, not with the daily bank file.',
    onSuccess: shows('Show sent refunds', 'sent'),
    enabled: { status: 'ready', blocked: { present: false } },
    disabledReason: { status: 'Only ready refunds can be sent to the bank.', blocked: '{blocked}' },
  },
  {
    label: 'Mark selected as paid',
    call: 'markRefundsPaid',
    confirm: 'The bank has confirmed the payments. This cannot be undone.',
    onSuccess: shows('Show paid refunds', 'paid'),
    enabled: { status: 'sent' },
    disabledReason: 'Only refunds that were sent to the bank can be marked as paid.',
  },
  {
    label: 'Cancel selected…',
    title: 'Cancel the selected refunds',
    tone: 'danger',
    enabled: { status: ['pending', 'waiting', 'ready', 'failed'] },
    disabledReason: 'Refunds that were sent to the bank, paid or cancelled cannot be cancelled.',
    call: 'cancelRefunds',
    fields: whyOf(cancelReasons),
    submit: 'Confirm cancellation',
  },
]

/** Leads to the refunds that are in that status now. */
function shows(label: string, status: string) {
  return { link: { label, to: 'finance-refunds', query: { status } } }
}

import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { askForm, cancelForm, failedForm, sendForm } from './refundForms.ts'

/**
 * The steps in the life of one refund, each shown in the states that it leads on from. The version that is looked at travels
 * with each, so that the second of two is told.
 */
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
    tone: 'success',
    visible: { status: 'ready' },
    ...bySomebodyElse,
    title: 'Send refund {idRefund} to the bank',
    form: sendForm,
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
    visible: { status: 'sent' },
    title: 'Mark refund {idRefund} as failed',
    form: failedForm,
  },
  {
    label: 'Request details…',
    visible: { status: ['pending', 'failed'] },
    title: 'Request missing details for refund {idRefund}',
    form: askForm,
  },
  {
    label: 'Cancel refund…',
    tone: 'danger',
    visible: { status: ['pending', 'waiting', 'ready', 'failed'] },
    title: 'Cancel refund {idRefund}',
    form: cancelForm('cancelRefund'),
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
    enabled: { status: 'ready' },
    disabledReason: 'Only ready refunds can be sent to the bank.',
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
    tone: 'danger',
    enabled: { status: ['pending', 'waiting', 'ready', 'failed'] },
    disabledReason: 'Refunds that were sent to the bank, paid or cancelled cannot be cancelled.',
    title: 'Cancel the selected refunds',
    form: cancelForm('cancelRefunds'),
  },
]

/** Leads to the refunds that are in that status now. */
function shows(label: string, status: string) {
  return { link: { label, to: 'finance-refunds', query: { status } } }
}

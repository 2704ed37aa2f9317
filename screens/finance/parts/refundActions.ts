import { type ActionDefinition } from '../../../schemas/index.ts'
import { askForm, cancelForm, failedForm, sendForm } from './refundForms.ts'

/**
 * The steps in the life of one refund, each shown in the states that it leads on from. The version that is looked at travels
 * with each, so that the second of two is told.
 */
export const refundSteps: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Mark as ready',
    call: 'markRefundReady',
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
    call: 'markRefundPaid',
    tone: 'success',
    visible: { field: 'status', is: 'sent' },
    confirm: { type: 'action', text: 'The bank has confirmed the payment. This cannot be taken back.' },
  },
  {
    kind: 'request',
    label: 'Try again',
    call: 'retryRefund',
    tone: 'success',
    visible: { field: 'status', is: 'failed' },
  },
  {
    kind: 'open',
    label: 'Mark as failed…',
    visible: { field: 'status', is: 'sent' },
    panel: { title: 'Refund {idRefund} has failed', size: 'medium', form: failedForm },
  },
  {
    kind: 'open',
    label: 'Ask the customer…',
    visible: { field: 'status', in: ['pending', 'failed'] },
    panel: { title: 'Ask for what is missing, refund {idRefund}', size: 'medium', form: askForm },
  },
  {
    kind: 'open',
    label: 'Cancel refund…',
    tone: 'danger',
    visible: { field: 'status', in: ['pending', 'waiting', 'ready', 'failed'] },
    panel: { title: 'Cancel refund {idRefund}', size: 'medium', form: cancelForm('cancelRefund') },
  },
]

/** The steps that many refunds take together, all of them or none. */
export const refundBulkSteps: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Mark selected as ready',
    call: 'markRefundsReady',
    confirm: { type: 'action', text: 'The selected refunds can be sent to the bank then.' },
    enabled: { field: 'status', in: ['pending', 'waiting'] },
    disabledReason: 'Only pending refunds, and those that wait for the customer, become ready.',
  },
  {
    kind: 'request',
    label: 'Send selected to bank',
    call: 'sendRefunds',
    confirm: {
      type: 'action',
      text: 'Each is paid from the default account of its currency, now and not with the daily bank file.',
    },
    enabled: { field: 'status', is: 'ready' },
    disabledReason: 'Only ready refunds are sent to the bank.',
  },
  {
    kind: 'request',
    label: 'Mark selected as paid',
    call: 'markRefundsPaid',
    confirm: { type: 'action', text: 'The bank has confirmed the payments. This cannot be taken back.' },
    enabled: { field: 'status', is: 'sent' },
    disabledReason: 'Only refunds that were sent to the bank can be paid.',
  },
  {
    kind: 'open',
    label: 'Cancel selected…',
    tone: 'danger',
    enabled: { field: 'status', in: ['pending', 'waiting', 'ready', 'failed'] },
    disabledReason: 'Refunds that were sent to the bank, paid or cancelled stay as they are.',
    panel: { title: 'Cancel the selected refunds', size: 'medium', form: cancelForm('cancelRefunds') },
  },
]

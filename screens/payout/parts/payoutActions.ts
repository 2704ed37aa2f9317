import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { holdForm, returnForm } from './payoutForms.ts'
import {
  adjust,
  approve,
  bankFile,
  cancel,
  hold,
  pay,
  release,
  remittanceAdvice,
  reviewed,
  sendBack,
  toManual,
} from './payoutSteps.ts'

/** Everything that can be done with one payout on its details, by those who hold the queue that it stands in. */
export const payoutActions: ActionDefinition[] = [
  {
    ...approve('approvePayout'),
    access: { resource: 'payout_automatic_queue_access' },
    visible: { queue: 'automatic', status: reviewed },
  },
  {
    ...approve('approveManualPayout', 'Approve for payment by hand'),
    access: { resource: 'payout_manual_queue_access' },
    visible: { queue: 'manual', status: reviewed },
  },
  { ...pay, access: { resource: 'payout_manual_queue_access' } },
  remittanceAdvice,
  release,
  hold,
  { ...adjust, access: { resource: 'payout_manual_queue_access' } },
  {
    ...toManual,
    access: { resource: 'payout_automatic_queue_access' },
    visible: { queue: 'automatic', status: reviewed },
  },
  cancel,
]

/** Of the manual queue: reviewed, then paid, one by one; reviewed also together. */
export const manualActions: ActionDefinition[] = [
  approve('approveManualPayout'),
  { ...pay, visible: { status: 'approved' } },
  sendBack('returnManualPayout'),
  adjust,
  hold,
  cancel,
  {
    label: 'Approve selected',
    call: 'approveManualPayouts',
    tone: 'success',
    enabled: { blocked: { present: false }, status: reviewed },
    disabledReason: '{blocked}',
    confirm: { type: 'approve', text: 'The selected payouts can then be paid by hand.' },
    onSuccess: {
      link: { label: 'Show approved', to: 'payout-payouts-manual-queue', query: { status: 'approved' } },
    },
  },
]

/** Of the first step of the automatic queue. */
export const reviewActions: ActionDefinition[] = [
  approve('approvePayout'),
  hold,
  adjust,
  toManual,
  cancel,
  {
    label: 'Approve selected',
    call: 'approvePayouts',
    tone: 'success',
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The selected payouts are paid in the next run.' },
    onSuccess: { link: { label: 'Show execution queue', to: 'payout-payouts-automatic-queue-execution' } },
  },
  { label: 'Hold selected…', title: 'Put the selected payouts on hold', form: holdForm('holdPayouts') },
]

/** Of its second step. */
export const executionActions: ActionDefinition[] = [
  {
    label: 'Execute selected',
    call: 'executePayouts',
    tone: 'success',
    lock: 2,
    waitsFor: ['payout'],
    enabled: { blocked: { present: false }, status: 'approved' },
    disabledReason: '{blocked}',
    confirm: {
      type: 'approve',
      title: 'Pay the selected payouts?',
      yes: 'Pay',
      text: 'Each payout is sent to the bank immediately. This cannot be undone.',
    },
    onSuccess: { link: { label: 'Show payouts', to: 'payout-payouts', query: { queue: 'automatic' } } },
  },
  bankFile('executionBankFile'),
  {
    label: 'Send selected back…',
    enabled: { status: 'approved' },
    disabledReason: 'Only approved payouts can be sent back to review.',
    title: 'Send the selected payouts back to review',
    form: returnForm('returnPayouts'),
  },
  sendBack('returnPayout'),
  hold,
]

/** Of all payouts: what was paid, as a file for the bank. */
export const paidActions: ActionDefinition[] = [bankFile('payoutBankFile')]

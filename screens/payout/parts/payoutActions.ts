import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import {
  adjust,
  approve,
  approveManual,
  bankFile,
  cancel,
  hold,
  holdForm,
  pay,
  reviewed,
  sendBack,
  toManual,
} from './payoutSteps.ts'

const automatic = { access: { resource: 'payout_automatic_queue_access' } }
const manual = { access: { resource: 'payout_manual_queue_access' } }

/** All actions of one payout on its details screen, for users with the resource of its queue. */
export const payoutActions: ActionDefinition[] = [
  { ...approve, ...automatic, visible: { queue: 'automatic', status: reviewed } },
  {
    ...approveManual,
    label: 'Approve for payment by hand',
    ...manual,
    visible: { queue: 'manual', status: reviewed },
  },
  { ...pay, ...manual },
  // What the partner gets with the money.
  { kind: 'download', label: 'Remittance advice', call: 'remittanceAdvice', visible: { status: 'paid' } },
  {
    label: 'Release',
    call: 'releasePayout',
    tone: 'success',
    visible: { status: 'held' },
    confirm: 'The payout returns to review and can be paid again.',
  },
  hold,
  { ...adjust, ...manual },
  { ...toManual, ...automatic, visible: { queue: 'automatic', status: reviewed } },
  cancel,
]

/** Of the manual queue: reviewed, then paid, one by one; reviewed also together. */
export const manualActions: ActionDefinition[] = [
  {
    ...approveManual,
    selected: {
      call: 'approveManualPayouts',
      confirm: 'The selected payouts can then be paid by hand.',
      onSuccess: {
        link: { label: 'Show approved', to: 'payout-payouts-manual-queue', query: { status: 'approved' } },
      },
    },
  },
  { ...pay, visible: { status: 'approved' } },
  sendBack('returnManualPayout'),
  adjust,
  hold,
  cancel,
]

/** Of the first step of the automatic queue. */
export const reviewActions: ActionDefinition[] = [
  {
    ...approve,
    selected: {
      call: 'approvePayouts',
      ...bySomebodyElse,
      confirm: 'The selected payouts are paid in the next run.',
      onSuccess: { link: { label: 'Show execution queue', to: 'payout-payouts-automatic-queue-execution' } },
    },
  },
  hold,
  adjust,
  toManual,
  cancel,
  { ...holdForm, label: 'Hold selected…', title: 'Put the selected payouts on hold', call: 'holdPayouts' },
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
    ...sendBack('returnPayout'),
    selected: {
      call: 'returnPayouts',
      label: 'Send selected back…',
      title: 'Send the selected payouts back to review',
      disabledReason: 'Only approved payouts can be sent back to review.',
    },
  },
  hold,
]

/** Of all payouts: what was paid, as a file for the bank. */
export const paidActions: ActionDefinition[] = [bankFile('payoutBankFile')]

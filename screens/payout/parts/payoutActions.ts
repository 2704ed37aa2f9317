import { type ActionDefinition } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'
import { holdForm, returnForm } from './payoutForms.ts'
import { adjust, approve, cancel, hold, pay, release, reviewed, sendBack, toManual } from './payoutSteps.ts'

/** Everything that can be done with one payout on its details, by those who hold the queue that it stands in. */
export const payoutActions: ActionDefinition[] = [
  {
    ...approve('approvePayout'),
    access: { resource: 'payout_automatic_queue_access' },
    visible: {
      all: [
        { field: 'queue', is: 'automatic' },
        { field: 'status', in: reviewed },
      ],
    },
  },
  {
    ...approve('approveManualPayout', 'Approve for payment by hand'),
    access: { resource: 'payout_manual_queue_access' },
    visible: {
      all: [
        { field: 'queue', is: 'manual' },
        { field: 'status', in: reviewed },
      ],
    },
  },
  { ...pay, access: { resource: 'payout_manual_queue_access' } },
  release,
  hold,
  { ...adjust, access: { resource: 'payout_manual_queue_access' } },
  {
    ...toManual,
    access: { resource: 'payout_automatic_queue_access' },
    visible: {
      all: [
        { field: 'queue', is: 'automatic' },
        { field: 'status', in: reviewed },
      ],
    },
  },
  cancel,
]

/** Of the manual queue: reviewed, then paid, one by one; reviewed also together. */
export const manualActions: ActionDefinition[] = [
  approve('approveManualPayout'),
  { ...pay, visible: { field: 'status', is: 'approved' } },
  sendBack('returnManualPayout'),
  adjust,
  hold,
  cancel,
  {
    kind: 'request',
    label: 'Approve selected',
    call: 'approveManualPayouts',
    tone: 'success',
    enabled: {
      all: [
        { field: 'blocked', present: false },
        { field: 'status', in: reviewed },
      ],
    },
    disabledReason: '{blocked}',
    confirm: { type: 'approve', text: 'The selected payouts can be paid by hand then.' },
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
    kind: 'request',
    label: 'Approve selected',
    call: 'approvePayouts',
    tone: 'success',
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The selected payouts are paid with the next execution.' },
  },
  {
    kind: 'open',
    label: 'Hold selected…',
    panel: { title: 'Put the selected payouts on hold', size: 'medium', form: holdForm('holdPayouts') },
  },
]

/** Of its second step. */
export const executionActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Execute selected',
    call: 'executePayouts',
    tone: 'success',
    lock: 2,
    enabled: {
      all: [
        { field: 'blocked', present: false },
        { field: 'status', is: 'approved' },
      ],
    },
    disabledReason: '{blocked}',
    confirm: {
      type: 'approve',
      title: 'Pay the selected payouts?',
      yes: 'Pay them',
      text: 'The bank gets one payment for each of them at once. This cannot be taken back.',
    },
  },
  {
    kind: 'open',
    label: 'Send selected back…',
    enabled: { field: 'status', is: 'approved' },
    disabledReason: 'Only approved payouts can be sent back to review.',
    panel: {
      title: 'Send the selected payouts back to review',
      size: 'medium',
      form: returnForm('returnPayouts'),
    },
  },
  sendBack('returnPayout'),
  hold,
]

import { type Action } from '../../schemas/index.ts'
import { holdForm, returnForm } from './payoutForms.ts'
import {
  adjust,
  all,
  approve,
  cancel,
  execution,
  hold,
  manual,
  pay,
  release,
  review,
  reviewed,
  sendBack,
  toManual,
} from './payoutSteps.ts'
import { bySomebodyElse } from './secondPerson.ts'

/** Everything that can be done with one payout on its details, by those who hold the queue that it stands in. */
export const payoutActions: Action[] = [
  {
    ...approve(review),
    access: { resource: 'payout_automatic_queue_access' },
    visible: {
      all: [
        { field: 'queue', is: 'automatic' },
        { field: 'status', in: reviewed },
      ],
    },
  },
  {
    ...approve(manual, 'Approve for payment by hand'),
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
export const manualActions: Action[] = [
  approve(manual),
  { ...pay, visible: { field: 'status', is: 'approved' } },
  sendBack(manual),
  adjust,
  hold,
  cancel,
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${manual}/approve`,
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
export const reviewActions: Action[] = [
  approve(review),
  hold,
  adjust,
  toManual,
  cancel,
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${review}/approve`,
    tone: 'success',
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The selected payouts are paid with the next execution.' },
  },
  {
    kind: 'open',
    label: 'Hold selected…',
    scope: 'selection',
    panel: {
      title: 'Put the selected payouts on hold',
      size: 'medium',
      form: holdForm({ call: `${all}/hold` }),
    },
  },
]

/** Of its second step. */
export const executionActions: Action[] = [
  {
    kind: 'request',
    label: 'Execute selected',
    scope: 'selection',
    call: `${execution}/execute`,
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
    scope: 'selection',
    enabled: { field: 'status', is: 'approved' },
    panel: {
      title: 'Send the selected payouts back to review',
      size: 'medium',
      form: returnForm({ call: `${execution}/return` }),
    },
  },
  sendBack(execution),
  hold,
]

import { type Action } from '../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from './secondPerson.ts'
import { writeOffRejection } from './writeOffActions.ts'
import { writeOffApprovals } from './writeOffApprovals.ts'

/** What the second person decides, one by one and several at once. */
export const writeOffApprovalActions: Action[] = [
  {
    kind: 'request',
    label: 'Approve',
    call: `${writeOffApprovals}/{idRequest}/approve?version={version}`,
    tone: 'success',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    confirm: { type: 'approve', text: 'The amount is written off and booked in the accounting system.' },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    panel: {
      title: 'Reject write-off {idWriteOff}',
      size: 'medium',
      form: writeOffRejection({
        call: `${writeOffApprovals}/{idRequest}/reject`,
        label: 'Reject',
        version: 'version',
      }),
    },
  },
  {
    kind: 'request',
    label: 'Withdraw',
    call: `${writeOffApprovals}/{idRequest}/withdraw`,
    visible: {
      all: [
        { field: 'status', is: 'pending' },
        { field: 'own', is: 'yes' },
      ],
    },
    confirm: { type: 'action', text: 'The write-off is pending again.' },
  },
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${writeOffApprovals}/approve`,
    ...allBySomebodyElse,
    confirm: {
      type: 'approve',
      text: 'The amounts that stand below the list are written off and booked in the accounting system.',
    },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    scope: 'selection',
    tone: 'danger',
    ...allBySomebodyElse,
    panel: {
      title: 'Reject the selected write-offs',
      size: 'medium',
      form: writeOffRejection({ call: `${writeOffApprovals}/reject`, label: 'Reject' }),
    },
  },
]

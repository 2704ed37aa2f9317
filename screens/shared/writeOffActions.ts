import { type Action, type Form } from '../../schemas/index.ts'

/** What can be decided about write-offs at that path, one by one and many at once. */
export const writeOffActions = (path: string): Action[] => [
  {
    kind: 'request',
    label: 'Approve',
    call: `${path}/{idWriteOff}/approve`,
    enabled: { field: 'status', is: 'pending' },
    confirm: {
      type: 'approve',
      text: 'The amount is written off and booked in the accounting system. Above the limit of one person it waits for a second one.',
    },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    enabled: { field: 'status', is: 'pending' },
    panel: {
      title: 'Reject write-off {idWriteOff}',
      size: 'medium',
      form: writeOffRejection({ call: `${path}/{idWriteOff}/reject`, label: 'Reject' }),
    },
  },
  {
    kind: 'request',
    label: 'Withdraw approval',
    call: '/api/finance/write-off-approvals/{idRequest}/withdraw',
    visible: { field: 'status', is: 'waiting' },
    confirm: {
      type: 'action',
      text: 'Only who has approved it first can withdraw that: it is pending again.',
    },
  },
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${path}/approve`,
    enabled: { field: 'status', is: 'pending' },
    confirm: {
      type: 'approve',
      text: 'The selected amounts are written off and booked in the accounting system. Those above the limit of one person wait for a second one.',
    },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    scope: 'selection',
    tone: 'danger',
    enabled: { field: 'status', is: 'pending' },
    panel: {
      title: 'Reject the selected write-offs',
      size: 'medium',
      form: writeOffRejection({ call: `${path}/reject`, label: 'Reject' }),
    },
  },
]

/** Why the amounts stay open, which the history shows. */
export function writeOffRejection(submit: NonNullable<Form['submit']>): Form {
  return {
    id: 'write-off-reject',
    fields: [
      {
        kind: 'text',
        name: 'note',
        label: 'Why',
        help: 'The amount stays open and goes back to the partner; the history shows the reason.',
        required: true,
        rows: 3,
        maxLength: 200,
      },
    ],
    submit,
  }
}

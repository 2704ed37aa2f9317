import { type Action, type Form, type Grid } from '../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from './secondPerson.ts'

/** What the selected rows of the queue at that path come to, currency by currency. */
export const queueSums = (path: string): NonNullable<Grid['selectionSummary']> => ({
  call: `${path}/sum`,
  fields: [{ field: 'sums', label: 'Amount', cell: { kind: 'list' } }],
})

/** What is decided about one row of the approval queue at that path; `booked` says what the yes does. */
export const decisions = (path: string, noun: string, booked: string): Action[] => [
  {
    kind: 'request',
    label: 'Approve',
    call: `${path}/{id}/approve?version={version}`,
    tone: 'success',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    confirm: { type: 'approve', text: booked },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    visible: { field: 'status', is: 'pending' },
    ...bySomebodyElse,
    panel: {
      title: `Reject ${noun} {id}`,
      size: 'medium',
      form: rejection({ call: `${path}/{id}/reject`, label: 'Reject', version: 'version' }),
    },
  },
]

/** What is decided in the approval queue of those documents, one by one and several at once. */
export const queueActions = (
  path: string,
  noun: string,
  booked = 'The amount is booked in the account of the partner.',
): Action[] => [
  ...decisions(path, noun, booked),
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${path}/approve`,
    ...allBySomebodyElse,
    confirm: { type: 'approve', text: 'The amounts that stand below the list are booked at once.' },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    scope: 'selection',
    tone: 'danger',
    ...allBySomebodyElse,
    panel: {
      title: `Reject the selected ${noun}s`,
      size: 'medium',
      form: rejection({ call: `${path}/reject`, label: 'Reject' }),
    },
  },
]

/** Why it is rejected; the reasons come from the load of that name. */
function rejection(submit: NonNullable<Form['submit']>): Form {
  return {
    id: 'cash-reject',
    fields: [
      {
        kind: 'select',
        name: 'reason',
        label: 'Rejection reason',
        required: true,
        options: { load: 'reasons', value: 'value', label: 'label' },
      },
      { kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 200 },
    ],
    submit,
  }
}

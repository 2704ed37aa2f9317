import { type Action, type Form } from '../../schemas/index.ts'

/** What is decided in the approval queue of those documents, one by one and several at once. */
export const queueActions = (path: string, noun: string): Action[] => [
  {
    kind: 'request',
    label: 'Approve',
    call: `${path}/{id}/approve?version={version}`,
    tone: 'success',
    visible: { field: 'status', is: 'pending' },
    confirm: { type: 'approve', text: 'The amount is booked in the account of the partner.' },
  },
  {
    kind: 'open',
    label: 'Reject…',
    tone: 'danger',
    visible: { field: 'status', is: 'pending' },
    panel: {
      title: `Reject ${noun} {id}`,
      size: 'medium',
      form: rejection({ call: `${path}/{id}/reject`, label: 'Reject', version: 'version' }),
    },
  },
  {
    kind: 'request',
    label: 'Approve selected',
    scope: 'selection',
    call: `${path}/approve`,
    enabled: { field: 'status', is: 'pending' },
    confirm: { type: 'approve', text: 'The amounts are booked in the accounts of the partners.' },
  },
  {
    kind: 'open',
    label: 'Reject selected…',
    scope: 'selection',
    tone: 'danger',
    enabled: { field: 'status', is: 'pending' },
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

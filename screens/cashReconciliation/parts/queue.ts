import { defineActions, type FormDefinition, type GridDefinition } from '../../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from '../../shared/secondPerson.ts'

/** Whose approval queue it is. */
type Queued = 'Payment' | 'Transfer' | 'Transaction'

/** What the selected rows of a queue come to, currency by currency. */
export const queueSums = (of: Queued): NonNullable<GridDefinition['selectionSummary']> => ({
  call: `sumQueued${of}s`,
  fields: [{ field: 'sums', label: 'Amount' }],
})

/** What is decided about one row of a queue; `booked` says what the yes does. */
export const decisions = (of: Queued, noun: string, booked: string) =>
  defineActions([
    {
      kind: 'request',
      label: 'Approve',
      call: `approve${of}`,
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
      panel: { title: `Reject ${noun} {id}`, size: 'medium', form: rejection(`reject${of}`) },
    },
  ])

/** What is decided in a queue, one by one and several at once. */
export const queueActions = (
  of: Queued,
  noun: string,
  booked = 'The amount is booked in the account of the partner.',
) =>
  defineActions([
    ...decisions(of, noun, booked),
    {
      kind: 'request',
      label: 'Approve selected',
      call: `approve${of}s`,
      ...allBySomebodyElse,
      confirm: { type: 'approve', text: 'The amounts that stand below the list are booked at once.' },
    },
    {
      kind: 'open',
      label: 'Reject selected…',
      tone: 'danger',
      ...allBySomebodyElse,
      panel: { title: `Reject the selected ${noun}s`, size: 'medium', form: rejection(`reject${of}s`) },
    },
  ])

/** Why it is rejected; the reasons come from the load of that name. */
const rejection = (call: string): FormDefinition => ({
  id: 'cash-reject',
  fields: [{ name: 'reason', label: 'Rejection reason', required: true, options: 'reasons' }, 'note'],
  submit: { call, label: 'Reject' },
})

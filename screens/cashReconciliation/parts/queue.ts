import { defineActions, type FormDefinition } from '../../../schemas/index.ts'
import { allBySomebodyElse, bySomebodyElse } from '../../shared/secondPerson.ts'

/** Whose approval queue it is. */
type Queued = 'Payment' | 'Transfer' | 'Transaction'

/** The list that shows what was approved. */
const booked = {
  Payment: { label: 'Show payments', to: 'cash-reconciliation-payments', query: { status: 'approved' } },
  Transfer: { label: 'Show transfers', to: 'cash-reconciliation-transfers', query: { status: 'approved' } },
  Transaction: { label: 'Show transactions', to: 'cash-reconciliation-transactions' },
}

/** What is decided about one row of a queue; `text` says what the yes does. */
export const decisions = (of: Queued, noun: string, text: string) =>
  defineActions([
    {
      label: 'Approve',
      call: `approve${of}`,
      tone: 'success',
      visible: { status: 'pending' },
      ...bySomebodyElse,
      confirm: { type: 'approve', text },
    },
    {
      label: 'Reject…',
      tone: 'danger',
      visible: { status: 'pending' },
      ...bySomebodyElse,
      title: `Reject ${noun} {id}`,
      form: rejection(`reject${of}`),
    },
  ])

/** What is decided in a queue, one by one and several at once. */
export const queueActions = (
  of: Queued,
  noun: string,
  text = "The amount is booked to the partner's account.",
) =>
  defineActions([
    ...decisions(of, noun, text),
    {
      label: 'Approve selected',
      call: `approve${of}s`,
      ...allBySomebodyElse,
      confirm: { type: 'approve', text: 'The selected amounts are booked immediately.' },
      onSuccess: { link: booked[of] },
    },
    {
      label: 'Reject selected…',
      tone: 'danger',
      ...allBySomebodyElse,
      title: `Reject the selected ${noun}s`,
      form: rejection(`reject${of}s`),
    },
  ])

/** Why it is rejected; the reasons come from the load of that name. */
const rejection = (call: string): FormDefinition => ({
  id: 'cash-reject',
  values: false,
  fields: [{ name: 'reason', label: 'Rejection reason', required: true, options: 'reasons' }, 'note'],
  submit: { call, label: 'Reject' },
})

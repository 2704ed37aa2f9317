import { defineActions } from '../../../schemas/index.ts'
import { bySomebodyElse } from '../../shared/secondPerson.ts'

/** The list that shows what was approved in the queue. */
const booked = {
  Payment: { label: 'Show payments', to: 'cash-reconciliation-payments', query: { status: 'approved' } },
  Transfer: { label: 'Show transfers', to: 'cash-reconciliation-transfers', query: { status: 'approved' } },
  Transaction: { label: 'Show transactions', to: 'cash-reconciliation-transactions' },
}

/** What is decided in a queue; the reasons come from the load of that name. */
export const queueActions = (
  of: keyof typeof booked,
  noun: string,
  text = "The amount is booked to the partner's account.",
) =>
  defineActions([
    {
      label: 'Approve',
      call: `approve${of}`,
      tone: 'success',
      visible: { status: 'pending' },
      ...bySomebodyElse,
      confirm: text,
      selected: {
        call: `approve${of}s`,
        tone: 'neutral',
        confirm: 'The selected amounts are booked immediately.',
        onSuccess: { link: booked[of] },
      },
    },
    {
      label: 'Reject…',
      title: `Reject ${noun} {id}`,
      tone: 'danger',
      visible: { status: 'pending' },
      ...bySomebodyElse,
      call: `reject${of}`,
      fields: [{ name: 'reason', label: 'Rejection reason', options: 'reasons' }, 'note'],
      selected: { call: `reject${of}s`, title: `Reject the selected ${noun}s` },
    },
  ])

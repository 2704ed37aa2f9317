import { type ActionDefinition } from '../../../schemas/index.ts'

const works = { resource: 'cs_returns_create' } as const

/** The steps of a return as a whole, each shown where it leads on from; a cancellation is refused when somebody was faster. */
export const rmaActions: ActionDefinition[] = [
  {
    label: 'Mark as received',
    call: 'receiveRma',
    tone: 'success',
    access: works,
    visible: { status: ['requested', 'transit'] },
    confirm: 'The parcel is at the warehouse. Its items can now be inspected.',
  },
  {
    label: 'End inspection',
    call: 'refundRma',
    tone: 'success',
    access: works,
    visible: { status: 'received' },
    enabled: { openItems: 0 },
    disabledReason: 'Accept or reject every item first.',
    confirm: 'Finance refunds the accepted items. This cannot be undone.',
  },
  { label: 'Handed in', call: 'handInRma', access: works, visible: { status: 'requested' } },
  {
    kind: 'download',
    label: 'Shipping label',
    call: 'rmaLabel',
    visible: { status: ['requested', 'transit'] },
  },
  {
    label: 'Cancel return…',
    tone: 'danger',
    access: works,
    visible: { status: ['requested', 'transit'] },
    title: 'Cancel return {rmaNr}',
    form: { id: 'rma-cancel', values: false, submit: { label: 'Confirm cancellation', call: 'cancelRma' } },
  },
]

import { type ActionDefinition } from '../../../schemas/index.ts'

const works = { resource: 'cs_returns_create' } as const

/** The steps of a return as a whole, each shown where it leads on from; a cancellation is refused when somebody was faster. */
export const rmaActions: ActionDefinition[] = [
  {
    kind: 'request',
    label: 'Mark as received',
    call: 'receiveRma',
    tone: 'success',
    access: works,
    visible: { field: 'status', in: ['requested', 'transit'] },
    confirm: { type: 'action', text: 'The parcel is at the warehouse; its items can be inspected.' },
  },
  {
    kind: 'request',
    label: 'End inspection',
    call: 'refundRma',
    tone: 'success',
    access: works,
    visible: { field: 'status', is: 'received' },
    enabled: { field: 'openItems', is: 0 },
    disabledReason: 'Decide about every item first.',
    confirm: { type: 'action', text: 'What was accepted is refunded by finance. This cannot be taken back.' },
  },
  {
    kind: 'request',
    label: 'Handed in',
    call: 'handInRma',
    access: works,
    visible: { field: 'status', is: 'requested' },
  },
  {
    kind: 'download',
    label: 'Shipping label',
    call: 'rmaLabel',
    visible: { field: 'status', in: ['requested', 'transit'] },
  },
  {
    kind: 'open',
    label: 'Cancel return…',
    tone: 'danger',
    access: works,
    visible: { field: 'status', in: ['requested', 'transit'] },
    panel: {
      title: 'Cancel return {rmaNr}',
      size: 'medium',
      form: { id: 'rma-cancel', submit: { label: 'Confirm cancellation', call: 'cancelRma' } },
    },
  },
]

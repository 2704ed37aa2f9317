import { type BlockDefinition, type ConditionDefinition, defineScreen } from '../../schemas/index.ts'
import { arabic, french } from './parts/customerOrderTexts.ts'

const asked = { 'order.state': ['open', 'failed'] } satisfies ConditionDefinition

/** Where the server has nothing to say of an order that it asks about. */
const unknown = 'This could not be shown.'

/** How the page ends (spec 2 §4.3), or that it could not. */
const customerOutcomes: BlockDefinition[] = [
  {
    kind: 'text',
    tone: 'success',
    heading: 'Your order is confirmed. Thank you.',
    text: 'We are preparing order {order.orderNr} and will send it soon.',
    visible: { 'order.state': 'confirmed' },
  },
  {
    kind: 'text',
    tone: 'info',
    heading: 'Your order is cancelled.',
    text: 'Order {order.orderNr} will not be sent, and nothing has to be paid.',
    visible: { 'order.state': 'cancelled' },
  },
  {
    kind: 'text',
    tone: 'info',
    text: 'This action has already been performed. Thank you.',
    visible: { 'order.state': 'performed' },
  },
  {
    kind: 'text',
    tone: 'danger',
    heading: 'Something went wrong',
    text: 'Please contact customer service',
    visible: { any: [{ 'order.state': 'failed' }, { 'order.state': { present: false } }] },
  },
]

/** What the customer has ordered (spec 2 §2.8). */
const customerOrder: BlockDefinition[] = [
  {
    kind: 'text',
    heading: 'Hello {order.customerName},',
    text: 'please check your order and tell us whether we may send it.',
    visible: asked,
  },
  { kind: 'details', load: 'order', fields: ['orderNr', 'phone', 'address'], empty: unknown, visible: asked },
  {
    kind: 'table',
    heading: 'Order items',
    load: 'order.items',
    columns: ['name', 'quantity', 'total'],
    lastLine: { label: 'Total', load: 'order', field: 'total' },
    empty: unknown,
    visible: asked,
  },
]

export default defineScreen({
  name: 'order-verification',
  path: '/public/order/verification/{token}',
  title: 'Your order',
  access: 'public',
  because: 'Customers open their order through a secret link, without signing in.',
  frame: 'public',
  // Whatever was cut off or typed wrong is looked up, and leads to the page for that; `expired` is that page.
  params: { token: { pattern: '^(?!expired$).+$', example: 'JxEdyKIlA7SnWrcrXRidmj' } },
  assumes:
    'The specification shows neither the fields of the order nor the calls that answer it: state is open or performed, and confirmed, cancelled or failed after an answer. An order that was already answered shows only its number.',
  loads: { order: { call: 'publicOrder', onError: { go: 'order-verification-expired', global: false } } },
  body: [
    ...customerOutcomes,
    ...customerOrder,
    {
      kind: 'actions',
      load: 'order',
      actions: [
        {
          label: 'Confirm',
          call: 'confirmPublicOrder',
          tone: 'success',
          visible: { state: ['open', 'failed'] },
          confirm: {
            type: 'action',
            title: 'Confirm this order?',
            text: 'We will send it to the address above.',
            yes: 'Yes',
            no: 'No',
          },
          onSuccess: { set: { state: 'confirmed' } },
          onError: { set: { state: 'failed' }, global: false },
        },
        {
          label: 'Cancel Order',
          call: 'cancelPublicOrder',
          tone: 'danger',
          visible: { state: ['open', 'failed'] },
          confirm: {
            type: 'cancel',
            title: 'Cancel this order?',
            text: 'It will not be sent. This cannot be undone.',
            yes: 'Yes',
            no: 'No',
          },
          onSuccess: { set: { state: 'cancelled' } },
          onError: { set: { state: 'failed' }, global: false },
        },
      ],
    },
  ],
  translations: { fr: french, ar: arabic },
})

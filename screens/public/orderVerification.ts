import { defineScreen } from '../../schemas/index.ts'
import { customerAnswers, customerOrder, customerOutcomes } from './parts/customerOrder.ts'
import { arabic, french } from './parts/customerOrderTexts.ts'

export default defineScreen({
  name: 'order-verification',
  path: '/public/order/verification/{token}',
  title: 'Your order',
  access: 'public',
  frame: 'letter',
  // Whatever was cut off or typed wrong is looked up, and leads to the page for that; `expired` is that page.
  params: { token: { pattern: '^(?!expired$).+$', example: 'JxEdyKIlA7SnWrcrXRidmj' } },
  assumes:
    'The specification shows neither the fields of the order nor the calls that answer it: state is open or performed, and confirmed, cancelled or failed after an answer. An order that was answered before shows its number alone.',
  loads: { order: { call: 'publicOrder', onError: { go: 'order-verification-expired', global: false } } },
  body: [...customerOutcomes, ...customerOrder, customerAnswers],
  translations: { fr: french, ar: arabic },
})

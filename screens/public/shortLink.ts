import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'order-short-link',
  path: '/o/{token}',
  access: 'public',
  params: { token: { example: 'JxEdyKIlA7SnWrcrXRidmj' } },
  redirect: { screen: 'order-verification' },
})

import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'cash-reconciliation',
  path: '/cash-reconciliation',
  redirect: { screen: 'cash-reconciliation-payments' },
})

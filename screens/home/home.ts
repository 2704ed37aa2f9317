import { defineScreen } from '../../schemas/index.ts'
import { payoutQueues } from '../shared/queues.ts'
import { cashQueues, financeQueues, orderQueues, refundQueues } from './parts/queues.ts'

export default defineScreen({
  name: 'home',
  path: '/',
  title: 'Home',
  assumes:
    'The specification names the home page without its content: it shows the queues that the user may open, then pinned views, exports, imports and runs, recently opened records, and every screen of the menu. The legacy orders index link is in the order search.',
  body: [
    refundQueues,
    orderQueues,
    financeQueues,
    cashQueues,
    { ...payoutQueues, heading: 'Payout' },
    { kind: 'views', heading: 'Pinned views' },
    { kind: 'jobs', heading: 'Exports, imports and runs' },
    { kind: 'recent', heading: 'Recent' },
    {
      kind: 'screens',
      heading: 'All screens',
      empty: "You don't have access to any screen yet. Ask an administrator for access.",
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'
import { payoutQueues } from '../shared/queues.ts'

export default defineScreen({
  name: 'payout',
  path: '/payout',
  title: 'Payout',
  assumes:
    'The specification names the parent of the payout screens without its content: it shows their queues, links to the screens that the user may open, and requires no resource of its own.',
  body: [
    payoutQueues,
    {
      kind: 'screens',
      heading: 'All payout screens',
      under: 'payout',
      empty: "You don't have access to any payout screen. Ask an administrator for access.",
    },
  ],
})

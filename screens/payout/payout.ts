import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'payout',
  path: '/payout',
  title: 'Payout',
  assumes:
    'The specification names the parent of the payout screens without its content: it leads to those that the user may open, and asks for no resource of its own.',
  body: [
    {
      kind: 'screens',
      under: 'payout',
      empty: 'Your account may not open any payout screen. Ask an administrator for the resources you need.',
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'forbidden',
  path: '/forbidden',
  title: 'No access',
  access: 'public',
  assumes:
    'The specification does not mark it as public: it also reports failures before a session starts, and contains nothing confidential.',
  body: {
    kind: 'text',
    icon: 'locked',
    heading: "You don't have access to this page",
    text: 'An administrator can grant access. It takes effect when you open the page again.',
    links: [
      { label: 'Go back', to: 'back' },
      { label: 'Home', to: 'home' },
    ],
  },
})

import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'forbidden',
  path: '/forbidden',
  title: 'No access',
  access: 'public',
  assumes:
    'The specification does not mark it public: it also tells of what keeps a session from beginning, and nothing on it is secret.',
  body: [
    {
      kind: 'text',
      icon: 'locked',
      heading: 'You have no access to this page',
      text: 'Your account does not hold the resource that this page asks for. An administrator can grant it; it takes effect when you open the page again.',
      links: [
        { label: 'Go back', to: 'back' },
        { label: 'Home', to: 'home' },
      ],
    },
  ],
})

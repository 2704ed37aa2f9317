import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'maintenance',
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  assumes:
    'The specification does not mark it as public: it also reports failures before a session starts, and contains nothing confidential.',
  body: {
    kind: 'text',
    icon: 'maintenance',
    heading: 'The system is under maintenance',
    text: 'The server is not responding. Everything you saved is safe. Try again in a few minutes.',
    links: [
      { label: 'Try again', to: 'again' },
      { label: 'Go back', to: 'back' },
      { label: 'Home', to: 'home' },
    ],
  },
})

import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'not-found',
  path: '/not-found',
  title: 'Page not found',
  access: 'public',
  assumes:
    'The specification does not mark it as public: it also reports failures before a session starts, and contains nothing confidential.',
  body: {
    kind: 'text',
    icon: 'lost',
    heading: 'Page not found',
    text: 'There is nothing at this address. It may be mistyped, or the record no longer exists.',
    whenMissing: {
      heading: 'There is no {record}.',
      text: 'The number may be wrong, or the record no longer exists.',
    },
    links: [
      { label: 'Back to the list', to: 'parent' },
      { label: 'Go back', to: 'back' },
      { label: 'Home', to: 'home' },
    ],
  },
})

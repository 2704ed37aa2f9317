import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'error',
  path: '/error',
  title: 'Error',
  access: 'public',
  assumes:
    'The specification does not mark it as public: it also reports failures before a session starts, and contains nothing confidential.',
  body: {
    kind: 'text',
    icon: 'failed',
    heading: 'The page could not be loaded',
    text: 'The server could not return the data for this page. Go back and try again. If the problem continues, tell an administrator which page you tried to open.',
    whenMissing: {
      heading: 'There is no {record}.',
      text: 'The number may be wrong, or the record no longer exists.',
    },
    links: [
      { label: 'Try again', to: 'again' },
      { label: 'Back to the list', to: 'parent' },
      { label: 'Go back', to: 'back' },
      { label: 'Home', to: 'home' },
    ],
  },
})

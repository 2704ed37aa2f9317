import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'error',
  path: '/error',
  title: 'Error',
  access: 'public',
  assumes:
    'The specification does not mark it public: it also tells of what keeps a session from beginning, and nothing on it is secret.',
  body: [
    {
      kind: 'text',
      icon: 'failed',
      heading: 'The page could not be loaded',
      text: 'The server could not give the data of this page. Go back and try again; if it happens again, tell an administrator what you were about to open.',
      whenMissing: {
        heading: 'There is no {record}.',
        text: 'The number may have been typed wrong, or the record is gone.',
      },
      links: [
        { label: 'Try again', to: 'again' },
        { label: 'Back to the list', to: 'parent' },
        { label: 'Go back', to: 'back' },
        { label: 'Home', to: 'home' },
      ],
    },
  ],
})

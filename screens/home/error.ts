import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'error',
  path: '/error',
  title: 'Error',
  access: 'public',
  body: [
    {
      kind: 'text',
      icon: 'failed',
      heading: 'The page could not be loaded',
      text: 'The server could not give the data of this page. Go back and try again; if it happens again, tell an administrator what you were about to open.',
      links: [
        { label: 'Go back', to: 'back' },
        { label: 'Home', to: 'home' },
      ],
    },
  ],
})

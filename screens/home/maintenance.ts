import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'maintenance',
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  body: [
    {
      kind: 'text',
      icon: 'maintenance',
      heading: 'The system is under maintenance',
      text: 'The server is not answering at the moment. Nothing you saved is lost. Go back and try again in a few minutes.',
      links: [
        { label: 'Go back', to: 'back' },
        { label: 'Home', to: 'home' },
      ],
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'not-found',
  path: '/not-found',
  title: 'Page not found',
  access: 'public',
  body: [
    {
      kind: 'text',
      icon: 'lost',
      heading: 'Page not found',
      text: 'There is nothing at this address. It may have been typed wrong, or the record is gone.',
      links: [
        { label: 'Go back', to: 'back' },
        { label: 'Home', to: 'home' },
      ],
    },
  ],
})

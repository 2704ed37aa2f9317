import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'admin',
  path: '/admin',
  title: 'Administration Dashboard',
  parent: 'home',
  assumes:
    'The specification names the dashboard without its content: it leads to the screens below it that the user may open.',
  body: [
    {
      kind: 'screens',
      under: 'admin',
      empty:
        'Your account may not open any administration screen. Ask an administrator for the resources you need.',
    },
  ],
})

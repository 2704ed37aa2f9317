import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'home',
  path: '/',
  title: 'Home',
  assumes:
    'The specification names the home page without its content: it leads to every screen of the menu that the user may open. The legacy orders index link stands in the order search.',
  body: [
    {
      kind: 'screens',
      empty: 'Your account may not open any screen yet. Ask an administrator for the resources you need.',
    },
  ],
})

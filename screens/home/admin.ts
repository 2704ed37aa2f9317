import { defineScreen } from '../../schemas/index.ts'
import { failedDocuments } from '../shared/queues.ts'

export default defineScreen({
  name: 'admin',
  path: '/admin',
  title: 'Administration Dashboard',
  parent: 'home',
  assumes:
    'The specification names the dashboard without its content: it shows the documents that the accounting system has rejected, and links to its child screens that the user may open.',
  body: [
    { kind: 'tiles', call: 'workQueue', tiles: [failedDocuments] },
    {
      kind: 'screens',
      heading: 'All administration screens',
      under: 'admin',
      empty: "You don't have access to any administration screen. Ask an administrator for access.",
    },
  ],
})

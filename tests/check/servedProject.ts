import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

/** A list of refunds with its details and a form, to be compared with servers. */
const files = {
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
  refund: { screen: 'refund', fields: {
    idRefund: 'id',
    customerName: { type: 'text', label: 'Customer' },
    amount: 'money',
    currency: 'text',
    status: { type: 'status', options: ['open', 'paid'] },
    createdAt: 'moment',
    note: 'text?',
    version: 'integer',
    tags: 'list',
  } },
})
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ calls: {
  refunds: { grid: '/api/refunds/grid', many: 'refund' },
  refund: { get: '/api/refunds/{id}', one: 'refund' },
  refundNotes: { get: '/api/refunds/notes', reply: 'any' },
  saveRefund: { put: '/api/refunds/{id}', body: ['customerName', 'note?'], version: false },
} })
`,
  'screens/finance/refunds.ts': screen(`name: 'refunds', path: '/refunds', title: 'Refunds',
access: { resource: 'refunds' },
loads: { notes: 'refundNotes' },
body: [{ kind: 'grid', grid: { id: 'refunds', call: 'refunds', columns: ['idRefund', 'customerName', 'amount', 'status', 'createdAt', 'tags'], filters: [{ field: 'note', options: { load: 'notes', value: 'text', label: 'text' } }] } }],`),
  'screens/finance/refund.ts': screen(`name: 'refund', path: '/refunds/{id}', title: 'Refund',
access: { resource: 'refunds' },
params: { id: { example: '1' } },
loads: { refund: 'refund' },
body: [
  { kind: 'details', load: 'refund', fields: ['customerName', 'amount', 'status'] },
  { kind: 'form', form: { id: 'refund', submit: 'saveRefund', values: 'refund' } },
],`),
}

/** What the check finds of these definitions: nothing wrong. */
export async function servedProject() {
  const root = await project(files)
  const result = await checkDefinitions(root)
  if (result.problems.length > 0) throw new Error(JSON.stringify(result.problems, null, 2))
  return { root, result }
}

/** A refund as the contract has it. */
export const refund: Readonly<Record<string, unknown>> = {
  idRefund: 7,
  customerName: 'Ada',
  amount: '12.50',
  currency: 'GBP',
  status: 'open',
  createdAt: '2011-12-10T08:00:00Z',
  version: 1,
  tags: [],
}

/** Answers of a server that deviates only where a test says so: by method and path. */
export function server(answers: Readonly<Record<string, () => Response>> = {}, record = refund) {
  const known: Readonly<Record<string, () => Response>> = {
    'POST /api/refunds/grid': () => Response.json({ success: true, data: [record], rowCount: 1 }),
    'GET /api/refunds/7': () => Response.json({ response: { data: record } }),
    'GET /api/refunds/notes': () => Response.json({ data: ['Called'] }),
    ...answers,
  }
  return (request: Request): Response => {
    const answer = known[`${request.method} ${new URL(request.url).pathname}`]
    return answer?.() ?? Response.json({ message: 'Nothing is here.' }, { status: 404 })
  }
}

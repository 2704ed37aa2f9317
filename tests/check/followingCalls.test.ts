import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { openApiDocument } from '../../schemas/contract/openApi.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const files = (calls: string, actions = '') => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', amount: 'money', currency: 'text', note: 'text', version: 'integer' } },
refundSum: { fields: { sums: 'list', blocked: 'integer' } },
})
`,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', of: 'refund', calls: {
${calls}
} })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', access: { resource: 'finance' },
body: { kind: 'grid', call: 'refunds', columns: ['idRefund', 'amount'], ${actions && `actions: [${actions}]`} },`,
  ),
})
const grid = "refunds: { grid: '/refunds/grid', many: 'refund' },"

async function contractOf(calls: string, actions?: string) {
  const { problems, vocabulary } = await checkDefinitions(await project(files(calls, actions)))
  expect(problems).toEqual([])
  return vocabulary
}

it('a grid has calls that count, total and add up its rows', async () => {
  const vocabulary = await contractOf(
    "refunds: { grid: '/refunds/grid', many: 'refund', counts: true, totals: true, sums: 'refundSum' },",
  )
  expect([...vocabulary.calls.values()].map(({ name, method, path }) => `${name} ${method} ${path}`)).toEqual(
    [
      'refunds POST /api/refunds/grid',
      'countRefunds POST /api/refunds/counts',
      'totalRefunds POST /api/refunds/totals',
      'sumRefunds POST /api/refunds/sum',
    ],
  )
  expect(vocabulary.calls.get('sumRefunds')).toMatchObject({ one: 'refundSum', selection: true })
  const described = { ValueCount: {}, ColumnTotal: {}, RefundSum: {} }
  expect(openApiDocument(vocabulary)).toMatchObject({ components: { schemas: described } })
})

it('a grid has records of the entity of its file by default', async () => {
  const vocabulary = await contractOf("refunds: { grid: '/refunds/grid' },")
  expect(vocabulary.calls.get('refunds')?.many).toBe('refund')
})

it('entities of derived calls are described only where a grid has them', async () => {
  const vocabulary = await contractOf(grid)
  expect([...vocabulary.entities.keys()]).toEqual(['refund', 'refundSum'])
})

it('a call about a record has one for selected rows, with its body and without its version', async () => {
  const vocabulary = await contractOf(
    `${grid}
rejectRefund: { post: '/refunds/{idRefund}/reject', version: true, body: ['note?'], selected: 'rejectRefunds' },`,
    "{ label: 'Reject', title: 'Reject', form: { id: 'reject', fields: ['note'], submit: 'rejectRefunds' } }",
  )
  const { version, ...call } = vocabulary.calls.get('rejectRefunds') ?? {}
  expect(version).toBeUndefined()
  expect(call).toMatchObject({
    path: '/api/refunds/reject',
    selection: true,
    body: ['note'],
    optional: ['note'],
    of: 'refund',
  })
})

it('users who act on one record can act on selected rows, if no screen has an action on these', async () => {
  const vocabulary = await contractOf(
    `${grid}
payRefund: { post: '/refunds/{idRefund}/pay', selected: 'payRefunds' },`,
    "{ label: 'Pay', call: 'payRefund' }",
  )
  expect(vocabulary.calls.get('payRefunds')?.callers).toEqual([['finance']])
})

it('keys from which a call would be derived are reported where none can be', async () => {
  const wrong = `${grid}
refund: { get: '/refunds/{idRefund}', one: 'refund', counts: true },
overdue: { grid: '/refunds/overdue/grid', many: 'refund', sums: 'refund' },
late: { grid: '/refunds/late/grid', many: 'refund', sums: 'refundSums' },
payRefunds: { post: '/refunds/pay', selection: true },
payRefund: { post: '/refunds/{idRefund}/pay', selected: 'payRefunds' },
closeRefund: { post: '/refunds/{idRefund}', selected: 'closeRefunds' },
countLate: { post: '/refunds/late-counts', reply: 'any' },
lateRefunds: { grid: '/refunds/older/grid', many: 'refund', counts: true },
countLateRefunds: { post: '/refunds/older/count', reply: 'any' },`
  expect(await saidOf(files(wrong))).toMatchInlineSnapshot(`
    "screens/finance/calls/refunds.ts:4:54  /calls/refund/counts
      "counts" is about the rows of a grid, but this call has no "grid" path. Remove it, or write the path with "grid".  (call-gridless)
    screens/finance/calls/refunds.ts:5:65  /calls/overdue/sums
      is the entity "refund", which has no list \`sums\` for the totals of the selected rows. Add the field sums: 'list' to it, or write sums: true.  (call-sums-unfit)
    screens/finance/calls/refunds.ts:6:59  /calls/late/sums
      names the entity "refundSums", which does not exist. Did you mean "refundSum"?  (entity-unknown)
    screens/finance/calls/refunds.ts:8:47  /calls/payRefund/selected
      "payRefunds" is a call of screens/finance/calls/refunds.ts already. Rename one of them.  (call-twice)
    screens/finance/calls/refunds.ts:9:45  /calls/closeRefund/selected
      names the call for selected rows, but the path of this call does not name a step of one record. Write it at a POST call whose path ends with the record and a step, such as "/refunds/{idRefund}/send".  (call-selected-unfit)
    screens/finance/calls/refunds.ts:12:1  /calls/countLateRefunds
      "countLateRefunds" is a call of screens/finance/calls/refunds.ts already. Rename one of them.  (call-twice)"
  `)
})

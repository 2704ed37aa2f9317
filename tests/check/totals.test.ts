import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', amount: 'money', currency: 'text' } },
sum: { fields: { field: 'text', amount: 'decimal', currency: { type: 'text', exact: true, example: 'GBP' } } },
})
`
const files = (columns: string, calls: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': entities,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
refunds: { grid: '/refunds/grid', many: 'refund' },
${calls}
} })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund', ${columns}] },`,
  ),
})
const totalling =
  "totalRefunds: { post: '/refunds/totals', many: 'sum', body: { fields: 'list', filter: 'json' }, totalOf: 'refunds' },"

async function totalsOf(columns: string, calls = totalling) {
  const { problems, definitions } = await checkDefinitions(await project(files(columns, calls)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'refunds')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid.totals : undefined
}

it('a grid with a total is totalled by the call of the contract', async () => {
  expect(await totalsOf("{ field: 'amount', total: true }")).toBe('/api/refunds/totals')
  expect(await totalsOf("'amount'")).toBeUndefined()
  expect(await totalsOf("{ field: 'amount', total: true }", '')).toBeUndefined()
})

it('a call that totals a grid takes fields and filter, and answers fields with their sums', async () => {
  const wrong = `totalA: { post: '/a', many: 'sum', body: { fields: 'list', filter: 'json' }, totalOf: 'refund' },
totalB: { post: '/b', many: 'refund', body: { fields: 'list' }, totalOf: 'refunds' },`
  expect(await saidOf(files("'amount'", wrong))).toMatchInlineSnapshot(`
    "screens/finance/calls/refunds.ts:4:87  /calls/totalA/totalOf
      names "refund", which is no grid call. Did you mean "refunds"?  (call-of-grid-unknown)
    screens/finance/calls/refunds.ts:5:74  /calls/totalB/totalOf
      totals the rows of a grid, and the call takes no \`fields\` and \`filter\` by POST or answers no list of \`field\`, \`amount\` and \`currency\`. Add body: {fields: 'list', filter: 'json'}, and with \`many\` an entity that has the fields field, amount and currency.  (call-total-of-unfit)"
  `)
})

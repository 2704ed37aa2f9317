import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', amount: 'money', currency: 'text' } },
})
`
const files = (columns: string, calls: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': entities,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
refunds: { grid: '/refunds/grid', many: 'refund', ${calls} },
} })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund', ${columns}] },`,
  ),
})
const totalling = 'totals: true'

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

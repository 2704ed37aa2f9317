import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
refund: { fields: { idRefund: 'id', name: 'text', status: { type: 'status', options: ['open', 'paid'] } } },
})
`
const files = (tabs: string, count: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': entities,
  'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
refunds: { grid: '/refunds/grid', many: 'refund', ${count} },
} })
`,
  'screens/finance/refunds.ts': screen(
    `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund'], filters: ['name', 'status'], filterTabs: ${tabs} },`,
  ),
})
const counting = 'counts: true'

async function tabsOf(tabs: string, count = counting) {
  const { problems, definitions } = await checkDefinitions(await project(files(tabs, count)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'refunds')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid.filterTabs : undefined
}

it('tabs of a grid are counted by the call of the contract', async () => {
  expect(await tabsOf("'status'")).toEqual({ field: 'status', counts: '/api/refunds/counts' })
  expect(await tabsOf("{ field: 'status', initialLabel: 'Open' }")).toEqual({
    field: 'status',
    initialLabel: 'Open',
    counts: '/api/refunds/counts',
  })
})

it('tabs of a grid without counts have no numbers', async () => {
  expect(await tabsOf("'status'", '')).toEqual({ field: 'status' })
})

it('tabs need a filter with options', async () => {
  expect(await saidOf(files("'name'", counting))).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:3:139  /body/filterTabs/field
      names the field "name", but no select or multiSelect filter of the grid has it. The filters with options are "status".  (filter-tabs-unknown)"
  `)
})

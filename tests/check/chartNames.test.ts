import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const files = (label: string) => ({
  'screens/home.ts': home,
  'screens/a/entities/things.ts': `import { defineEntities } from '${language}'
export default defineEntities({ cost: { fields: {
  defect: { type: 'status', options: ['battery', { doa: 'Dead on arrival' }] }, shop: 'text', parts: 'integer',
} } })
`,
  'screens/a/calls/things.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'things', calls: { costs: { get: '/costs', many: 'cost' } } })
`,
  'screens/a/one.ts': screen(
    `name: 'one', path: '/one', body: { kind: 'chart', call: 'costs', label: ${label}, series: ['parts'] },`,
  ),
})

async function checked(label: string) {
  const { problems, definitions } = await checkDefinitions(await project(files(label)))
  const block = definitions.find(one => one.screen.name === 'one')?.screen.body?.[0]
  return { problems, label: block?.kind === 'chart' && block.label }
}

it('bars that a status names have the labels of its options; others the value', async () => {
  const values = { battery: { label: 'Battery' }, doa: { label: 'Dead on arrival' } }
  expect(await checked("'defect'")).toEqual({
    problems: [],
    label: { field: 'defect', label: 'Defect', cell: { kind: 'status', values } },
  })
  expect(await checked("'shop'")).toEqual({ problems: [], label: { field: 'shop', label: 'Shop' } })
})

it('the labels can be written; a bar has no other cell', async () => {
  const cell = { kind: 'status', values: { doa: { label: 'Dead' } } }
  const written = (own: unknown) => `{ field: 'defect', cell: ${JSON.stringify(own)} }`
  expect(await checked(written(cell))).toMatchObject({ problems: [], label: { cell } })
  expect(await saidOf(files(written({ kind: 'date' })))).toContain(
    'kind is "date", a cell that is not allowed here. The kinds here are "status".  (cell-kind-misplaced)',
  )
})

it('the table of a chart is shown or folded, and never left out', async () => {
  const folding = (table: string) => saidOf(files(`'shop', table: '${table}'`))
  expect(await folding('folded')).toBe('')
  expect(await folding('hidden')).toContain('is "hidden", which is not allowed here. Possible: "folded".')
})

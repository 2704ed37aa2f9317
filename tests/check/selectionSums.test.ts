import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
writeOff: { label: 'Write-off', fields: { idWriteOff: 'id', amount: 'money', tax: 'money', currency: 'text' } },
writeOffSum: { fields: { sums: 'list', blocked: 'integer' } },
})
`
const calls = (sum: string) => `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
writeOffs: { grid: '/write-offs/{market}/grid', many: 'writeOff', ${sum} },
approveWriteOffs: { post: '/write-offs/{market}/approve', selection: true },
} })
`
const files = (
  sum: string,
  actions = "actions: [{ label: 'Approve', call: 'approveWriteOffs' }]",
  columns = "['idWriteOff', 'amount']",
) => ({
  'screens/home.ts': home,
  'screens/finance/entities/writeOffs.ts': entities,
  'screens/finance/calls/writeOffs.ts': calls(sum),
  'screens/finance/writeOffs.ts': screen(
    `name: 'write-offs', path: '/write-offs/{market}', params: { market: { example: 'uk' } }, body: { kind: 'grid', call: 'writeOffs', columns: ${columns}, ${actions} },`,
  ),
})
const sums = "sums: 'writeOffSum'"

async function gridOf(written: Record<string, string>) {
  const { problems, definitions } = await checkDefinitions(await project(written))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'write-offs')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid : undefined
}

it('a grid with an action on its selection takes name and sums of its records from entity and call', async () => {
  const path = '/api/write-offs/{market}/sum'
  expect(await gridOf(files(sums))).toMatchObject({
    records: { one: 'write-off', many: 'write-offs' },
    selectionSums: path,
    selectionSummary: { call: path, fields: [{ field: 'sums' }, { field: 'blocked' }] },
  })
})

it('sums without an entity of their own return only the list', async () => {
  expect(await gridOf(files('sums: true'))).toMatchObject({
    selectionSums: '/api/write-offs/{market}/sum',
    selectionSummary: { fields: [{ field: 'sums', label: 'Amount' }] },
  })
})

it('sums are labelled as the column that they add up, unless there are several', async () => {
  const labelled = async (columns: string) =>
    (await gridOf(files('sums: true', undefined, columns)))?.selectionSummary?.fields[0]?.label
  expect(await labelled("['idWriteOff', { field: 'amount', label: 'Value' }]")).toBe('Value')
  expect(await labelled("['idWriteOff', 'tax', { field: 'amount', label: 'Value', total: true }]")).toBe(
    'Value',
  )
  expect(
    await labelled("[{ field: 'tax', total: true }, { field: 'amount', label: 'Value', total: true }]"),
  ).toBe('Amount')
  expect(await labelled("['idWriteOff']")).toBe('Amount')
})

it('a selectionSummary of the definition is kept, with the sums', async () => {
  const own = "selectionSummary: { call: '/api/count', fields: [{ field: 'count', label: 'Count' }] },"
  const grid = await gridOf(files(sums, `${own} actions: [{ label: 'Approve', call: 'approveWriteOffs' }]`))
  expect(grid).toMatchObject({
    selectionSums: '/api/write-offs/{market}/sum',
    selectionSummary: { call: '/api/count' },
  })
})

it('a read-only grid requests no sums', async () => {
  const grid = await gridOf(files(sums, ''))
  expect(grid?.selectionSums).toBeUndefined()
})

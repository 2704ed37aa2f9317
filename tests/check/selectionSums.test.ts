import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
writeOff: { label: 'Write-off', fields: { idWriteOff: 'id', amount: 'money', currency: 'text' } },
writeOffSum: { fields: { sums: 'list', blocked: 'integer' } },
})
`
const calls = (sum: string) => `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: {
writeOffs: { grid: '/write-offs/{market}/grid', many: 'writeOff' },
approveWriteOffs: { post: '/write-offs/{market}/approve', selection: true },
${sum}
} })
`
const files = (sum: string, actions = "actions: [{ label: 'Approve', call: 'approveWriteOffs' }]") => ({
  'screens/home.ts': home,
  'screens/finance/entities/writeOffs.ts': entities,
  'screens/finance/calls/writeOffs.ts': calls(sum),
  'screens/finance/writeOffs.ts': screen(
    `name: 'write-offs', path: '/write-offs/{market}', params: { market: { example: 'uk' } }, body: { kind: 'grid', call: 'writeOffs', columns: ['idWriteOff', 'amount'], ${actions} },`,
  ),
})
const sumOf =
  "sumWriteOffs: { post: '/write-offs/{market}/sum', one: 'writeOffSum', selection: true, sumOf: 'writeOffs' },"

async function gridOf(written: Record<string, string>) {
  const { problems, definitions } = await checkDefinitions(await project(written))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'write-offs')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid : undefined
}

it('a grid with an action on its selection takes name and sums of its records from entity and call', async () => {
  const path = '/api/write-offs/{market}/sum'
  expect(await gridOf(files(sumOf))).toMatchObject({
    records: { one: 'write-off', many: 'write-offs' },
    selectionSums: path,
    selectionSummary: { call: path, fields: [{ field: 'sums' }, { field: 'blocked' }] },
  })
})

it('what is said of the selection in a definition stays, beside the sums', async () => {
  const own = "selectionSummary: { call: '/api/count', fields: [{ field: 'count', label: 'Count' }] },"
  const grid = await gridOf(files(sumOf, `${own} actions: [{ label: 'Approve', call: 'approveWriteOffs' }]`))
  expect(grid).toMatchObject({
    selectionSums: '/api/write-offs/{market}/sum',
    selectionSummary: { call: '/api/count' },
  })
})

it('a grid whose rows are only read asks for no sums', async () => {
  const grid = await gridOf(files(sumOf, ''))
  expect(grid?.selectionSums).toBeUndefined()
})

it('a call adds up a grid that exists, and answers the list of sums', async () => {
  const said = await saidOf({
    ...files(
      `sumA: { post: '/a', one: 'writeOffSum', selection: true, sumOf: 'writeOff' },
sumB: { post: '/b', one: 'writeOff', selection: true, sumOf: 'writeOffs' },`,
    ),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/calls/writeOffs.ts:5:65  /calls/sumA/sumOf
      names "writeOff", which is no grid call. Did you mean "writeOffs"?  (call-of-grid-unknown)
    screens/finance/calls/writeOffs.ts:6:62  /calls/sumB/sumOf
      adds up selected rows, and the call takes no selection or answers no list \`sums\`. Add selection: true, and with \`one\` an entity that has the field sums of type list.  (call-sum-of-unfit)"
  `)
})

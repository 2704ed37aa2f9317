import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
writeOff: { label: 'Write-off', fields: {
idWriteOff: 'id', amount: 'money', currency: { type: 'text', pattern: { match: '^[A-Z]{3}$', message: 'Three letters.' } }, bookedOn: 'date?', note: 'text?',
quantity: { type: 'integer', min: 1, max: 999 }, country: { type: 'text', length: 2 }, state: { type: 'status', options: ['open', 'done'] }, reason: { type: 'text?', maxLength: 20 },
} },
})
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { writeOffs: { grid: '/write-offs/grid', many: 'writeOff' } } })
`
const files = (columns: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/writeOffs.ts': entities,
  'screens/finance/calls/writeOffs.ts': calls,
  'screens/finance/writeOffs.ts': screen(
    `name: 'write-offs', path: '/write-offs', body: { kind: 'grid', call: 'writeOffs', columns: ['idWriteOff', 'amount'], import: { type: 1,
columns: ${columns},
} },`,
  ),
})

async function importOf(columns: string) {
  const { problems, definitions } = await checkDefinitions(await project(files(columns)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'write-offs')?.screen.body ?? []
  return block?.kind === 'grid' ? block.grid.import?.columns : undefined
}

it('the columns of an import take header, kind and pattern from the fields that they name', async () => {
  expect(await importOf("['amount', 'currency', 'bookedOn', 'note']")).toEqual([
    { header: 'amount', required: true, kind: 'number' },
    { header: 'currency', required: true, pattern: { match: '^[A-Z]{3}$', message: 'Three letters.' } },
    { header: 'bookedOn', kind: 'date' },
    { header: 'note' },
  ])
})

it('the columns of an import take limits and options from the fields that they name', async () => {
  expect(await importOf("['quantity', 'country', 'state', 'reason']")).toEqual([
    { header: 'quantity', required: true, kind: 'integer', min: 1, max: 999 },
    { header: 'country', required: true, length: 2 },
    { header: 'state', required: true, options: ['open', 'done'] },
    { header: 'reason', maxLength: 20 },
  ])
})

it('keys of an import column override those of the field, and a column can be unrelated to the records', async () => {
  const columns =
    "[{ field: 'amount', header: 'Total', required: false }, { header: 'Code', kind: 'number' }]"
  expect(await importOf(columns)).toEqual([
    { header: 'Total', required: false, kind: 'number' },
    { header: 'Code', kind: 'number' },
  ])
})

it('an import column of an unknown field is reported where it is written', async () => {
  expect(await saidOf(files("['amount', 'curency']"))).toMatchInlineSnapshot(`
    "screens/finance/writeOffs.ts:4:21  /body/import/columns/1
      names the field "curency", which the entity "writeOff" does not have. Did you mean "currency"?  (entity-field-unknown)"
  `)
})

it('the template of an import needs columns, and an example of each text that is required', async () => {
  const template = "template: { file: 'write-offs.csv', label: 'Template' }"
  const withTemplate = (keys: string) => {
    const all = files('[]')
    const screen = all['screens/finance/writeOffs.ts'].replace('columns: [],\n', `${template}, ${keys}\n`)
    return saidOf({ ...all, 'screens/finance/writeOffs.ts': screen })
  }
  expect(await withTemplate('')).toContain('has no effect, because the import has no columns')
  expect(await withTemplate('')).toContain('(template-empty)')
  const columns = "columns: ['amount', 'bookedOn', 'state', 'reason', "
  expect(await withTemplate(`${columns}{ field: 'currency', example: 'GBP' }],`)).toBe('')
  expect(await withTemplate(`${columns}'currency'],`)).toContain(
    'needs a value in each row, and the template has none. Give an example here, as in {field: "code", example: "AB-1"}, or in the entity.  (template-example)',
  )
  expect(await withTemplate(`${columns}{ field: 'currency', example: 'pounds' }],`)).toContain(
    '(example-mismatch)',
  )
})

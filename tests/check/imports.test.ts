import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
writeOff: { label: 'Write-off', fields: {
idWriteOff: 'id', amount: 'money', currency: { type: 'text', pattern: { match: '^[A-Z]{3}$', message: 'Three letters.' } }, bookedOn: 'date?', note: 'text?',
quantity: { type: 'integer', min: 1, max: 999 }, country: { type: 'text', length: 2 }, state: { type: 'status', options: ['open', 'done'] }, reason: { type: 'text?', maxLength: 20 },
} },
bankLine: { fields: { idLine: 'id', paidOn: 'date', iban: { type: 'text', maxLength: 34 } } },
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

it('the rows of an import can be of another entity than those of the grid', async () => {
  expect(await importOf("['paidOn', 'iban'], entity: 'bankLine'")).toEqual([
    { header: 'paidOn', required: true, kind: 'date' },
    { header: 'iban', required: true, maxLength: 34 },
  ])
  expect(await saidOf(files("['paidOn', 'amount'], entity: 'bankLine'"))).toMatchInlineSnapshot(`
    "screens/finance/writeOffs.ts:4:21  /body/import/columns/1
      names the field "amount", which the entity "bankLine" does not have. Its fields are "idLine", "paidOn", "iban". Describe it in the fields of "bankLine", or take it over from another entity with include: { otherEntity: ['amount'] } there.  (entity-field-unknown)"
  `)
  expect(await saidOf(files("['paidOn'], entity: 'bankLines'"))).toMatchInlineSnapshot(`
    "screens/finance/writeOffs.ts:4:30  /body/import/entity
      names the entity "bankLines", which does not exist. Did you mean "bankLine"?  (entity-unknown)"
  `)
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

it('the example of a column is one that the import takes', async () => {
  const said = await saidOf(
    files(`[
{ field: 'state', example: 'opne' },
{ field: 'quantity', example: 1000 },
{ field: 'amount', example: 'ten' },
{ field: 'bookedOn', example: '2026-02-30' },
{ field: 'country', example: 'GBR' },
{ field: 'reason', maxLength: 5, example: 'Damaged' },
{ header: 'Boxes', kind: 'integer', example: 1.5 },
{ header: 'Unit', options: ['piece', 'box'], example: 'XYZ' },
]`),
  )
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/writeOffs.ts:5:28  /body/import/columns/0/example
      is "opne", which is not one of the options. Did you mean "open"?  (example-unknown)
    screens/finance/writeOffs.ts:6:31  /body/import/columns/1/example
      is 1000, which is outside min and max. Correct it, or the limits.  (example-outside)
    screens/finance/writeOffs.ts:7:29  /body/import/columns/2/example
      is "ten", but the import takes a number, such as -1234.50. Give an example that the import takes, or correct the column.  (example-unfit)
    screens/finance/writeOffs.ts:8:31  /body/import/columns/3/example
      is "2026-02-30", but the import takes a day yyyy-MM-dd, with or without HH:mm:ss. Give an example that the import takes, or correct the column.  (example-unfit)
    screens/finance/writeOffs.ts:9:30  /body/import/columns/4/example
      is "GBR", but the import takes 2 characters. Give an example that the import takes, or correct the column.  (example-unfit)
    screens/finance/writeOffs.ts:10:43  /body/import/columns/5/example
      is "Damaged", but the import takes at most 5 characters. Give an example that the import takes, or correct the column.  (example-unfit)
    screens/finance/writeOffs.ts:11:46  /body/import/columns/6/example
      is "1.5", but the import takes a whole number. Give an example that the import takes, or correct the column.  (example-unfit)
    screens/finance/writeOffs.ts:12:55  /body/import/columns/7/example
      is "XYZ", which is not one of the options. The options are "piece", "box".  (example-unknown)"
  `)
  const right = `[{ field: 'state', example: 'OPEN' }, { field: 'quantity', example: 999 }, { field: 'amount', example: '-1234.50' },
{ field: 'bookedOn', example: '2026-02-28 12:00:00' }, { field: 'country', example: 'GB' }]`
  expect(await saidOf(files(right))).toBe('')
})

it('a wrong example of an entity is reported there, one that an import narrows at its column', async () => {
  const of = (example: string, columns: string) =>
    saidOf({
      ...files(columns),
      'screens/finance/entities/writeOffs.ts': entities.replace('min: 1,', `example: ${example}, min: 1,`),
    })
  expect(await of('0', "['quantity']")).toMatchInlineSnapshot(`
    "screens/finance/entities/writeOffs.ts:5:39  /writeOff/fields/quantity/example
      is 0, which is outside min and max. Correct it, or the limits.  (example-outside)"
  `)
  expect(await of('50', "[{ field: 'quantity', max: 10 }]")).toMatchInlineSnapshot(`
    "screens/finance/writeOffs.ts:4:11  /body/import/columns/0/example
      is 50, which is outside min and max. Correct it, or the limits.  (example-outside)"
  `)
})

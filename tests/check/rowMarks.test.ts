import { expect, it } from 'vitest'
import { gridScreen, home, language, saidOf, saidOfScreen, screen } from './project.ts'

const mark = (when: string) => `{ when: ${when}, tone: 'danger', label: 'Late' }`
const columns = `[
    { field: 'id', label: 'Id' },
    { field: 'status', label: 'Status', cell: { kind: 'status', values: { paid: { label: 'Paid' } } } },
  ]`
const saidOfMarks = (...marks: string[]) =>
  saidOfScreen(gridScreen(`  fields: ['age'], rowMarks: [${marks.join(', ')}],`, columns))

it('marks of rows ask for fields of the grid, with values that they have', async () => {
  expect(await saidOfMarks(mark("{ status: 'paid' }"), mark('{ any: [{ id: 1 }, { age: 3 }] }'))).toBe('')
  expect(
    await saidOfMarks(mark("{ stats: 'paid' }"), mark("{ any: [{ id: 1 }, { status: 'piad', ages: 3 }] }")),
  ).toMatchInlineSnapshot(`
    "screens/one.ts:9:48  /body/0/grid/rowMarks/0/when/stats
      names the field "stats", which no part of the grid has. Did you mean "status"?  (row-field-unknown)
    screens/one.ts:9:128  /body/0/grid/rowMarks/1/when/any/1/status
      compares "status" with "piad", which is not one of its values. Did you mean "paid"?  (status-value-unknown)
    screens/one.ts:9:142  /body/0/grid/rowMarks/1/when/any/1/ages
      names the field "ages", which no part of the grid has. Did you mean "age"?  (row-field-unknown)"
  `)
})

it('a mark of rows can hold, and has a tone and a label', async () => {
  const never = mark("{ all: [{ field: 'id', is: 1 }, { field: 'id', is: 2 }] }")
  expect(await saidOfMarks(never)).toContain('(condition-never)')
  expect(await saidOfMarks("{ when: { id: 1 }, tone: 'red' }")).toMatchInlineSnapshot(`
    "screens/one.ts:9:31  /body/0/grid/rowMarks/0
      lacks "label", which "0" needs. Add it: Why the row is marked, e.g. \`Overdue\`: screen readers read it before the first value, the pointer shows it, and the card of the row on a phone has it as a label.  (key-missing)
    screens/one.ts:9:56  /body/0/grid/rowMarks/0/tone
      is "red", which is not allowed here. Did you mean "danger"?  (value-unknown)"
  `)
})

it('marks of rows ask for fields of the records, of the right type', async () => {
  const said = await saidOf({
    'screens/home.ts': home,
    'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { fields: { idRefund: 'id', name: 'text', due: 'date', urgent: 'boolean' } } })
`,
    'screens/finance/calls/refunds.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { refunds: { grid: '/refunds/grid', many: 'refund' } } })
`,
    'screens/finance/refunds.ts': screen(
      `name: 'refunds', path: '/refunds', body: { kind: 'grid', call: 'refunds', columns: ['idRefund', 'name'], fields: ['due'],
rowMarks: [${mark('{ urgnt: true }')}, ${mark('{ urgent: true }')}, ${mark('{ due: { atLeast: 5 } }')}] },`,
    ),
  })
  expect(said).toMatchInlineSnapshot(`
    "screens/finance/refunds.ts:4:29  /body/rowMarks/0/when/urgnt
      names the field "urgnt", which the entity "refund" does not have. Did you mean "urgent"?  (entity-field-unknown)
    screens/finance/refunds.ts:4:88  /body/rowMarks/1/when/urgent
      names the field "urgent", which no part of the grid has. Add it to fields of the grid: fields: ['urgent'].  (row-field-unknown)
    screens/finance/refunds.ts:4:155  /body/rowMarks/2/when/due/atLeast
      compares "due" by size, but it is of the type date. Compare it with a day: { before: 'today' }, { after: '2026-01-31' }.  (size-unfit)"
  `)
})

import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatStats } from '../../schemas/check/stats.ts'
import { home, language, project, screen } from './project.ts'

const entity = `import { defineEntities } from '${language}'
export default defineEntities({
  refund: {
    fields: {
      idRefund: 'id',
      name: { type: 'text', label: 'Customer' },
    },
  },
})
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ calls: { refunds: { grid: '/api/refunds/grid', many: 'refund' } } })
`
const note = "export const note = { field: 'name', label: 'Payee', width: 200 } as const\n"
const list = (name: string, column: string) =>
  `import { note } from './parts/note.ts'\n${screen(
    `name: '${name}', path: '/${name}',\nbody: { kind: 'grid', call: 'refunds', columns: ['idRefund', ${column}] },`,
  )}`

it('prints lines by their purpose, and how often fields and labels are written', async () => {
  const root = await project({
    'screens/home.ts': home,
    'screens/finance/one.ts': list('one', 'note'),
    'screens/finance/two.ts': list('two', 'note'),
    'screens/finance/three.ts': list('three', "{ field: 'name', label: 'Customer' }").replace(/^.*\n/, ''),
    'screens/finance/parts/note.ts': note,
    'screens/finance/entities/refund.ts': entity,
    'screens/finance/calls/refunds.ts': calls,
    'screens/shared/texts.ts': 'export const none = 1\n',
  })
  const result = await checkDefinitions(root)
  expect(result.problems).toEqual([])
  expect(
    (await formatStats(root, result)).split('\n').map(line => line.split(/ {2,}(?=\S+(?: %)?$)/)),
  ).toEqual([
    ['Lines below screens/', '34'],
    ['  screens (4 files)', '21'],
    ['  parts (1 file)', '1'],
    ['  entities (1 file)', '9'],
    ['  calls (1 file)', '2'],
    ['  shared (1 file)', '1'],
    ['Lines of the median screen', '5'],
    ['Screens', '4'],
    ['Entities', '1'],
    ['Fields of entities', '2'],
    ['Calls', '1'],
    // The imported column is written once, however many grids have it.
    ['Times that a field and its label are written (2 by entities, 2 elsewhere)', '2.00'],
    ['  fields of one name and label in several entities taken as one (3)', '1.33'],
    ['Columns with a width in pixels (2 of 6)', '33.3 %'],
  ])
})

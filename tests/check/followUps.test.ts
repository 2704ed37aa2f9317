import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { area } from '../definitions/mistakes/area.ts'
import { project } from './project.ts'

const files = Object.fromEntries(Object.values(area))

/** Mistakes of which more than one thing is found, each with the codes of its problems. */
it.each([
  ['the call of a grid', 'list', "call: 'parcels',", "call: 'parcelsx',", 'call-unknown'],
  ['the key of the call of a grid', 'list', "call: 'parcels',", "callx: 'parcels',", 'key-unknown'],
  ['the columns of a grid', 'list', 'columns: [', 'columnsx: [', 'key-unknown'],
  [
    'the key of a column',
    'list',
    "{ field: 'weight', total: true },",
    "{ fieldx: 'weight', total: true },",
    'key-unknown',
  ],
  [
    'the field of a column with a total',
    'list',
    "{ field: 'weight', total: true },",
    "{ field: 'weightx', total: true },",
    'entity-field-unknown',
  ],
  [
    'the field of a column that a condition needs',
    'list',
    "{ field: 'status', show: 'always' },",
    "{ field: 'statusx', show: 'always' },",
    'entity-field-unknown',
  ],
  [
    'the field of a filter with an initial list',
    'list',
    "{ field: 'status', initial: ['stored'] },",
    "{ field: 'statusx', initial: ['stored'] },",
    'entity-field-unknown',
  ],
  [
    'the field of a filter with options',
    'list',
    "{ field: 'idCourier', options: 'couriers' },",
    "{ field: 'idCourierx', options: 'couriers' },",
    'entity-field-unknown',
  ],
  [
    'the call of a load that options name',
    'list',
    "couriers: { call: 'couriers', query: { active: 'true' } },",
    "couriers: { call: 'couriersx', query: { active: 'true' } },",
    'call-unknown',
  ],
  [
    'the key of the call of a load',
    'list',
    "couriers: { call: 'couriers', query: { active: 'true' } },",
    "couriers: { callx: 'couriers', query: { active: 'true' } },",
    'key-unknown',
  ],
  ['the loads of a screen', 'list', 'loads: {', 'loadsx: {', 'key-unknown'],
  [
    'the call of a form',
    'list',
    "submit: { call: 'addParcel', label: 'Add', onSuccess: { toast: 'Added.' } },",
    "submit: { call: 'addParcelx', label: 'Add', onSuccess: { toast: 'Added.' } },",
    'call-unknown',
  ],
  ['the calls of a file', 'calls', 'calls: {', 'callsx: {', 'key-unknown'],
] as const)('one mistake is one problem: %s', async (_, of, line, wrong, code) => {
  const [file, text] = area[of]
  const lines = text.split('\n')
  const at = lines.indexOf(line)
  expect(at).toBeGreaterThan(-1)
  const { problems } = await checkDefinitions(
    await project({ ...files, [file]: lines.with(at, wrong).join('\n') }),
  )
  expect(problems).toMatchObject([{ file, line: at + 1, code }])
})

it('a mistake in another part is a separate problem', async () => {
  const [file, text] = area.list
  const wrong = text
    .replace(
      "{ field: 'weight', total: true },",
      "{ field: 'weightx', total: true }, { field: 'sender', total: true },",
    )
    .replace("sort: '-storedAt'", "sort: '-storedAtx'")
  const { problems } = await checkDefinitions(await project({ ...files, [file]: wrong }))
  expect(problems.map(({ code }) => code)).toEqual([
    'entity-field-unknown',
    'total-text',
    'entity-field-unknown',
  ])
})

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

it('a misspelt field of a body is one problem, with what the form says of it elsewhere', async () => {
  const [file, text] = area.list
  const wrong = text
    .replace("fields: [\n'sender',", "fields: [\n{ name: 'sendr', kind: 'text', label: 'Sender' },")
    .replace('visible: { weight:', 'visible: { sender:')
  expect(wrong).toContain('visible: { sender:')
  const { problems } = await checkDefinitions(await project({ ...files, [file]: wrong }))
  expect(problems).toMatchObject([{ file, code: 'body-field-unknown', fix: 'Did you mean "sender"?' }])
})

it('a mistake of a field in an entity is one problem, also where a form or another field takes it over', async () => {
  const [file, text] = area.entities
  const [screen, list] = area.list
  const of = async (from: string, to: string) => {
    const wrong = text.replace(from, () => to)
    expect(wrong).not.toBe(text)
    const form = list.replace("{ name: 'weight', kind: 'number', min: 1 },", "'weight',")
    return (await checkDefinitions(await project({ ...files, [file]: wrong, [screen]: form }))).problems
  }
  expect(
    await of(
      "weight: { type: 'decimal', unit: 'kg', min: 0, max: 30 },",
      "weight: { type: 'decimal', unit: 'kg', min: 40, max: 30, example: 35 },\nheavy: { as: 'parcel.weight', unit: 't' },",
    ),
  ).toMatchObject([{ file, code: 'limits-crossed' }])
  const sender = (keys: string) =>
    of("sender: { type: 'text', maxLength: 80 }", `sender: { type: 'text', ${keys} }`)
  expect(await sender('maxLength: 80, length: 5')).toMatchObject([{ file, code: 'max-length-beside-length' }])
  expect(await sender("pattern: { match: '(', message: 'No.' }, maxLength: 8")).toMatchObject([
    { file, code: 'pattern-invalid' },
  ])
  expect(
    await sender("charset: 'english', pattern: { match: '^a$', message: 'No.' }, maxLength: 8"),
  ).toMatchObject([{ file, code: 'charset-beside-pattern' }])
  expect(await sender('masked: true, rows: 3, maxLength: 8')).toMatchObject([{ file, code: 'beside-masked' }])
})

it('a field of a choice that is misspelt, and a parameter named other than in the path, are one problem', async () => {
  const [file, text] = area.list
  const choice = text.replace(
    "fields: [\n'sender',",
    "fields: [\n{ name: 'sendr', label: 'A', options: ['a'] },",
  )
  const ofChoice = await checkDefinitions(await project({ ...files, [file]: choice }))
  expect(ofChoice.problems).toMatchObject([{ file, code: 'body-field-unknown' }])
  const [record, screen] = area.record
  const renamed = screen
    .replace(
      "params: { id: { pattern: '^[0-9]+$', example: '1' } }",
      () => "params: { idParcel: { example: '1' } }",
    )
    .replace("{ call: 'parcel', path: { idParcel: '{id}' }, record: 'parcel {id}' }", "'parcel'")
    .replaceAll('{id}', '{idParcel}')
    .replace("path: '/depot/parcels/{idParcel}'", "path: '/depot/parcels/{id}'")
  const ofRenamed = await checkDefinitions(await project({ ...files, [record]: renamed }))
  expect(ofRenamed.problems.map(({ code }) => code)).not.toContain('call-parameter-missing')
  expect(ofRenamed.problems).toContainEqual(expect.objectContaining({ file: record, code: 'param-unused' }))
})

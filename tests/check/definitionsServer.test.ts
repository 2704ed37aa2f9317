import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { area } from '../definitions/mistakes/area.ts'
import { definitionsServer, type LanguageServer, startLanguageServer } from '../support/languageServer.ts'
import { writeFiles } from './project.ts'

/** The files of the area, with a part of two columns that the list spreads. */
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(area)),
  'screens/depot/parts/columns.ts': "export const weights = [{ field: 'pieces' }, 'value']\n",
  [area.list[0]]:
    `import { weights } from './parts/columns.ts'\n${area.list[1].replace("'note',", "'note', ...weights,")}`,
}

let root: string
let server: LanguageServer
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'editor-'))
  await writeFiles(root, files)
  server = await startLanguageServer(root, definitionsServer)
  for (const [file, text] of Object.entries(files)) server.open(join(root, file), text)
}, 60_000)
afterAll(async () => {
  server.stop()
  await rm(root, { recursive: true, force: true })
})

/** The file and the line of the definition of the word after `^`. */
async function leadsTo(file: string, marked: string): Promise<string> {
  const text = files[file] ?? ''
  const at = text.indexOf(marked.replace('^', ''))
  expect(at, marked).toBeGreaterThan(-1)
  const [path = '', line] = (await server.definition(join(root, file), at + marked.indexOf('^'))).split(':')
  return `${path.replaceAll('\\', '/')} ${(files[path.replaceAll('\\', '/')] ?? '').split('\n')[Number(line) - 1]}`
}

const [list] = area.list
const [record] = area.record
const [entities] = area.entities
const [calls] = area.calls
const [start] = area.start

describe('go to definition', { timeout: 60_000 }, () => {
  it.each([
    ['a column', list, "'^idParcel',", `${entities} idParcel: 'id',`],
    [
      'a column in full',
      list,
      "field: '^weight'",
      `${entities} weight: { type: 'decimal', unit: 'kg', min: 0, max: 30 },`,
    ],
    [
      'a column of a shared part',
      'screens/depot/parts/columns.ts',
      "'^value'",
      `${entities} value: { type: 'money', currency: 'currency' },`,
    ],
    ['a field of the row that a link needs', list, "id: '^idParcel' } } },", `${entities} idParcel: 'id',`],
    ['a filter', list, "field: '^idCourier'", `${entities} idCourier: 'id?',`],
    ['a sort', list, "sort: '-^storedAt'", `${entities} storedAt: { type: 'moment', label: 'Stored' },`],
    ['a condition', list, "visible: { ^status: 'stored' },", `${entities} status: {`],
    ['a field of a form', list, "'^sender',", `${entities} sender: { type: 'text', maxLength: 80 },`],
    [
      'a placeholder of a heading',
      record,
      '{parcel.^sender}',
      `${entities} sender: { type: 'text', maxLength: 80 },`,
    ],
    [
      'a field of the entity of another load',
      record,
      "['idCourier', '^name']",
      `${entities} name: { type: 'text', maxLength: 60 },`,
    ],
    [
      'a field of a body',
      calls,
      "body: ['^sender', 'weight'",
      `${entities} sender: { type: 'text', maxLength: 80 },`,
    ],
    ['a currency', entities, "currency: '^currency'", `${entities} currency: 'text',`],
    [
      'a call of a grid',
      list,
      "call: '^parcels',",
      `${calls} parcels: { grid: '/parcels/grid', many: 'parcel', savedFilters: { module: 'finance', functionality: 'write-off' } },`,
    ],
    [
      'a call of a load',
      record,
      "couriers: '^couriers',",
      `${calls} couriers: { get: '/couriers', many: 'courier', query: { active: 'boolean' } },`,
    ],
    [
      'a call of a form',
      record,
      "submit: '^changeParcel'",
      `${calls} changeParcel: { put: '/parcels/{idParcel}', body: ['sender', 'note?'] },`,
    ],
    ['an entity of a reply', calls, "one: '^parcel'", `${entities} parcel: {`],
    ['an entity of a reference', entities, "entity: '^courier'", `${entities} courier: { include: {`],
    ['a screen', start, "to: '^parcels'", `${list} name: 'parcels',`],
    ['a load', record, "load: '^couriers'", `${record} couriers: 'couriers',`],
    ['a column in JSON', area.json[0], '"^idCourier", "name"],\n"filters"', `${entities} idCourier: 'id',`],
  ])('works for %s', async (_, file, marked, target) => {
    expect(await leadsTo(file, marked)).toBe(target)
  })

  it('does nothing for a text that is not a name', async () => {
    expect(await leadsTo(list, "title: '^Parcels'")).toBe(' undefined')
  })

  it('works after lines were typed that are not saved', async () => {
    const [, text] = area.record
    const typed = `// One line.\n// Another.\n${text}`
    server.change(join(root, record), typed)
    const at = typed.indexOf("'sender', 'weight'") + 1
    expect(await server.definition(join(root, record), at)).toContain(`${entities}:`)
    server.change(join(root, record), text)
  })
})

describe('hover in a definition', { timeout: 60_000 }, () => {
  it('describes a field, a call and an entity', async () => {
    const hover = (file: string, text: string, at = 1) =>
      server.hover(join(root, file), (files[file] ?? '').indexOf(text) + at)
    expect(await hover(list, "'weight'")).toBe('`weight` of the entity `parcel`\n\ndecimal, "Weight"')
    expect(await hover(list, "'parcels',\ncolumns")).toBe(
      'Call `parcels`\n\n`POST /api/depot/parcels/grid`, replies with records of `parcel`',
    )
    expect(await hover(entities, "'courier', key")).toBe(
      'Entity `courier`\n\nidCourier, name, nick, changedBy',
    )
  })
})

it('shows the problems of the check once a file is saved, and none when they are corrected', {
  timeout: 60_000,
}, async () => {
  const file = join(root, record)
  const [, text] = area.record
  const wrong = text.replace("['sender', 'weight']", "['sneder', 'weight']")
  await writeFile(file, wrong)
  server.change(file, wrong)
  server.save(file)
  const found = await server.problems(file, [])
  const line = wrong.split('\n').findIndex(one => one.includes('sneder')) + 1
  expect(found).toEqual([
    `${line}:45 names the field "sneder", which the entity "parcel" does not have. Did you mean "sender"?`,
  ])
  await writeFile(file, text)
  server.change(file, text)
  server.save(file)
  expect(await server.problems(file, found)).toEqual([])
})

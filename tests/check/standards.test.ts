import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { home, language, project, screen } from './project.ts'

const cli = fileURLToPath(new URL('../../schemas/check/cli.ts', import.meta.url))

const entities = `import { defineEntities } from '${language}'
export default defineEntities({ parcel: { fields: {
idParcel: 'id', customerName: { type: 'text', size: 'l' }, note: 'text?', city: { type: 'text', maxLength: 80 }, amount: 'money', currency: 'text',
} } })
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({ of: 'parcel', calls: {
parcels: { grid: '/api/parcels', many: 'parcel' },
summedParcels: { grid: '/api/summed', many: 'parcel', sums: true },
parcel: { get: '/api/parcels/{idParcel}', one: 'parcel' },
changeParcel: { put: '/api/parcels/{idParcel}', body: ['note', 'city', 'amount?'] },
sendParcels: { post: '/api/parcels/send', selection: true },
} })
`

/** What the whole check says of one screen, given by its keys, which begin in line 3. */
async function saidOfWhole(keys: string): Promise<string> {
  const root = await project({
    'screens/home.ts': home,
    'screens/depot/entities/parcel.ts': entities,
    'screens/depot/calls/parcels.ts': calls,
    'screens/depot/one.ts': screen(keys),
  })
  return formatProblems((await checkDefinitions(root, { standards: true })).problems)
}

const list = (keys: string) =>
  `name: 'one', path: '/one', title: 'One', access: { resource: 'depot' },
body: { kind: 'grid', call: 'parcels',
${keys}
},`
const record = (keys: string) =>
  `name: 'one', path: '/one/{idParcel}', title: 'Parcel', params: { idParcel: { example: '1' } }, access: { resource: 'depot' },
loads: { parcel: 'parcel' }, ${keys}`
const form = (field: string) =>
  record(`heading: 'Parcel {idParcel}', body: { kind: 'form', form: { id: 'parcel', values: 'parcel', submit: 'changeParcel', fields: [
${field}
] } },`)

describe('standards of valid screens', () => {
  it('a text that is sent has a maximum length, unless a profile sets it', async () => {
    expect(await saidOfWhole(form("'city', 'note'"))).toBe(
      'screens/depot/entities/parcel.ts:3:60  /parcel/fields/note\n  "note" has no limit, and forms of screens/depot/one.ts send it: only the server would reject a text that is too long. Add maxLength, as in {type: \'text?\', maxLength: 200}.  (field-endless)',
    )
    expect(await saidOfWhole(form("'city', { name: 'note', maxLength: 500 }"))).toBe('')
    const unnamed = "kind: 'text', label: 'Reason'"
    const open = (field: string) =>
      form(field).replace(
        "submit: 'changeParcel'",
        "submit: { call: '/api/parcels/{idParcel}', method: 'PUT' }",
      )
    expect(await saidOfWhole(open(`{ name: 'reason', ${unnamed} }`))).toBe(
      'screens/depot/one.ts:5:1  /body/form/fields/0\n  sends "reason" without a limit: only the server would reject a text that is too long. Add maxLength here, as in {name: \'reason\', maxLength: 200}, or to the field of the entity if that is a text.  (text-endless)',
    )
  })

  it('a pattern without open repetitions is a limit', async () => {
    const match = (pattern: string) =>
      saidOfWhole(
        form(`'city', { name: 'note', pattern: { match: String.raw\`${pattern}\`, message: 'No.' } }`),
      )
    for (const bounded of ['^[A-Z]{2}\\d{8}$', '^(?:a|b?)[*+]{0,3}\\+$', '^\\{\\d{2}\\}$'])
      expect(await match(bounded)).toBe('')
    for (const endless of ['^[A-Z]+$', '^\\d{2,}$', '^a*$'])
      expect(await match(endless)).toContain('(field-endless)')
  })

  it('a value that is not a text in the entity gets its limit in the form', async () => {
    const said = async (field: string, type = 'id?') => {
      const root = await project({
        'screens/home.ts': home,
        'screens/depot/entities/parcel.ts': entities.replace("note: 'text?'", `note: '${type}'`),
        'screens/depot/calls/parcels.ts': calls,
        'screens/depot/one.ts': screen(form(field)),
      })
      return formatProblems((await checkDefinitions(root, { standards: true })).problems)
    }
    expect(await said("'city', 'note'")).toMatchInlineSnapshot(`
      "screens/depot/one.ts:5:9  /body/form/fields/1
        sends "note" without a limit: only the server would reject a text that is too long. Add maxLength here, as in {name: 'note', maxLength: 200}, or to the field of the entity if that is a text.  (text-endless)"
    `)
    expect(await said("'city', { name: 'note', maxLength: 500 }")).toBe('')
    expect(await said("'city', 'note'", 'json?')).toBe('')
  })

  it('the initial columns of a list fit, or the grid gives a reason', async () => {
    const columns = "['idParcel', 'customerName', 'city', 'note'].map(field => ({ field, width: 300 }))"
    expect(await saidOfWhole(list(`columns: ${columns},`))).toBe(
      "screens/depot/one.ts:5:10  /body/columns\n  need 1200 pixels when the grid opens, but a window of 1440 has 1164: the list scrolls sideways. Hide columns that few users need with show: 'off', or make some narrower with size; if all are needed, give the reason in because of the grid.  (grid-too-wide)",
    )
    expect(await saidOfWhole(list(`because: 'All are needed.', columns: ${columns},`))).toBe('')
  })

  it('a list with filters can be filtered by the name of its records', async () => {
    expect(await saidOfWhole(list("columns: ['idParcel', 'customerName'], filters: ['customerName'],"))).toBe(
      'screens/depot/one.ts:5:49  /body/filters\n  do not find a record by "idParcel", which the list shows. Add a filter for "idParcel".  (key-unfiltered)',
    )
    expect(await saidOfWhole(list("columns: ['idParcel'], filters: ['idParcel'],"))).toBe('')
  })

  it('an action on selected rows with money shows the sum', async () => {
    expect(
      await saidOfWhole(
        list(
          "columns: ['idParcel', 'amount'], actions: [{ label: 'Send', scope: 'selection', call: 'sendParcels' }],",
        ),
      ),
    ).toMatchInlineSnapshot(`
      "screens/depot/one.ts:5:44  /body/actions/0
        acts on selected rows with money without a confirmation. Add confirm, e.g. 'The selected refunds are paid today.', or give the reason in because of the action.  (selection-unasked)
      screens/depot/one.ts:5:44  /body/actions/0
        acts on selected rows with money, but its confirmation does not show the sum. Write sums: true at the call of the grid, or a selectionSummary with the field total.  (selection-unsummed)"
    `)
  })

  it('a screen of one record has its name as heading', async () => {
    const body = "body: { kind: 'details', load: 'parcel', fields: ['city'] },"
    expect(await saidOfWhole(record(body))).toBe(
      'screens/depot/one.ts:3:46  /title\n  is the same for every record that the screen shows. Add heading, which names the record by a parameter or load, e.g. "Refund {idParcel}".  (heading-missing)',
    )
    expect(await saidOfWhole(record(`heading: 'Parcel', ${body}`))).toBe(
      'screens/depot/one.ts:4:39  /heading\n  names no record: it has no {placeholder}. Name a parameter or a field of a load in it, or make it the title.  (heading-plain)',
    )
    expect(await saidOfWhole(record(`heading: 'Parcel {idParcel}', ${body}`))).toBe('')
  })

  it('personal data is not shown to every signed-in user', async () => {
    const open = list("columns: ['idParcel', 'customerName'],").replace(" access: { resource: 'depot' },", '')
    expect(await saidOfWhole(open)).toBe(
      'screens/depot/one.ts:3:7  /name\n  shows "customerName", which are personal data, to every signed-in user. Add access: { resource: \'…\' }.  (personal-open)',
    )
  })

  it('personal data is shown to everybody only with a reason', async () => {
    const open = (because: string) =>
      list("columns: ['idParcel', 'customerName'],").replace("{ resource: 'depot' },", `'public', ${because}`)
    expect(await saidOfWhole(open(''))).toBe(
      'screens/depot/one.ts:3:50  /access\n  shows "customerName", which are personal data, to everybody. Write access: { resource: \'…\' }, or give the reason in because of the screen.  (personal-public)',
    )
    expect(await saidOfWhole(open("because: 'The link has a secret.',"))).toBe('')
  })

  it('an action on selected rows with money asks, or gives a reason', async () => {
    const sending = (more: string) =>
      list(
        `columns: ['idParcel', 'amount'], actions: [{ label: 'Send', scope: 'selection', call: 'sendParcels'${more} }],`,
      ).replace("call: 'parcels'", "call: 'summedParcels'")
    expect(await saidOfWhole(sending(''))).toBe(
      "screens/depot/one.ts:5:44  /body/actions/0\n  acts on selected rows with money without a confirmation. Add confirm, e.g. 'The selected refunds are paid today.', or give the reason in because of the action.  (selection-unasked)",
    )
    expect(await saidOfWhole(sending(", confirm: 'They are sent today.'"))).toBe('')
    expect(await saidOfWhole(sending(", because: 'Nothing is paid.'"))).toBe('')
  })

  it('a call that is written as its path is described', async () => {
    const action = (call: string) =>
      list(`columns: ['idParcel'], actions: [{ label: 'Send', scope: 'screen', call: '${call}' }],`)
    expect(await saidOfWhole(action('/api/parcels/send'))).toBe('')
    expect(await saidOfWhole(action('/api/parcels/sned'))).toBe(
      'screens/depot/one.ts:5:74  /body/actions/0/call\n  is POST /api/parcels/sned, which no file of calls describes, so no server has it. Did you mean "/api/parcels/send"?  (call-undescribed)',
    )
    expect(await saidOfWhole(action('/depot/close'))).toContain('Describe it in a file of `calls/`')
  })

  it('a text that may be secret says whether it is', async () => {
    expect(await saidOfWhole(form("'city', { name: 'note', maxLength: 9, label: 'Tax code' }"))).toBe(
      'screens/depot/one.ts:5:9  /body/form/fields/1\n  "note" may name data that must not be stored in the browser, and drafts of the form would store it. Add sensitive: true; or sensitive: false, with the reason in because.  (text-kept)',
    )
    expect(
      await saidOfWhole(form("'city', { name: 'note', maxLength: 9, label: 'Tax code', sensitive: true }")),
    ).toBe('')
  })

  it('an amount of tax is not such a text', async () => {
    const amount = (label: string) =>
      form(`'city', { name: 'note', maxLength: 9 }, { name: 'amount', label: '${label}' }`)
    expect(await saidOfWhole(amount('Tax'))).toBe('')
    expect(await saidOfWhole(form("'city', { name: 'note', maxLength: 9, label: 'Tax' }"))).toContain(
      '(text-kept)',
    )
  })

  it('an outdated contract is reported, and findings of Biome', async () => {
    const root = await project({
      'screens/home.ts': home.replace("name: 'home'", "name:   'home'"),
      'screens/shared/parts.ts': 'let one = 1;\nexport const two = one;\n',
      'screens/shared/texts.ts': 'export const three   = 3\n',
      'biome.json': '{ "files": { "includes": ["screens/**"] } }',
      'schemas/openapi.json': '{}\n',
    })
    const said = spawnSync(process.execPath, [cli, '--root', root, '--standards'], {
      encoding: 'utf8',
    }).stderr
    expect(said).toBe(
      [
        'screens/home.ts:1:1  /',
        '  is not formatted, nor is "screens/shared/texts.ts". Run `npm run format`.  (file-unformatted)',
        'screens/shared/parts.ts:1:1  /',
        '  this let declares a variable that is only assigned once. Correct it, or run `npm run format` (lint/style/useConst).  (file-lint)',
        'schemas/openapi.json:1:1  /',
        '  is out of date: entities or calls have changed. Run `npm run contract` to update it.  (contract-outdated)',
        '',
        '',
      ].join('\n'),
    )
  })

  it('nothing is reported while other problems exist', async () => {
    const said = await saidOfWhole(list("columns: ['idParcel', 'custmerName'], filters: ['customerName'],"))
    expect(said).toContain('(entity-field-unknown)')
    expect(said).not.toContain('(key-unfiltered)')
  })
})

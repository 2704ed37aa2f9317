import { describe, expect, it } from 'vitest'
import { gridScreen, home, language, saidOf, saidOfScreen, screen } from './project.ts'

/** What the check says of a form that is sent by a call with this body. */
const said = (form: string, body: string, more = '') =>
  saidOf({
    'screens/home.ts': home,
    'screens/area/one.ts': screen(
      `name: 'one', path: '/one', body: { kind: 'form', form: { id: 'f', ${form} } },`,
    ),
    'screens/area/calls/suppliers.ts': `import { defineCalls } from '${language}'
export default defineCalls({ resource: 'suppliers', calls: {
  addContract: { post: '/api/contracts', body: ${body} }, ${more}
} })
`,
  })

const date = `{ kind: 'date', name: 'validFrom', label: 'Valid from' }`
const file = `{ kind: 'file', name: 'contract', label: 'Contract' }`

describe('a field for a file', () => {
  it('follows from a call that takes a file', async () => {
    const body = "{ contract: 'file', validFrom: 'date' }"
    expect(
      await said(
        `fields: [{ name: 'contract', accept: ['pdf'], largest: 20 }, 'validFrom'], submit: 'addContract'`,
        body,
      ),
    ).toBe('')
    expect(await said(`submit: 'addContract'`, body)).toBe('')
  })

  it('is refused for a call that takes another type of value (file-not-taken)', async () => {
    const body = "{ contract: 'text', validFrom: 'date' }"
    expect(await said(`fields: [${file}, ${date}], submit: 'addContract'`, body)).toMatchInlineSnapshot(`
      "screens/area/one.ts:3:84  /body/form/fields/0/kind
        sends the file "contract", which the call "addContract" takes as another type of value. Write contract: 'file' in the body of the call, or another kind here.  (file-not-taken)"
    `)
    expect(
      await said(`fields: [${file}, ${date}], submit: 'addContract'`, "{ validFrom: 'date' }"),
    ).toContain('(body-field-unknown)')
  })

  it('is needed for a call that takes a file, in each way to send the form (file-not-given)', async () => {
    const optional = "{ contract: 'file', validFrom: 'date' }, optional: ['contract']"
    expect(await said(`fields: [${date}], submit: 'addContract'`, optional)).toMatchInlineSnapshot(`
      "screens/area/one.ts:3:143  /body/form/submit
        gives no file "contract" to the call "addContract", which takes a multipart form with it. Send the field { name: 'contract', kind: 'file' }, or name a call without a file.  (file-not-given)"
    `)
    expect(
      await said(
        `fields: [${file}, ${date}], submit: { call: 'addContract', fields: ['validFrom'] }`,
        optional,
      ),
    ).toContain('(file-not-given)')
    expect(
      await said(
        `fields: [{ name: 'contract', kind: 'date', label: 'C' }, ${date}], submit: 'addContract'`,
        optional,
      ),
    ).toContain('(file-not-given)')
    const needed = "{ contract: 'file', validFrom: 'date' }"
    const missing = await said(`fields: [${date}], submit: 'addContract'`, needed)
    expect(missing).toContain('(body-field-missing)')
    expect(missing).not.toContain('(file-not-given)')
  })

  it('is taken by a call of another way without the file, which is sent as JSON', async () => {
    const ways = `fields: [${file}, ${date}], submit: 'addContract', otherSubmits: [{ label: 'Note the day', call: 'noteDay' }]`
    const other = "noteDay: { post: '/api/days', body: { validFrom: 'date' } },"
    expect(await said(ways, "{ contract: 'file', validFrom: 'date' }", other)).toBe('')
  })

  it('is not sent for selected rows (file-on-selection)', async () => {
    const form = `{ id: 'f', fields: [${file}], submit: { call: '/api/contracts' } }`
    const grid = (scope: string) =>
      gridScreen(`  selection: true,
  actions: [{ kind: 'open', label: 'Add', ${scope} panel: { title: 'Add', form: ${form} } }],`)
    expect(await saidOfScreen(grid("scope: 'selection',"))).toMatchInlineSnapshot(`
      "screens/one.ts:7:112  /body/0/grid/actions/0/panel/form/fields/0
        "contract" is a file, and the selected rows are sent as JSON, which has none. Remove it, or open the form for one row.  (file-on-selection)"
    `)
    expect(await saidOfScreen(grid(''))).toBe('')
  })

  it('is compared only with its absence (value-never)', async () => {
    const shown = (condition: string) =>
      saidOfScreen(`name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', submit: { call: '/api/a' }, fields: [
${file}, { kind: 'text', name: 'note', label: 'Note', visible: { contract: ${condition} } }] } }],`)
    expect(await shown('{ present: true }')).toBe('')
    expect(await shown("'a.pdf'")).toMatchInlineSnapshot(`
      "screens/one.ts:4:122  /body/0/form/fields/1/visible/contract
        is "a.pdf", which a file field never is. Write present: true.  (value-never)"
    `)
  })

  it('has no initial value, is computed from nothing, and is in no table of records', async () => {
    const form = (field: string) =>
      saidOfScreen(
        `name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', submit: { call: '/api/a' }, fields: [${field}] } }],`,
      )
    for (const key of ["initial: 'a'", "computed: { from: 'b' }", 'prefill: false', 'sensitive: true'])
      expect(await form(file.replace(' }', `, ${key} }`))).toContain('(key-unknown)')
    expect(
      await form(`{ kind: 'rows', name: 'lines', label: 'Lines', add: 'Add', fields: [${file}] }`),
    ).toContain('/fields/0/fields/0')
  })
})

it('an address contains no file (call-query-file)', async () => {
  expect(
    await said(`submit: 'addContract'`, "{ validFrom: 'date' }, query: { scan: 'file' }"),
  ).toMatchInlineSnapshot(`
    "screens/area/calls/suppliers.ts:3:86  /calls/addContract/query/scan
      "scan" is a file, which an address cannot contain. Move it to the body of the call.  (call-query-file)"
  `)
})

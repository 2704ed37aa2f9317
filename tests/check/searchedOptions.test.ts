import { describe, expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, saidOfForm, screen } from './project.ts'

const entities = `import { defineEntities } from '${language}'
export default defineEntities({
  supplier: {
    key: 'idSupplier',
    title: '{name}',
    label: 'Supplier',
    fields: {
      idSupplier: { type: 'id', label: 'Id' },
      name: { type: 'text', label: 'Name' },
      city: { type: 'text', label: 'City' },
      grade: { type: 'text', label: 'Grade', sensitive: true },
    },
  },
  word: { label: 'Word', fields: { length: 'integer', text: 'text' } },
})
`
const calls = `import { defineCalls } from '${language}'
export default defineCalls({
  calls: {
    suppliers: { grid: '/api/suppliers/grid', many: 'supplier' },
    findSuppliers: { get: '/api/suppliers', many: 'supplier', query: { term: 'text' } },
    findByBoth: { get: '/api/both', many: 'supplier', query: { term: 'text', land: 'text' } },
    allSuppliers: { get: '/api/all', many: 'supplier' },
    words: { get: '/api/words', many: 'word', query: { term: 'text' } },
    supplier: { get: '/api/suppliers/{idSupplier}', one: 'supplier' },
    addAgreement: { post: '/api/agreements', body: { supplier: 'id' } },
  },
})
`

/** The findings of a form with one searched choice for each of these options, from line 5 on. */
function saidOfSearches(...options: string[]): Promise<string> {
  const fields = options.map((one, at) => `{ kind: 'select', name: 's${at}', label: 'S', options: ${one} },`)
  return saidOf({
    'screens/area/entities/all.ts': entities,
    'screens/area/calls/all.ts': calls,
    'screens/home.ts': home,
    'screens/one.ts': screen(`name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', fields: [
${fields.join('\n')}
] } }],`),
  })
}

/** Only what is said of the searches: not that calls are never used. */
const ofSearches = (said: string) =>
  said
    .split('\n\n')
    .filter(one => one.includes('screens/one.ts'))
    .join('\n\n')

describe('searched options', () => {
  it('take key, title and parameter from the call and its entity', async () => {
    const said = await saidOfSearches(
      "{ search: 'suppliers' }",
      "{ search: 'findSuppliers' }",
      "{ search: 'findByBoth', by: 'term', note: 'city' }",
    )
    expect(ofSearches(said)).toBe('')
  })

  it('are refused with the place and the fix where the call cannot search (search-call-unfit) (search-by-missing) (search-keyless)', async () => {
    const said = await saidOfSearches(
      "{ search: 'addAgreement' }",
      "{ search: 'supplier', by: 'term' }",
      "{ search: 'findByBoth' }",
      "{ search: 'allSuppliers' }",
      "{ search: 'words' }",
      "{ search: 'findSuppliers', by: 'name' }",
      "{ search: 'suppliers', label: 'nam' }",
      "{ search: 'findSupplier' }",
    )
    expect(ofSearches(said)).toMatchInlineSnapshot(`
      "screens/one.ts:4:62  /body/0/form/fields/0/options/search
        names the call "addAgreement", which writes: options are searched in a list. Name a GET call that replies with several records ("many"), or a call with "grid".  (search-call-unfit)
      screens/one.ts:5:62  /body/0/form/fields/1/options/search
        names the call "supplier", which does not reply with a list of records: options are searched in a list. Name a GET call that replies with several records ("many"), or a call with "grid".  (search-call-unfit)
      screens/one.ts:6:52  /body/0/form/fields/2/options
        does not say which query parameter of the call "findByBoth" takes the typed text. Add "by" with one of "term", "land".  (search-by-missing)
      screens/one.ts:7:52  /body/0/form/fields/3/options
        searches with the call "allSuppliers", which takes no query parameter for the typed text. Describe the parameter in the query of the call.  (search-by-missing)
      screens/one.ts:8:52  /body/0/form/fields/4/options
        searches with the call "words", whose records of the entity "word" have no key that could be sent. Add "value" with the field that is sent.  (search-keyless)
      screens/one.ts:9:83  /body/0/form/fields/5/options/by
        "name" is not a parameter in the query of the call "findSuppliers". Its query takes "term".  (call-query-unknown)
      screens/one.ts:10:82  /body/0/form/fields/6/options/label
        names the field "nam", which the entity "supplier" does not have. Did you mean "name"?  (entity-field-unknown)
      screens/one.ts:11:62  /body/0/form/fields/7/options/search
        names the call "findSupplier", which does not exist. Did you mean "findSuppliers"?  (call-unknown)"
    `)
  })

  it('let other fields read the record that was found, whose columns they ask for', async () => {
    const files = {
      'screens/area/entities/all.ts': entities,
      'screens/area/calls/all.ts': calls,
      'screens/home.ts': home,
      'screens/one.ts': screen(`name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', fields: [
{ kind: 'select', name: 'by', label: 'S', options: { search: 'suppliers' } },
{ kind: 'text', name: 'a', label: 'A', required: { 'by.city': 'Bristol' }, computed: { from: 'by.name', editable: true } },
{ kind: 'rows', name: 'lines', label: 'L', add: 'Add', fields: [
  { kind: 'text', name: 'b', label: 'B', visible: { any: [{ 'by.city': 'Bath' }, { a: 'x' }] } },
] },
] } }],`),
    }
    expect(ofSearches(await saidOf(files))).toBe('')
    const { definitions } = await checkDefinitions(await project(files))
    const one = definitions.find(({ screen: { name } }) => name === 'one')
    expect(JSON.stringify(one?.screen)).toContain('"reads":["name","city"]')
  })

  it('have no other fields than those of their entity in conditions and values', async () => {
    const said = await saidOf({
      'screens/area/entities/all.ts': entities,
      'screens/area/calls/all.ts': calls,
      'screens/home.ts': home,
      'screens/one.ts': screen(`name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', fields: [
{ kind: 'select', name: 'by', label: 'S', options: { search: 'suppliers' } },
{ kind: 'text', name: 'a', label: 'A', required: { 'by.citty': 'Bristol' }, computed: { from: 'by.nam' } },
{ kind: 'text', name: 'b', label: 'B', visible: { 'a.city': 'Bath' } },
] } }],`),
    })
    expect(ofSearches(said)).toMatchInlineSnapshot(`
      "screens/one.ts:5:64  /body/0/form/fields/1/required/by.citty
        names the field "citty", which the entity "supplier" does not have. Did you mean "city"?  (entity-field-unknown)
      screens/one.ts:5:95  /body/0/form/fields/1/computed/from
        names the field "nam", which the entity "supplier" does not have. Did you mean "name"?  (entity-field-unknown)
      screens/one.ts:6:61  /body/0/form/fields/2/visible/a.city
        names "a.city", but "a" is a text field, which has no fields. Name another field.  (computed-step)"
    `)
  })

  it('keep no sensitive field of a record in a draft (reads-sensitive)', async () => {
    const said = (draft: string) =>
      saidOf({
        'screens/area/entities/all.ts': entities,
        'screens/area/calls/all.ts': calls,
        'screens/home.ts': home,
        'screens/one.ts':
          screen(`name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', ${draft} fields: [
{ kind: 'select', name: 'by', label: 'S', options: { search: 'suppliers' } },
{ kind: 'text', name: 'a', label: 'A', required: { 'by.grade': 'C' } },
] } }],`),
      })
    expect(ofSearches(await said(''))).toMatchInlineSnapshot(`
      "screens/one.ts:5:64  /body/0/form/fields/1/required/by.grade
        reads "grade" of the record that was found, which its entity marks as sensitive: the draft would keep it. Name another field, or write draft: false in the form.  (reads-sensitive)"
    `)
    expect(ofSearches(await said('draft: false,'))).toBe('')
  })

  it('have a label of their value in the record that fills the form (chosen-unfilled), and no initial one (search-initial)', async () => {
    const said = await saidOfForm(`
{ kind: 'select', name: 'a', label: 'A', options: { search: '/api/a', by: 'q', value: 'id', label: 'name', chosen: 'aName' } },
{ kind: 'select', name: 'b', label: 'B', initial: 1, options: { search: '/api/a', by: 'q', value: 'id', label: 'name' } },`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:108  /body/0/form/fields/0/options/chosen
        names the label of the value in the record, but no record fills the form. Remove it, or fill the form with a record: values.  (chosen-unfilled)
      screens/one.ts:6:42  /body/0/form/fields/1/initial
        is a value of a searched choice, whose label is not known before a search. Remove it, or offer a fixed list or a load.  (search-initial)"
    `)
  })
})

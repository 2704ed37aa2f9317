import { expect, it } from 'vitest'
import { home, language, saidOf } from './project.ts'

const files = {
  'screens/home.ts': home,
  'screens/depot/entities/count.ts': `import { defineEntities } from '${language}'
export default defineEntities({ count: { title: '{name}', fields: {
idCount: { type: 'id', label: 'Count' },
name: { type: 'text', label: 'Name' },
secretWord: { type: 'text', label: 'Word', sensitive: true },
counted: { type: 'integer', label: 'Counted' },
lines: { type: 'integer', label: 'Lines' },
} } })
`,
  'screens/depot/calls/counts.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api/depot', of: 'count', calls: {
counts: { grid: '/counts/grid', many: 'count' },
shares: { get: '/counts/shares', many: 'count' },
count: { get: '/counts/{id}', one: 'count' },
changeCount: { put: '/counts/{idCount}', body: ['name', 'secretWord'] },
} })
`,
  'screens/depot/count.ts': `import { defineScreen } from '${language}'
export default defineScreen({ name: 'count', path: '/counts/{id}', params: { id: { example: '1' } },
loads: { count: 'count' },
body: [
{ kind: 'form', form: { id: 'change', values: 'count', submit: 'changeCount', fields: [
'name',
'secretWord',
] } },
] })
`,
  'screens/depot/counts.ts': `import { defineScreen } from '${language}'
export default defineScreen({ name: 'counts', path: '/counts',
body: [
{ kind: 'chart', call: 'shares', label: 'name', series: ['counted'] },
{ kind: 'grid', grid: { id: 'counts', call: 'counts', columns: [
'idCount', 'name',
{ field: 'counted', cell: { kind: 'progress', total: 'lines' } },
], filters: ['name'] } },
] })
`,
}
type File = keyof typeof files

/** What is said when a text of a file is another one. */
async function saidWith(file: File, right: string, wrong: string): Promise<string> {
  expect(files[file]).toContain(right)
  return saidOf({ ...files, [file]: files[file].replace(right, () => wrong) })
}

it('the area is right', async () => {
  expect(await saidOf(files)).toBe('')
})

it('a chart draws numbers (series-unfit)', async () => {
  expect(
    await saidWith('screens/depot/counts.ts', "['counted']", "['counted', 'secretWord']"),
  ).toMatchInlineSnapshot(`
    "screens/depot/counts.ts:4:69  /body/0/series/1
      draws "secretWord", a field of the type text, as the length of a bar. Name a number: an integer, decimal, money, percent or duration.  (series-unfit)"
  `)
})

it('the total of a progress is a number (progress-total-unfit)', async () => {
  expect(await saidWith('screens/depot/counts.ts', "total: 'lines'", "total: 'name'")).toMatchInlineSnapshot(`
    "screens/depot/counts.ts:7:54  /body/1/grid/columns/2/cell/total
      takes "name", a field of the type text, as the number at 100 %. Name a number: an integer, decimal or duration.  (progress-total-unfit)"
  `)
})

it('a path does not repeat the base (call-base-twice)', async () => {
  expect(
    await saidWith('screens/depot/calls/counts.ts', "'/counts/shares'", "'/api/depot/counts/shares'"),
  ).toMatchInlineSnapshot(`
    "screens/depot/calls/counts.ts:4:16  /calls/shares/get
      begins with the base /api/depot, which is put before every path of this file. Write "/counts/shares".  (call-base-twice)"
  `)
})

it('the path of a form is filled by its record or the parameters (call-parameter-missing)', async () => {
  expect(await saidWith('screens/depot/calls/counts.ts', '{idCount}', '{idCounts}')).toMatchInlineSnapshot(`
    "screens/depot/count.ts:5:64  /body/0/form/submit
      does not fill {idCounts}, which the path of the call "changeCount" has. Add path: {idCounts: '{id}'}.  (call-parameter-missing)"
  `)
})

it('a field that its entity marks as sensitive is no filter', async () => {
  expect(
    await saidWith('screens/depot/counts.ts', "filters: ['name']", "filters: ['secretWord']"),
  ).toMatchInlineSnapshot(`
    "screens/depot/counts.ts:8:14  /body/1/grid/filters/0
      filters by a field that its entity marks as sensitive, which would appear in the address and in saved filters. Remove the filter, or filter by its owner.  (filter-sensitive)"
  `)
})

it('a class of characters has its backslash (pattern-unescaped)', async () => {
  const pattern = String.raw`{ type: 'text', label: 'Name', pattern: { match: '^\d{2}-\\d+$', message: 'Digits.' } }`
  expect(
    await saidWith('screens/depot/entities/count.ts', "{ type: 'text', label: 'Name' }", pattern),
  ).toMatchInlineSnapshot(`
    "screens/depot/entities/count.ts:4:56  /count/fields/name/pattern/match
      has "d" where a class of characters is repeated: in a string the backslash must be doubled. Write "\\\\d" for the class \\d, or "[d]" for the letter.  (pattern-unescaped)"
  `)
})

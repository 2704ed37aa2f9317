import { describe, expect, it } from 'vitest'
import { language, saidOf, screen } from './project.ts'

describe('places of problems', () => {
  it('a value in a shared file is found there, through imports, spreads and names, and reported once', async () => {
    const said = await saidOf({
      'screens/shared/columns.ts': `const money = { kind: 'mony' } as const
export const columns = [
  { field: 'id', label: 'Id' },
  { field: 'amount', label: 'Amount', cell: money },
]
`,
      'screens/one.ts': `import { defineScreen } from '${language}'
import { columns as shared } from './shared/columns.ts'
export default defineScreen({
  name: 'one', path: '/one',
  body: [{ kind: 'grid', grid: { id: 'a', source: '/a', columns: [...shared, { field: 'z', label: '' }] } }],
})
`,
      'screens/two.ts': `import { columns } from './shared/columns.ts'
const base = { path: '/two', body: [{ kind: 'grid', grid: { id: 'b', source: '/a', columns } }] }
export default { ...base, name: 'Two' } as const satisfies object
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:5:99  /body/0/grid/columns/2/label
        is an empty text. Fill it: Header of the column.  (text-empty)
      screens/shared/columns.ts:1:23  /body/0/grid/columns/1/cell/kind of screens/one.ts, screens/two.ts
        kind is "mony", which is not a kind of cell. Did you mean "money"?  (cell-kind-unknown)
      screens/two.ts:3:33  /name
        is "Two", which does not have the form ^[a-z][a-z0-9]*(-[a-z0-9]+)*$. Did you mean "two"?  (form-wrong)"
    `)
  })

  it('a value outside the file is reported at the nearest visible place', async () => {
    const said = await saidOf({
      'screens/a.ts': `const filled = (title: string) => ({ title })
export default { name: 'a', path: '/a', body: [{ kind: 'screens' }], loads: [1].map(String), ...filled('') }
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:2:77  /loads
        is a list and must be an object. Write {1: …}. Data of the screen by name.  (type-wrong)
      screens/a.ts:2:104  /title
        is an empty text. Fill it: Title of page, window and breadcrumb. Default: the application name (spec 1 §2).  (text-empty)"
    `)
  })

  it('a JSON definition is checked like a module, with its lines and columns', async () => {
    const said = await saidOf({
      'screens/a.json': `{
  "$schema": "../schemas/screen.schema.json",
  "name": "a",
  "path": "/a/b~c",
  "parent": "b",
  "body": [
    { "kind": "text", "text": "x", "colour": "red" }
  ]
}
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:4:11  /path
        is "/a/b~c", which does not have the right form. Address of the screen below the root, e.g. \`/finance/refunds/details/{idrefund}\`. A \`{placeholder}\` fills one segment and must be declared in \`params\`.  (form-wrong)
      screens/a.json:5:13  /parent
        names the screen "b", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "a".  (screen-unknown)
      screens/a.json:7:36  /body/0/colour
        "colour" is not a key of a text block. Its keys are "heading", "kind", "text", "icon", "tone", "links", "whenMissing", "visible", "access", "formats", "because", "assumes".  (key-unknown)"
    `)
  })

  it('all problems of all files are reported in one run, by file, line and column', async () => {
    const said = await saidOf({
      'screens/b.ts': screen(`name: 'b', path: '/b', titel: 'B', parent: 'c', body: [{ kind: 'screens' }],`),
      'screens/a.json': `{ "name": "a", "path": "/b", "body": [{ "kind": "txt" }] }`,
      'screens/c/d.ts': `export default (`,
      'screens/c/e.ts': screen(`name: 'e', path: '/e',`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:1:49  /body/0/kind
        kind is "txt", which is not a kind of block. Did you mean "text"?  (block-kind-unknown)
      screens/b.ts:3:18  /path
        is /b, the same as in screens/a.json. Give one of the two screens another path.  (path-twice)
      screens/b.ts:3:24  /titel
        "titel" is not a key of a screen. Did you mean "title"?  (key-unknown)
      screens/b.ts:3:44  /parent
        names the screen "c", which does not exist. Add a screen with this name, or write the "name" of another one, not its path or title, such as "a", "b", "e".  (screen-unknown)
      screens/c/d.ts:1:17  /
        does not parse: Expected \`)\` but found \`EOF\`. Correct the syntax here.  (unparsable)
      screens/c/e.ts:2:29  /
        has neither body nor redirect. Add a body or a redirect.  (body-missing)"
    `)
  })

  it('valid definitions have no problem, and shared files are not definitions', async () => {
    const said = await saidOf({
      'screens/home.ts': screen(`name: 'home', path: '/', body: [{ kind: 'screens' }],`),
      'screens/shared/a.ts': `export const a = 1`,
      'screens/finance/b.json': `{ "name": "b", "path": "/b", "body": [{ "kind": "text", "text": "x" }] }`,
    })
    expect(said).toMatchInlineSnapshot(`""`)
  })
})

import { describe, expect, it } from 'vitest'
import { failedCheck } from '../../schemas/check/failedCheck.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { saidOf, saidOfScreen, screen } from './project.ts'

describe('reading definitions', () => {
  it('a module that does not parse is named with the place of the syntax', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(`name: 'a', path '/a'`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:3:17  /
        does not parse: Expected \`,\` or \`}\` but found \`string\`. Correct the syntax here.  (unparsable)"
    `)
  })

  it('a JSON text that does not parse is named with the place where it breaks', async () => {
    const said = await saidOf({
      'screens/a.json': `{ "name": "b",
  "path" "/b" }`,
      'screens/b.json': `{ "name": "b"`,
      'screens/c.json': ``,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:2:10  /
        does not parse: Expected ':' after property name. Correct the syntax here.  (unparsable)
      screens/b.json:1:14  /
        does not parse: Expected ',' or '}' after property value. Correct the syntax here.  (unparsable)
      screens/c.json:1:1  /
        does not parse: Unexpected end of JSON input. Correct the syntax here.  (unparsable)"
    `)
  })

  it('a syntax fault of a shared file is named once, in that file', async () => {
    const said = await saidOf({
      'screens/shared/columns.ts': `export const columns == []
`,
      'screens/a.ts': `import { columns } from './shared/columns.ts'
export default columns
`,
      'screens/b.ts': `import { columns } from './shared/columns.ts'
export default columns
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/shared/columns.ts:1:14  /
        does not parse: Missing initializer in const declaration. Correct the syntax here.  (unparsable)"
    `)
  })

  it('a definition that throws is a problem of its file', async () => {
    const said = await saidOf({
      'screens/a.ts': `throw new Error('no data')`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:1  /
        cannot be loaded: no data. A definition is data and does nothing when it is loaded.  (throws)"
    `)
  })

  it('an import that leads nowhere is named', async () => {
    const said = await saidOf({
      'screens/a.ts': `
import columns from './shared/column.ts'
export default columns
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:2:21  /
        imports "./shared/column.ts", which does not exist. Correct the path of the import.  (import-missing)"
    `)
  })

  it('a definition is the default export of its file', async () => {
    const said = await saidOf({
      'screens/a.ts': `export const a = 1`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:1  /
        has no default export. Write \`export default defineScreen({ … })\`.  (default-export-missing)"
    `)
  })

  it('a definition survives JSON.stringify: functions, undefined, dates, classes and NaN are refused', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
title: () => 'One',
parent: undefined,
access: new Date(0),
loads: new Map(),
frame: 5n,
body: [{ kind: 'grid', grid: { id: 'a', source: '/b', columns: [{ field: 'a', label: 'b', width: NaN }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:8  /title
        is a function, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:5:9  /parent
        is undefined, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:6:9  /access
        is an instance of Date, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:7:8  /loads
        is an instance of Map, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:8:8  /frame
        is a bigint, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:9:98  /body/0/grid/columns/0/width
        is NaN, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)"
    `)
  })

  it('a definition that contains itself is refused', async () => {
    const said = await saidOf({
      'screens/a.ts': `const a: Record<string, unknown> = { name: 'a', path: '/', body: [{ kind: 'text', text: 'x' }] }
a['title'] = a
export default a
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:36  /title
        is an object that contains itself, which is no plain data. Use text, number, true, false, null, list or object.  (not-plain-data)"
    `)
  })

  it('a key that stands twice in a JSON definition is refused', async () => {
    const said = await saidOf({
      'screens/a.json': `{
  "name": "home", "path": "/",
  "name": "home", "body": [{ "kind": "screens" }]
}`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.json:3:3  /name
        "name" stands twice in one object; the last one would win. Remove one of them.  (json-key-twice)"
    `)
  })

  it('a definition that is no object is refused', async () => {
    const said = await saidOf({
      'screens/a.ts': `export default 5`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:16  /
        is 5 and must be an object. One screen: where it is, who may open it, what it loads and what it shows.  (type-wrong)"
    `)
  })

  it('a check that cannot run is a problem as well', () => {
    expect(formatProblems(failedCheck(new Error('language/grid.ts: Unexpected token')).problems)).toBe(
      'schemas/check/inspect.ts:1:1  /\n' +
        '  does not run: language/grid.ts: Unexpected token. Mend the language or the check, then save again.  (check-failed)',
    )
  })
})

import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { failedCheck } from '../../schemas/check/watchDefinitions.ts'
import { home, language, project, saidOf, saidOfScreen, screen } from './project.ts'

describe('reading definitions', () => {
  it('a syntax error of a module is reported at its place', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(`name: 'a', path '/a'`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:3:17  /
        does not parse: Expected \`,\` or \`}\` but found \`string\`. Correct the syntax here.  (unparsable)"
    `)
  })

  it('a syntax error of a shared file is reported once, in that file', async () => {
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

  it('an exception of a definition is a problem of its file', async () => {
    const said = await saidOf({
      'screens/a.ts': `throw new Error('no data')`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:7  /
        cannot be loaded: no data. A definition is data and runs no code when it is loaded.  (throws)"
    `)
  })

  it('a missing import is reported', async () => {
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

  it('errors of Node and exceptions are reported with place and fix', async () => {
    // Node reads the files itself, in a process of its own: vitest would transform them.
    const root = await project({
      'screens/early.ts': 'export default { a: b }\nconst b = 1\n',
      'screens/enum.ts': 'const a = 1\nexport enum B { c }\nexport default a\n',
      'screens/foreign.ts': "import one from 'no-such-package'\nexport default one\n",
      'screens/misspelt.ts': 'const columns = 1\n\nexport default { a: colums, columns }\n',
      'screens/misspeltExport.ts': `import { defineScren } from '${language}'\nexport default defineScren({})\n`,
      'screens/throws.ts': 'const none: { a?: { b: string } } = {}\nexport default none.a!.b\n',
      'screens/twice.ts': 'const a = 1\nconst a = 2\nexport default a\n',
      'screens/two.ts': 'export default 1\nexport default 2\n',
      'screens/typeOnly.ts': `import { defineScreen, Screen } from '${language}'\nexport default defineScreen({} as Screen)\n`,
      'screens/withoutImport.ts': '\nexport default defineScreen({})\n',
    })
    const said = formatProblems((await inspectDefinitions(root)).problems)
    expect(said.replaceAll(language, 'schemas/index.ts')).toMatchInlineSnapshot(`
      "screens/early.ts:1:21  /
        uses "b" before it is declared. Declare it above, or break the import cycle.  (name-early)
      screens/enum.ts:2:8  /
        is an enum or a namespace, which cannot be used: types are stripped from definitions, not compiled. Write a constant object, or a union of texts.  (syntax-kept)
      screens/foreign.ts:1:17  /
        imports "no-such-package", which is not installed. Remove it: a definition imports the language, screens/shared and its own area.  (import-foreign)
      screens/misspelt.ts:3:21  /
        uses "colums", which is not defined. Did you mean "columns"?  (name-undefined)
      screens/misspeltExport.ts:1:10  /
        imports "defineScren" from "schemas/index.ts", which does not export it. Did you mean "defineScreen"?  (export-missing)
      screens/throws.ts:2:24  /
        cannot be loaded: Cannot read properties of undefined (reading 'b'). A definition is data and runs no code when it is loaded.  (throws)
      screens/twice.ts:2:7  /
        does not parse: Identifier \`a\` has already been declared. Correct the syntax here.  (unparsable)
      screens/two.ts:2:1  /
        is a second default export. Remove it: one file is one screen.  (default-export-twice)
      screens/typeOnly.ts:1:24  /
        imports "Screen" from "schemas/index.ts", which does not export it. It is a type: write "type Screen".  (export-missing)
      screens/withoutImport.ts:2:16  /
        uses "defineScreen", which is not defined. Import it from schemas/index.ts, as the other definitions do.  (name-undefined)"
    `)
  })

  it('output of a definition is shown and does not disturb', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => shown.mockRestore())
    const root = await project({
      'screens/home.ts': `console.log('looked', { at: 1 })\n${home}`,
    })
    expect(await inspectDefinitions(root)).toMatchObject({ problems: [], count: 1 })
    expect(shown).toHaveBeenCalledExactlyOnceWith('looked { at: 1 }')
  })

  it('an exception of a shared file is reported once, in that file', async () => {
    const said = await saidOf({
      'screens/shared/columns.ts': `import { none } from './none.ts'\nexport const columns = none`,
      'screens/shared/none.ts': `export const none: unknown = missing`,
      'screens/a.ts': `import { columns } from './shared/columns.ts'\nexport default columns`,
      'screens/b.ts': `import { columns } from './shared/columns.ts'\nexport default columns`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/shared/none.ts:1:30  /
        uses "missing", which is not defined. Import it, or declare it above.  (name-undefined)"
    `)
  })

  it('a link to an unreadable screen is not a second problem', async () => {
    const said = await saidOf({
      'screens/home.ts': screen("name: 'home', path: '/', parent: 'one', body: [{ kind: 'screens' }],"),
      'screens/one.ts': screen("name: 'one', path: '/one' body: [{ kind: 'screens' }],"),
      'screens/two.json': '{ "name": "two", "parent": "home" "path": "/two" }',
      'screens/three.ts': screen(
        "name: 'three', path: '/three', parent: 'two', body: [{ kind: 'screens' }],",
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:3:27  /
        does not parse: Expected \`,\` or \`}\` but found \`Identifier\`. Correct the syntax here.  (unparsable)
      screens/two.json:1:35  /
        does not parse: a comma is missing before this. Add it after the previous entry.  (unparsable)"
    `)
  })

  it('an importable path is suggested for a similar one', async () => {
    const said = await saidOf({
      'screens/shared/columns.ts': `export const columns = []`,
      'screens/a.ts': `import { columns } from './shared/columns'\nexport default columns`,
      'screens/area/b.ts': `import { columns } from './shared/columns.ts'\nexport default columns`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:2:16  /
        is a list and must be an object with "name", "path". One screen: where it is, who may open it, what it loads and what it shows.  (type-wrong)
      screens/area/b.ts:1:25  /
        imports "./shared/columns.ts", which does not exist. Did you mean "../shared/columns.ts"?  (import-missing)"
    `)
  })

  it('a definition is the default export of its file', async () => {
    const said = await saidOf({
      'screens/a.ts': `export const a = 1`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:1  /
        has no default export. Write \`export default defineScreen({ … })\`, or move it to screens/shared if it holds parts of screens.  (default-export-missing)"
    `)
  })

  it('a definition survives JSON.stringify: functions, undefined, dates, classes and NaN are rejected', async () => {
    const said = await saidOfScreen(`name: 'one', path: '/one',
title: () => 'One',
parent: undefined,
access: new Date(0),
loads: new Map(),
frame: 5n,
body: [{ kind: 'grid', grid: { id: 'a', source: '/b', columns: [{ field: 'a', label: 'b', width: NaN }] } }],`)
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:8  /title
        is a function, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:5:9  /parent
        is undefined, which is not plain data. Leave it out.  (not-plain-data)
      screens/one.ts:6:9  /access
        is an instance of Date, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:7:8  /loads
        is an instance of Map, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:8:8  /frame
        is a bigint, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)
      screens/one.ts:9:98  /body/0/grid/columns/0/width
        is NaN, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)"
    `)
  })

  it('a definition that contains itself is rejected', async () => {
    const said = await saidOf({
      'screens/a.ts': `const a: Record<string, unknown> = { name: 'a', path: '/', body: [{ kind: 'text', text: 'x' }] }
a['title'] = a
export default a
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:36  /title
        is an object that contains itself, which is not plain data. Use text, number, true, false, null, list or object.  (not-plain-data)"
    `)
  })

  it('a definition that is not an object is rejected', async () => {
    const said = await saidOf({
      'screens/a.ts': `export default 5`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a.ts:1:16  /
        is 5 and must be an object with "name", "path". One screen: where it is, who may open it, what it loads and what it shows.  (type-wrong)"
    `)
  })

  it('a check that cannot run is a problem too', () => {
    expect(formatProblems(failedCheck(new Error('language/grid.ts: Unexpected token')).problems)).toBe(
      'schemas/check/inspect.ts:1:1  /\n' +
        '  does not run: language/grid.ts: Unexpected token. Fix the language or the check, then save again.  (check-failed)',
    )
  })
})

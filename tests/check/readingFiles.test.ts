import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

const right = '{ "name": "right", "path": "/right", "body": [{ "kind": "screens" }] }'

describe('files of definitions', () => {
  it('a definition that loops, exits, waits or throws later is a problem of its file, like all others', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => silent.mockRestore())
    const root = await project({
      'package.json': '{ "type": "module" }',
      'screens/a.json': '{ "name": "a", "path": "/a", "bdy": [{ "kind": "screens" }] }',
      'screens/ends.ts': 'const a = 1\nexport default { a: process.exit(0) }\n',
      'screens/endless.ts': "import { a } from './shared/loop.ts'\nexport default a\n",
      'screens/late.ts': `setTimeout(() => { throw new Error('late') })\nexport default ${right}\n`,
      'screens/refused.ts': "export default Promise.reject(new Error('refused'))\n",
      'screens/shared/loop.ts': 'export const a = 1\nwhile (true) {}\n',
      'screens/waits.ts': 'await new Promise(() => {})\nexport default {}\n',
    })
    const { problems } = await inspectDefinitions(root, { patience: 2500 })
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "screens/a.json:1:30  /bdy
        "bdy" is not a key of a screen. Did you mean "body"?  (key-unknown)
      screens/ends.ts:2:21  /
        exits the process while it is loaded. A definition is data and runs no code when it is loaded.  (unfinished)
      screens/late.ts:1:26  /
        cannot be loaded: late. A definition is data and runs no code when it is loaded.  (throws)
      screens/refused.ts:1:31  /
        cannot be loaded: refused. A definition is data and runs no code when it is loaded.  (throws)
      screens/shared/loop.ts:2:1  /
        does not finish loading. A definition is data and runs no code when it is loaded.  (unfinished)
      screens/waits.ts:1:1  /
        waits forever while it is loaded. A definition is data and runs no code when it is loaded.  (unfinished)"
    `)
  })

  it('code that runs after a definition is loaded does not delay the check', async () => {
    const root = await project({
      'package.json': '{ "type": "module" }',
      'screens/a.ts': `setInterval(() => {}, 1000)\nexport default ${right}\n`,
    })
    expect(await inspectDefinitions(root)).toMatchObject({ problems: [], count: 1 })
  })

  it('an unreadable file is a problem, and a folder with such a name is not', async () => {
    const root = await project({ 'screens/a/right.json': right })
    await symlink(join(root, 'nowhere'), join(root, 'screens/gone.json'))
    await mkdir(join(root, 'screens/b.ts'))
    expect(formatProblems((await checkDefinitions(root)).problems)).toMatchInlineSnapshot(`
      "screens/gone.json:1:1  /
        cannot be read: ENOENT. Make the file readable, or remove it.  (unreadable)"
    `)
  })

  it('linked files and folders are read once, also in cycles', async () => {
    const root = await project({
      'screens/a/right.json': right,
      'other/two.json': right.replaceAll('right', 'two'),
    })
    await symlink(join(root, 'screens'), join(root, 'screens/a/again'))
    await symlink(join(root, 'other'), join(root, 'screens/linked'))
    const { problems, definitions } = await checkDefinitions(root)
    expect(problems).toEqual([])
    expect(definitions.map(({ file }) => file)).toEqual(['screens/a/right.json', 'screens/linked/two.json'])
  })

  it('invalid UTF-8 is reported where it starts, with all other problems', async () => {
    const root = await project({ 'screens/right.json': right })
    const text = '{ "name": "b", "path": "/b",\n"title": "Café", "bdy": [{ "kind": "screens" }] }'
    await writeFile(join(root, 'screens/latin.json'), text, 'latin1')
    await writeFile(join(root, 'screens/wide.json'), `\uFEFF${text}`, 'utf16le')
    expect(formatProblems((await checkDefinitions(root)).problems)).toMatchInlineSnapshot(`
      "screens/latin.json:2:14  /
        is invalid UTF-8 from here on. Save it as UTF-8 without a byte order mark.  (encoding-wrong)
      screens/latin.json:2:18  /bdy
        "bdy" is not a key of a screen. Did you mean "body"?  (key-unknown)
      screens/wide.json:1:1  /
        is invalid UTF-8 from here on. Save it as UTF-8 without a byte order mark.  (encoding-wrong)"
    `)
  })

  it('unclosed brackets do not crash the process', async () => {
    const said = await saidOf({
      'screens/right.json': right,
      'screens/deep.json': `{ "name": "deep", "body":\n${'['.repeat(20_000)}`,
      'screens/deep.ts': `export default ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/deep.json:2:500  /
        is nested too deeply. Close the brackets before it.  (nesting-deep)
      screens/deep.ts:1:516  /
        is nested too deeply. Close the brackets before it.  (nesting-deep)"
    `)
  })

  it('a file that is not a definition is reported: another extension, or a screen among shared parts', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/a/notes.md': 'Why.',
      'screens/a/one.JSON': right,
      'screens/a/three.json.txt': right,
      'screens/a/two.tsx': home,
      'screens/shared/columns.ts': 'export const columns = []\n',
      'screens/shared/lost.json': right,
      'screens/shared/screen.ts': screen("name: 'one', path: '/one', body: [{ kind: 'screens' }],"),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/notes.md:1:1  /
        is not read, because it ends in ".md". Use the extension ".ts" or ".json", in lower case, or move it out of screens.  (file-stray)
      screens/a/one.JSON:1:1  /
        is not read, because it ends in ".JSON". Use the extension ".ts" or ".json", in lower case, or move it out of screens.  (file-stray)
      screens/a/three.json.txt:1:1  /
        is not read, because it ends in ".txt". Use the extension ".ts" or ".json", in lower case, or move it out of screens.  (file-stray)
      screens/a/two.tsx:1:1  /
        is not read, because it ends in ".tsx". Use the extension ".ts" or ".json", in lower case, or move it out of screens.  (file-stray)
      screens/shared/lost.json:1:20  /
        is a screen without a route: screens/shared contains only parts of screens. Move it into the folder of its area.  (screen-shared)
      screens/shared/screen.ts:2:1  /
        is a screen without a route: screens/shared contains only parts of screens. Move it into the folder of its area.  (screen-shared)"
    `)
  })

  it('a definition imports only the language, shared parts and its own area', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/a/one.ts': `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineScreen } from '${language}'
import { other } from '../b/other.ts'
import { parts } from '../shared/parts.ts'
import { two } from './two.ts'
import { type Screen } from '../../schemas'
export default defineScreen({ name: 'one', path: '/one', body: [{ kind: 'screens' }], title: \`\${other}\${parts}\${two}\${readFileSync}\${join}\` })
`,
      'screens/a/two.ts': `export const two = 2\n${screen("name: 'two', path: '/two', body: [{ kind: 'screens' }],")}`,
      'screens/b/other.ts': `export const other = 1\n// import one from 'react'\n${screen("name: 'b', path: '/b', body: [{ kind: 'screens' }],")}`,
      'screens/shared/parts.ts':
        "import { type Runtime } from '../../runtime/index.ts'\nexport const parts: Runtime[] = []\n",
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/one.ts:1:30  /
        imports "node:fs", which a definition may not import. Remove it: a definition imports the language, screens/shared and its own area. What two areas share goes to screens/shared.  (import-outside)
      screens/a/one.ts:2:22  /
        imports "node:path", which a definition may not import. Remove it: a definition imports the language, screens/shared and its own area. What two areas share goes to screens/shared.  (import-outside)
      screens/a/one.ts:4:23  /
        imports "../b/other.ts", which a definition may not import. Remove it: a definition imports the language, screens/shared and its own area. What two areas share goes to screens/shared.  (import-outside)
      screens/a/one.ts:7:29  /
        imports "../../schemas", which a definition may not import. Did you mean "../../schemas/index.ts"?  (import-outside)
      screens/shared/parts.ts:1:30  /
        imports "../../runtime/index.ts", which a definition may not import. Remove it: a definition imports the language, screens/shared and its own area. What two areas share goes to screens/shared.  (import-outside)"
    `)
  })
})

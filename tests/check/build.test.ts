import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { definitions } from '../../schemas/check/plugin.ts'
import { home, project, screen } from './project.ts'

const page = {
  'src/index.html': '<!doctype html><title>x</title><script type="module" src="./main.ts"></script>',
  'src/main.ts': [
    "import { onDefinitionsChanged, routes } from 'virtual:screens'",
    "import { socketMessage } from 'virtual:wire'",
    'onDefinitionsChanged(() => {})',
    "Object.assign(globalThis, { routes, socketMessage, later: () => import('./later.ts') })",
  ].join('\n'),
  'src/later.ts': "export { configuration } from 'virtual:wire'",
}

/** Builds a project as the console is built; returns the text of every script by its name without hash. */
async function built(root: string): Promise<Record<string, string>> {
  await build({
    root: join(root, 'src'),
    configFile: false,
    logLevel: 'silent',
    plugins: [definitions({ root })],
    build: { outDir: '../dist', modulePreload: { polyfill: false } },
  })
  const assets = join(root, 'dist/assets')
  const files = await readdir(assets)
  const texts = files.map(async file => [
    file.replace(/-[\w-]{8}\.js$/, ''),
    await readFile(join(assets, file), 'utf8'),
  ])
  return Object.fromEntries(await Promise.all(texts))
}

const refund = screen(`
  name: 'refund', path: '/refunds/{id}', title: 'A refund', parent: 'home', frame: 'bare',
  access: { resource: 'refund_view' }, params: { id: { pattern: '^[0-9]+$', example: '1' } },
  assumes: 'Ids are numbers.',
  body: [{ kind: 'text', text: 'Some refund', because: 'A reason.' }],`)

describe('build', () => {
  it('writes the route table into the entry and every definition into its own chunk', async () => {
    const scripts = await built(
      await project({ ...page, 'screens/home.ts': home, 'screens/refund.ts': refund }),
    )
    expect(Object.keys(scripts).sort()).toEqual(['home', 'index', 'later', 'refund'])
    const { index = '', refund: chunk = '' } = scripts
    expect(index).toContain(
      JSON.stringify([
        { name: 'home', path: '/', blocks: ['screens'] },
        {
          name: 'refund',
          path: '/refunds/{id}',
          title: 'A refund',
          parent: 'home',
          access: { resource: 'refund_view' },
          params: { id: { pattern: '^[0-9]+$' } },
          frame: 'bare',
          blocks: ['text'],
        },
      ]),
    )
    expect(index).not.toContain('Some refund')
    expect(chunk).toContain('Some refund')
    expect(chunk).not.toContain('import')
  })

  it('leaves notes and hot updates out of the page', async () => {
    const scripts = await built(
      await project({ ...page, 'screens/home.ts': home, 'screens/refund.ts': refund }),
    )
    const all = Object.values(scripts).join('\n')
    for (const text of ['Ids are numbers.', 'A reason.', 'definitions:changed'])
      expect(all).not.toContain(text)
  })

  it('puts each validator where it is used, as code without eval', async () => {
    const {
      index = '',
      later = '',
      ...others
    } = await built(await project({ ...page, 'screens/home.ts': home }))
    expect(index).toContain('BACKGROUND_PROCESS')
    expect(index).not.toContain('accessControlLogin')
    expect(later).toContain('accessControlLogin')
    const all = [index, later, ...Object.values(others)].join('\n')
    expect(all).not.toMatch(/\beval\(|new Function|\brequire\(|orderNr/)
  })

  it('puts the validators of a form into a chunk of their own, separate from the screen, as code without eval', async () => {
    const account = (path: string) =>
      screen(`
  name: '${path}', path: '/${path}', title: 'Account',
  body: [{ kind: 'form', form: { id: 'account', submit: { call: '/api/account' },
    fields: [{ kind: 'text', name: 'holder', label: 'Holder', maxLength: 12345, charset: 'english' }] } }],`)
    const root = { 'screens/one.ts': account('one'), 'screens/two.ts': account('two') }
    const scripts = await built(await project({ ...page, 'screens/home.ts': home, ...root }))
    const { index = '', one = '', two = '', ...others } = scripts
    expect(Object.keys(others).filter(name => name.startsWith('one-forms'))).toHaveLength(1)
    for (const text of [index, one, two]) expect(text).not.toContain('minLength')
    const code = Object.values(others).join('\n')
    // A form of several screens travels once.
    expect(code.match(/>\s*12345/g)).toHaveLength(1)
    expect(code).toContain('holder')
    expect(code).not.toMatch(/\beval\(|new Function|\brequire\(/)
  })

  it('fails with all problems of all definitions', async () => {
    const root = await project({
      ...page,
      'screens/a.ts': screen("name: 'a', path: '/a', titel: 'A', body: [{ kind: 'screens' }]"),
      'screens/b.json': '{ "name": "b", "path": "/a", "body": [{ "kind": "txt" }] }',
    })
    await expect(built(root)).rejects.toThrow(
      [
        'wrong definitions',
        '',
        'screens/a.ts:3:24  /titel',
        '  "titel" is not a key of a screen. Did you mean "title"?  (key-unknown)',
        'screens/b.json:1:24  /path',
        '  is /a, the same as in screens/a.ts. Give one of the two screens another path.  (path-twice)',
        'screens/b.json:1:49  /body/0/kind',
        '  kind is "txt", which is not a kind of block. Did you mean "text"?  (block-kind-unknown)',
      ].join('\n'),
    )
  })
})

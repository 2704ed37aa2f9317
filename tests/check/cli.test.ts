import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { home, project, screen } from './project.ts'

const cli = fileURLToPath(new URL('../../schemas/check/cli.ts', import.meta.url))

function run(root: string, ...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, '--root', root, ...options], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run check', () => {
  it('prints the number of definitions and exits with 0 if all are valid', async () => {
    const root = await project({ 'screens/home.ts': home })
    const { status, stdout, stderr } = run(root)
    expect(stdout).toMatch(/^1 definition, no problem, \d+\.\d\d s\n$/)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  it('prints every problem and exits with 1', async () => {
    const root = await project({
      'screens/home.ts': home,
      'screens/a.ts': screen("name: 'a', path: '/a', parent: 'hme', body: [{ kind: 'screens' }]"),
      'screens/b.ts': 'enum Tone { Loud }\nexport default Tone\n',
    })
    const { status, stdout, stderr } = run(root)
    expect(stdout).toMatch(/^3 definitions, 2 problems, \d+\.\d\d s\n$/)
    expect(stderr).toBe(
      [
        'screens/a.ts:3:32  /parent',
        '  names the screen "hme", which does not exist. Did you mean "home"?  (screen-unknown)',
        'screens/b.ts:1:1  /',
        '  is an enum or a namespace, which cannot be used: types are stripped from definitions, not compiled. Write a constant object, or a union of texts.  (syntax-kept)',
        '',
        '',
      ].join('\n'),
    )
    expect(status).toBe(1)
  })

  it('prints only the problems, whatever Node itself prints about a pending definition', async () => {
    const root = await project({
      'package.json': '{ "type": "module" }',
      'screens/home.ts': home,
      'screens/waits.ts': 'await new Promise(() => {})\nexport default {}\n',
    })
    expect(run(root).stderr).toBe(
      [
        'screens/waits.ts:1:1  /',
        '  waits forever while it is loaded. A definition is data and runs no code when it is loaded.  (unfinished)',
        '',
        '',
      ].join('\n'),
    )
  })

  it('names an outdated generated file of the language, and writes it', async () => {
    const root = await project({ 'screens/home.ts': home, 'schemas/language/definition.ts': '// old\n' })
    expect(run(root).stderr).toBe(
      [
        'schemas/language/definition.ts:1:1  /',
        '  is out of date: the schemas of the language have changed. Run `npm run check -- --schema` to update it.  (file-outdated)',
        '',
        '',
      ].join('\n'),
    )
    expect(run(root, '--schema')).toMatchObject({ status: 0, stderr: '' })
    const own = fileURLToPath(new URL('../../schemas/language/definition.ts', import.meta.url))
    expect(readFileSync(join(root, 'schemas/language/definition.ts'), 'utf8')).toBe(readFileSync(own, 'utf8'))
  })

  it('writes the names of the console for editors', async () => {
    const root = await project({ 'screens/home.ts': home, 'schemas/language/names.ts': '' })
    run(root)
    expect(readFileSync(join(root, '.types/names.d.ts'), 'utf8')).toContain("    screen:\n      | 'home'\n")
  })

  it('prints the problems as JSON for other programs', async () => {
    const root = await project({
      'screens/a.json': '{ "name": "a", "path": "/a", "body": [{ "kind": "txt" }] }',
    })
    const { status, stdout } = run(root, '--json')
    expect(JSON.parse(stdout)).toEqual([
      {
        file: 'screens/a.json',
        line: 1,
        column: 49,
        pointer: '/body/0/kind',
        what: 'kind is "txt", which is not a kind of block.',
        fix: 'Did you mean "text"?',
        code: 'block-kind-unknown',
      },
    ])
    expect(status).toBe(1)
  })

  it('lists the assumptions of the definitions, with their places', async () => {
    const root = await project({
      'screens/a.ts': screen(
        "name: 'a', path: '/', assumes: 'One.',\nbody: [{ kind: 'screens', assumes: 'Two.' }],",
      ),
    })
    expect(run(root, '--assumptions')).toEqual({
      status: 0,
      stdout: 'screens/a.ts:3:23\n  One.\nscreens/a.ts:4:27\n  Two.\n2 assumptions\n',
      stderr: '',
    })
  })

  it('prints its options, also for an unknown option', async () => {
    const asked = run('.', '--help')
    expect(asked).toMatchObject({ status: 0, stderr: '' })
    expect(asked.stdout).toContain('--assumptions')
    const wrong = run('.', '--asumptions')
    expect(wrong).toMatchObject({ status: 1, stdout: '' })
    expect(wrong.stderr).toBe(`Unknown option '--asumptions'\n\n${asked.stdout}`)
  })

  it('prints the JSON Schema and the uiSchema of a form, and lists the forms if it does not exist', async () => {
    const form =
      "{ id: 'note', fields: [{ kind: 'text', name: 'note', label: 'Note', rows: 3, maxLength: 9, required: true }] }"
    const root = await project({
      'screens/home.ts': home,
      'screens/a.ts': screen(`name: 'a', path: '/a', body: [{ kind: 'form', form: ${form} }]`),
    })
    const { status, stdout } = run(root, '--form', 'note')
    expect(JSON.parse(stdout)).toEqual({
      schema: {
        type: 'object',
        properties: { note: { title: 'Note', type: 'string', maxLength: 9 } },
        required: ['note'],
      },
      uiSchema: { note: { 'ui:widget': 'textarea', 'ui:options': { rows: 3 } } },
    })
    expect(status).toBe(0)
    const wrong = run(root, '--form', 'nte')
    expect(wrong).toEqual({
      status: 1,
      stdout: '',
      stderr: 'No screen has a form "nte". There are: note.\n',
    })
  })
})

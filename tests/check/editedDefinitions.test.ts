import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { editedDefinitions } from '../../schemas/check/edited/editedDefinitions.ts'
import { home, project, screen } from './project.ts'

const file = 'screens/area/one.ts'
const files = {
  'screens/home.ts': home,
  'screens/area/one.ts': screen(
    "name: 'one', path: '/one', title: 'One', assumes: 'A guess.',\naccess: { resource: 'one_access' },\nbody: { kind: 'grid', call: 'things', columns: ['idThing', 'label'] },",
  ),
  'screens/area/entities/things.ts': "export default { thing: { fields: { idThing: 'id', label: 'text' } } }",
  'screens/area/calls/things.ts':
    "export default { base: '/api/things', calls: { things: { grid: '/grid', many: 'thing' } } }",
}

async function opened(more: Readonly<Record<string, string>> = {}, limits = {}) {
  const root = await project({ ...files, ...more })
  const definitions = editedDefinitions(root, limits)
  onTestFinished(() => definitions.close())
  return { root, definitions }
}

describe('edited definitions', () => {
  it('are listed with route, resource, calls and assumptions, and the screens that use them', async () => {
    const { definitions } = await opened()
    const { items, routes, names, shownBy } = await definitions.catalogue()
    expect(items.find(({ kind, name }) => kind === 'screen' && name === 'one')).toEqual({
      kind: 'screen',
      name: 'one',
      title: 'One',
      file,
      path: '/one',
      access: 'one_access',
      calls: ['POST /api/things/grid'],
      errors: [],
      assumptions: ['A guess.'],
    })
    expect(items.find(({ kind }) => kind === 'call')).toMatchObject({
      name: 'things',
      title: 'POST /api/things/grid',
      access: 'one_access',
    })
    expect(items.find(({ kind }) => kind === 'entity')).toMatchObject({
      name: 'thing',
      calls: ['POST /api/things/grid'],
    })
    expect(routes.map(({ name }) => name)).toContain('one')
    expect(names).toMatchObject({ fields: { thing: ['idThing', 'label'] }, records: { things: 'thing' } })
    expect(shownBy['screens/area/entities/things.ts']).toEqual(['one'])
  })

  it('are checked with unsaved text, reported with place and fix, and drawn when valid', async () => {
    const { definitions } = await opened()
    const { text = '' } = (await definitions.text(file)) ?? {}
    const right = await definitions.check(file, text.replace("'One'", "'Other'"))
    expect(right.problems).toEqual([])
    expect(right.drawn?.screen.title).toBe('Other')
    const wrong = text.replace("'label'", "'lable'")
    const { problems, drawn } = await definitions.check(file, wrong)
    const before = wrong.slice(0, wrong.indexOf("'lable'")).split('\n')
    expect(problems).toMatchObject([
      {
        file,
        code: 'entity-field-unknown',
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        fix: 'Did you mean "label"?',
      },
    ])
    expect(drawn).toBeUndefined()
  })

  it('show the effect of a changed entity on a screen', async () => {
    const { definitions } = await opened()
    const entities = 'screens/area/entities/things.ts'
    const { text = '' } = (await definitions.text(entities)) ?? {}
    const renamed = text.replace("label: 'text'", "label: { type: 'text', label: 'Called' }")
    const { problems, drawn } = await definitions.check(entities, renamed, 'one')
    expect(problems).toEqual([])
    expect(JSON.stringify(drawn?.screen)).toContain('"label":"Called"')
  })

  it('are formatted as data if the file builds them with code', async () => {
    const { definitions } = await opened({
      'screens/area/two.ts': `const name = 'two'\nexport default { name, path: '/two', body: [{ kind: 'screens' }] }`,
    })
    expect(await definitions.text('screens/area/two.ts')).toEqual({
      text: "import { defineScreen } from '../../schemas/index.ts'\n\nexport default defineScreen({ name: 'two', path: '/two', body: [{ kind: 'screens' }] })\n",
      laidOut: true,
    })
    expect(await definitions.text('screens/area/../../package.json')).toBeUndefined()
    expect(await definitions.text('screens/area/none.ts')).toBeUndefined()
  })

  it('include the validators of their forms', async () => {
    const { definitions } = await opened({
      'screens/area/three.ts': screen(
        "name: 'three', path: '/three', body: [{ kind: 'form', form: { id: 'f', fields: [{ kind: 'text', name: 'a', label: 'A', required: true, maxLength: 9 }] } }],",
      ),
    })
    const three = await definitions.screen('three')
    expect(three?.forms.f).toContain('export const validate')
    expect(await definitions.screen('none')).toBeUndefined()
  })

  it('reject a pattern with exponential time', async () => {
    const { definitions } = await opened()
    const text = screen(
      "name: 'one', path: '/one', body: [{ kind: 'form', form: { id: 'f', fields: [{ kind: 'text', name: 'a', label: 'A', maxLength: 99, pattern: '^(a+)+$' }] } }],",
    )
    const { problems, drawn } = await definitions.check(file, text)
    expect(problems.map(({ pointer }) => pointer)).toContain('/body/0/form/fields/0/pattern')
    expect(drawn).toBeUndefined()
  })

  it('are not drawn if they would keep the browser busy for minutes (edited-large)', async () => {
    const { definitions } = await opened()
    const { text = '' } = (await definitions.text(file)) ?? {}
    const blocks = (count: number) =>
      text.replace(/body: \{[^}]*\}/, `body: [${"{ kind: 'screens' },".repeat(count)}]`)
    const many = await definitions.check(file, blocks(5000))
    expect(many.drawn).toBeUndefined()
    expect(many.problems).toMatchObject([
      { file, code: 'edited-large', what: 'has 5001 parts, but the preview draws at most 1000.' },
    ])
    const few = await definitions.check(file, blocks(100))
    expect(few.problems).toEqual([])
    expect(few.drawn?.screen.body).toHaveLength(100)
  })

  it('report a check that takes too long, and check the next text', async () => {
    const { definitions } = await opened({}, { firstPatience: 0 })
    const { problems } = await definitions.check(file, 'export default {}')
    expect(problems).toMatchObject([{ file, code: 'edited-overtime' }])
    const { root } = await opened()
    const patient = editedDefinitions(root)
    onTestFinished(() => patient.close())
    expect((await patient.check(file, 'export default {}')).problems).not.toEqual([])
  })

  it('have a version, and the next one is there as soon as a file was saved', async () => {
    const { root, definitions } = await opened()
    const { version } = await definitions.catalogue()
    const never = new AbortController().signal
    const next = definitions.saved(version, never)
    await writeFile(join(root, file), files[file].replace("'One'", "'Other'"))
    expect(await next).not.toBe(version)
    const catalogue = await definitions.catalogue()
    expect(catalogue.items[0]?.title).toBe('Other')
    // Whoever no longer waits gets what there is.
    expect(await definitions.saved(catalogue.version, AbortSignal.abort())).toBe(catalogue.version)
    const last = definitions.saved(catalogue.version, never)
    definitions.close()
    expect(await last).toBe(catalogue.version)
  })

  it('are read again when a file was saved', async () => {
    const { root, definitions } = await opened()
    await definitions.catalogue()
    const added = join(root, 'screens/area/four.ts')
    await mkdir(dirname(added), { recursive: true })
    await writeFile(added, screen("name: 'four', path: '/four', body: [{ kind: 'screens' }],"))
    const { items } = await definitions.catalogue()
    expect(items.map(({ name }) => name)).toContain('four')
  })
})

import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { schemaDocument } from '../../schemas/check/schemaDocument.ts'
import { home, project, saidOf, screen } from './project.ts'

it('schemas/screen.schema.json is up to date; `npm run check -- --schema` writes it', () => {
  const written = readFileSync(new URL('../../schemas/screen.schema.json', import.meta.url), 'utf8')
  expect(written).toBe(schemaDocument())
})

it('the schema document accepts what the check accepts and refuses what it refuses', async () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(schemaDocument()))
  const { definitions } = await checkDefinitions(new URL('../..', import.meta.url).pathname)
  expect(definitions.length).toBeGreaterThan(0)
  for (const { file, screen: data } of definitions) expect(validate(data), file).toBe(true)
  const wrong = { name: 'a', path: '/a', body: [{ kind: 'text', txt: 'x' }] }
  expect(validate(wrong)).toBe(false)
  const root = await project({ 'screens/a.ts': screen(JSON.stringify(wrong).slice(1, -1)) })
  expect((await checkDefinitions(root)).definitions).toEqual([])
})

it('the schema document knows the words of forms, so that editors complete them in a `.json` definition', async () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(schemaDocument()))
  const withField = (field: object) => ({
    $schema: '../schemas/screen.schema.json',
    name: 'a',
    path: '/a',
    body: [{ kind: 'form', form: { id: 'f', fields: [field], submit: { call: '/api/a' } } }],
  })
  const right = {
    kind: 'rows',
    name: 'a',
    label: 'A',
    add: 'Add',
    fields: [{ kind: 'text', name: 'b', label: 'B' }],
  }
  expect(validate(withField(right))).toBe(true)
  for (const wrong of [
    { ...right, kind: 'row' },
    { ...right, requird: true },
    { ...right, fields: [right] },
  ])
    expect(validate(withField(wrong)), JSON.stringify(wrong)).toBe(false)
  const files = { 'screens/home.ts': home, 'screens/a.json': JSON.stringify(withField(right)) }
  expect(await saidOf(files)).toBe('')
  const wrong = JSON.stringify(withField({ ...right, max: 0 }), null, 1)
  expect(await saidOf({ ...files, 'screens/a.json': wrong })).toMatch(
    /^screens\/a\.json:\d+:\d+ {2}\/body\/0\/form\/fields\/0\/max\n/,
  )
})

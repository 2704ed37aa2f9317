import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { schemaDocument } from '../../schemas/check/schemaDocument.ts'
import { blockSchemas } from '../../schemas/language/block.ts'
import { cellSchemas } from '../../schemas/language/cell.ts'
import { home, project, screen } from './project.ts'

it('schemas/screen.schema.json is up to date; `npm run check -- --schema` writes it', () => {
  const written = readFileSync(new URL('../../schemas/screen.schema.json', import.meta.url), 'utf8')
  expect(written).toBe(schemaDocument())
})

it('the schema document accepts and rejects the same definitions as the check', async () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(schemaDocument()))
  const { definitions } = await checkDefinitions(new URL('../..', import.meta.url).pathname)
  expect(definitions.length).toBeGreaterThan(0)
  for (const { file, screen: data } of definitions) expect(validate(data), file).toBe(true)
  const wrong = { name: 'a', path: '/a', body: [{ kind: 'text', txt: 'x' }] }
  expect(validate(wrong)).toBe(false)
  const root = await project({ 'screens/a.ts': screen(JSON.stringify(wrong).slice(1, -1)) })
  expect((await checkDefinitions(root)).definitions).toEqual([])
})

it('a form has its fields in its sections, for editors as for the check', async () => {
  const validate = new Ajv({ strict: false }).compile(JSON.parse(schemaDocument()))
  const field = { kind: 'text', name: 'a', label: 'A' }
  const written = {
    name: 'one',
    path: '/one',
    body: [{ kind: 'form', form: { id: 'f', sections: [{ title: 'One', fields: [field] }] } }],
  }
  expect(validate(written)).toBe(true)
  const root = await project({ 'screens/home.ts': home, 'screens/one.json': JSON.stringify(written) })
  expect((await checkDefinitions(root)).problems).toEqual([])
})

it('the schema document offers every kind of a union to editors, whatever keys the value already has', () => {
  const { properties, definitions } = JSON.parse(schemaDocument())
  const { kind } = properties.body.items.properties
  expect(kind.enum).toEqual(Object.keys(blockSchemas))
  expect(kind.enumDescriptions).toHaveLength(kind.enum.length)
  expect(definitions.cell.properties.kind.enum).toEqual(Object.keys(cellSchemas))
})

import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { normalizeEntity } from '../../schemas/check/resolve/normalizeEntity.ts'
import { componentName } from '../../schemas/contract/jsonSchemas.ts'
import { openApiDocument } from '../../schemas/contract/openApi.ts'
import { sampleRecords } from '../../schemas/contract/sampleRecords.ts'
import { type Entity } from '../../schemas/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { vocabulary } = await inspectDefinitions(root)
const { entities } = vocabulary

function entityOf(known: ReadonlyMap<string, Entity>, name: string): Entity {
  const found = known.get(name)
  if (!found) throw new Error(`There is no entity ${name}.`)
  return found
}

describe('sample records', () => {
  it.each([...entities.values()])('of $name match the schema of their entity', entity => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...openApiDocument(vocabulary), $id: 'contract' })
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${componentName(entity)}` })
    for (const record of sampleRecords(entity, entities, 50))
      expect([validate(record), validate.errors]).toEqual([true, null])
  })

  it('have nested records as deep as the contract', () => {
    const levels = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const nested = new Map(
      levels.map((name, at) => [
        name,
        normalizeEntity(name, {
          fields: {
            id: 'id',
            ...(at < 6 && {
              [`in${name}`]: { type: at < 5 ? 'object' : 'list', entity: levels[at + 1] ?? '' },
            }),
          },
        }),
      ]),
    )
    const calls = new Map()
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...openApiDocument({ entities: nested, calls }), $id: 'nested' })
    const validate = ajv.compile({ $ref: 'nested#/components/schemas/A' })
    const [record] = sampleRecords(entityOf(nested, 'a'), nested, 1)
    expect([validate(record), validate.errors]).toEqual([true, null])
    expect(record).toMatchObject({
      ina: { inb: { inc: { ind: { ine: { inf: [{ id: expect.anything() }] } } } } },
    })
  })

  it('end at an entity that contains itself, and stay small with many nested entities', () => {
    const names = Array.from({ length: 40 }, (_, at) => `e${at}`)
    const all = Object.fromEntries(
      names.map(name => [name, { type: 'list' as const, entity: name, label: name }]),
    )
    const entangled = new Map(
      names.map(name => [
        name,
        normalizeEntity(name, {
          fields: { id: 'id', ...Object.fromEntries(Object.entries(all).slice(0, 4)) },
        }),
      ]),
    )
    const [record] = sampleRecords(entityOf(entangled, 'e0'), entangled, 1)
    expect(JSON.stringify(record).length).toBeLessThan(100_000)
    const folder = normalizeEntity('folder', {
      fields: { id: 'id', parent: { type: 'object?', entity: 'folder' } },
    })
    expect(sampleRecords(folder, new Map([['folder', folder]]), 3)).toHaveLength(3)
  })

  it('are the same for the same numbers on every page, and differ from each other', () => {
    for (const entity of entities.values()) {
      const all = sampleRecords(entity, entities, 20)
      expect(sampleRecords(entity, entities, 10, { first: 11 })).toEqual(all.slice(10))
      const { key } = entity
      if (key !== undefined) expect(new Set(all.map(record => record[key])).size).toBe(20)
    }
  })

  it('have moments of the last two months, a few of the last day, where their server says what time it is', () => {
    const until = new Date('2026-11-29T10:00:00Z')
    const run = normalizeEntity('run', { fields: { idRun: 'id', startedAt: 'moment', due: 'date' } })
    const records = sampleRecords(run, new Map([['run', run]]), 57, { until })
    for (const field of ['startedAt', 'due']) {
      const days = records.map(record => (until.getTime() - Date.parse(`${record[field]}Z`)) / 86_400_000)
      expect(Math.min(...days)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...days)).toBeLessThanOrEqual(61)
      expect(days.filter(day => day < 1).length).toBeGreaterThan(1)
      expect(days.filter(day => day < 30).length).toBeGreaterThan(30)
    }
  })
})

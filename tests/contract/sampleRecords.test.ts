import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { componentName } from '../../schemas/contract/jsonSchemas.ts'
import { openApiDocument } from '../../schemas/contract/openApi.ts'
import { sampleRecords } from '../../schemas/contract/sampleRecords.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { vocabulary } = await inspectDefinitions(root)
const { entities } = vocabulary

describe('sample records', () => {
  it.each([...entities.values()])('of $name meet the schema of their entity', entity => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ ...openApiDocument(vocabulary), $id: 'contract' })
    const validate = ajv.compile({ $ref: `contract#/components/schemas/${componentName(entity)}` })
    for (const record of sampleRecords(entity, entities, 50))
      expect([validate(record), validate.errors]).toEqual([true, null])
  })

  it('are the same for the same numbers, whatever page they are on, and differ from each other', () => {
    for (const entity of entities.values()) {
      const all = sampleRecords(entity, entities, 20)
      expect(sampleRecords(entity, entities, 10, 11)).toEqual(all.slice(10))
      expect(new Set(all.map(record => record[entity.key])).size).toBe(20)
    }
  })
})

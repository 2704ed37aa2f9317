import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { type ContractCall, openApiDocument, replyJsonSchema } from '../../schemas/contract/openApi.ts'
import { type Entity } from '../../schemas/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const refund: Entity = {
  name: 'refund',
  key: 'idRefund',
  label: 'Refund',
  plural: 'Refunds',
  fields: {
    idRefund: { type: 'id', label: 'Refund' },
    amount: { type: 'money', label: 'Amount' },
    currency: { type: 'text', label: 'Currency', maxLength: 3 },
    status: {
      type: 'status',
      label: 'Status',
      options: { open: { label: 'Open' }, done: { label: 'Done' } },
    },
    note: { type: 'text', label: 'Note', optional: true },
  },
}
const entities = new Map([['refund', refund]])

describe('OpenAPI document', () => {
  it('is the output of npm run contract', async () => {
    const { vocabulary } = await inspectDefinitions(root)
    const written: unknown = JSON.parse(readFileSync(`${root}/schemas/openapi.json`, 'utf8'))
    expect(JSON.parse(JSON.stringify(openApiDocument(vocabulary)))).toEqual(written)
  })

  it('describes every reply except those whose fields only the server knows', async () => {
    const { vocabulary } = await inspectDefinitions(root)
    const open = [...vocabulary.calls.values()].filter(
      ({ method, grid, one, many, reply = method === 'GET' ? 'any' : 'message' }) =>
        (grid ?? one ?? many) === undefined && reply === 'any',
    )
    expect(open.map(({ name }) => name).sort()).toEqual([
      'holdsResource',
      'ruleEntity',
      'ruleFieldValues',
      'runRules',
    ])
  })

  it('is valid for a validator of OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(`${root}/schemas/openapi.json`)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
    const wrong = { openapi: '3.1.0', info: { title: 'API' }, paths: {} }
    expect(await validator.validate(wrong)).toMatchObject({ valid: false })
  })

  it('describes a record with its required fields, values and optional fields', () => {
    expect(openApiDocument({ entities, calls: new Map() })).toMatchObject({
      components: {
        schemas: {
          Refund: {
            type: 'object',
            required: ['idRefund', 'amount', 'currency', 'status'],
            properties: {
              idRefund: { type: ['integer', 'string'], title: 'Refund' },
              amount: { type: 'number' },
              currency: { type: 'string', maxLength: 3 },
              status: { type: 'string', enum: ['open', 'done'] },
              note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
            },
          },
        },
      },
    })
  })

  it('contains method, parameters, body, reply, errors and resource of a call', () => {
    const call = {
      name: 'cancelRefund',
      method: 'POST',
      path: '/api/refunds/{idRefund}/cancel',
      post: '/api/refunds/{idRefund}/cancel',
      body: { reason: 'text', note: 'text' },
      optional: ['note'],
      callers: [['refund_cancel'], ['refund_access', 'refund_manager']],
      errors: [409],
    } as const
    const { paths } = openApiDocument({
      entities,
      calls: new Map([[call.name, { ...call, errors: [409], optional: ['note'] }]]),
    })
    expect(paths).toMatchObject({
      '/api/refunds/{idRefund}/cancel': {
        post: {
          operationId: 'cancelRefund',
          parameters: [{ name: 'idRefund', in: 'path', required: true }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  required: ['reason'],
                  properties: {
                    reason: { type: 'string' },
                    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
                  },
                },
              },
            },
          },
          responses: { 401: {}, 403: {}, 409: {}, 500: {} },
          security: [{ session: ['refund_cancel'] }, { session: ['refund_access', 'refund_manager'] }],
          'x-repeatable': false,
        },
      },
    })
  })
})

describe('body of a call', () => {
  it('accepts null for optional values', () => {
    const call = {
      name: 'saveRefund',
      method: 'PUT',
      path: '/api/refunds/{idRefund}',
      put: '/api/refunds/{idRefund}',
      of: 'refund',
      body: ['amount', 'note', 'currency'],
      optional: ['note', 'currency'],
      callers: [],
    } satisfies ContractCall
    expect(openApiDocument({ entities, calls: new Map([[call.name, call]]) })).toHaveProperty(
      ['paths', call.path, 'put', 'requestBody', 'content', 'application/json', 'schema'],
      {
        type: 'object',
        required: ['amount'],
        properties: {
          amount: { title: 'Amount', type: 'number' },
          note: { title: 'Note', anyOf: [{ type: 'string' }, { type: 'null' }] },
          currency: {
            anyOf: [{ title: 'Currency', type: 'string', maxLength: 3 }, { type: 'null' }],
          },
        },
      },
    )
  })
})

describe('body of a call with a file', () => {
  it('is a multipart form, whose lists, objects and records are JSON', () => {
    const call = {
      name: 'addContract',
      method: 'POST',
      path: '/api/contracts',
      post: '/api/contracts',
      body: {
        contract: { type: 'file', label: 'Contract' },
        appendix: 'file',
        zones: 'list',
        terms: 'json',
        net: 'decimal',
      },
      optional: ['appendix', 'net'],
      callers: [],
    } satisfies ContractCall
    expect(openApiDocument({ entities, calls: new Map([[call.name, call]]) })).toHaveProperty(
      ['paths', call.path, 'post', 'requestBody', 'content'],
      {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['contract', 'zones', 'terms'],
            properties: {
              contract: { title: 'Contract', type: 'string', format: 'binary' },
              appendix: { type: 'string', format: 'binary' },
              zones: { type: 'array', items: { type: ['integer', 'number', 'string'] } },
              terms: {},
              net: { anyOf: [{ type: 'number' }, { type: 'null' }] },
            },
          },
          encoding: {
            zones: { contentType: 'application/json' },
            terms: { contentType: 'application/json' },
          },
        },
      },
    )
  })
})

describe('reply of a call', () => {
  const named = { name: 'refunds', method: 'GET', path: '/api/refunds' } as const

  it('has its record, or null, in data by default', () => {
    expect(replyJsonSchema({ ...named, one: 'refund' }, entities)).toEqual({
      type: 'object',
      required: ['data'],
      properties: { data: { anyOf: [{ $ref: '#/components/schemas/Refund' }, { type: 'null' }] } },
    })
  })

  it('has its list at the dotted path of the call, or is the list itself', () => {
    const items = { $ref: '#/components/schemas/Refund' }
    expect(replyJsonSchema({ ...named, many: 'refund', at: 'data.list' }, entities)).toMatchObject({
      properties: { data: { properties: { list: { type: 'array', items } } } },
    })
    expect(replyJsonSchema({ ...named, many: 'refund', at: '' }, entities)).toEqual({ type: 'array', items })
  })
})

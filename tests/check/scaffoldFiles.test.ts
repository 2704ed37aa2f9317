import { expect, it } from 'vitest'
import { planArea } from '../../schemas/check/scaffold/planArea.ts'

/** The plan for pets that a server changes with a body of this type. */
function planned(type: string) {
  const pet = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } }
  const changes = {
    type: 'object',
    required: ['name', 'scan'],
    properties: { name: { type: 'string' }, scan: { type: 'string', format: 'binary' } },
  }
  const reply = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } })
  const document = {
    openapi: '3.1.0',
    paths: {
      '/pets': { get: { responses: reply({ type: 'array', items: pet }) } },
      '/pets/{id}': {
        get: { responses: reply(pet) },
        put: { requestBody: { content: { [type]: { schema: changes } } }, responses: { 200: {} } },
      },
    },
  }
  return planArea(document, 'shop', { entities: new Map(), calls: new Map(), screens: new Map() })
}

it('a generated area has a form with a file where the server takes a multipart form', () => {
  expect(planned('multipart/form-data').calls.get('changePet')).toMatchObject({
    put: '/pets/{id}',
    body: ['name', 'scan'],
  })
})

it('a generated area has no form that would send a file as JSON, and says so', () => {
  const { forms, skipped } = planned('application/json')
  expect(forms).toEqual([])
  expect(skipped).toEqual([
    { operation: 'PUT /pets/{id}', why: 'it needs "scan", for which a form has no field' },
  ])
})

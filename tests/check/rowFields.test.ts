import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { home, language, project, saidOf, screen } from './project.ts'

/** A form that sends an order with a table of lines. */
const order = (lines: string, submit = "'saveOrder'") => ({
  'screens/home.ts': home,
  'screens/orders/entities/orders.ts': `import { defineEntities } from '${language}'
export default defineEntities({
order: { label: 'Order', fields: { idOrder: 'id', lines: { type: 'list', entity: 'line' }, total: 'money', currency: 'text' } },
line: { label: 'Line', fields: { idLine: 'id', sku: { type: 'text', maxLength: 20 }, pieces: 'integer?' } },
})
`,
  'screens/orders/calls/orders.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', of: 'order', resource: 'orders', calls: {
saveOrder: { post: '/orders', body: ['lines', 'total'] },
} })
`,
  'screens/orders/order.ts': screen(
    `name: 'order', path: '/order', body: { kind: 'form', form: { fields: [{ name: 'lines', add: 'Add', fields: [${lines}] }, 'total'], submit: ${submit} } },`,
  ),
})

it('a table of records has a field for each value that every record has', async () => {
  expect(await saidOf(order("'idLine', 'sku'"))).toBe('')
  expect(await saidOf(order("'sku', 'pieces'"))).toMatchInlineSnapshot(`
    "screens/orders/order.ts:3:108  /body/form/fields/0/fields
      lacks "idLine", which every record of the entity "line" has: the server would refuse each record with 400. Add the fields, make them optional in the entity, or describe what is sent as an entity of its own.  (row-fields-missing)"
  `)
  // A misspelt field is one fault.
  expect(await saidOf(order("'idLine', 'skuu'"))).not.toContain('row-fields-missing')
})

it('the confirmation of a form writes the values of its fields by their types', async () => {
  const submit = "{ call: 'saveOrder', confirm: { type: 'action', text: 'Order for {total}?' } }"
  const { problems, definitions } = await checkDefinitions(await project(order("'idLine', 'sku'", submit)))
  expect(problems).toEqual([])
  const [block] = definitions.find(one => one.screen.name === 'order')?.screen.body ?? []
  expect(block).toHaveProperty('form.submit.formats', { total: { kind: 'money', currency: 'currency' } })
})

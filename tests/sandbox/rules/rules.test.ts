import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rulesets } from '../../../schemas/wire/ruleWords.ts'
import { openTestSandbox } from '../client.ts'

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let [admin, service] = ['', '']
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  admin = opened.sandbox.signIn('rules-admin')
  service = opened.sandbox.signIn('customer-service')
})
afterAll(() => opened.close())

const engine = '/api/rules-engine'
const ask = async (call: string, body?: unknown, token = admin) => {
  const [method, path] = call.split(' ')
  const reply = await opened.ask(`${method} ${engine}/${path}`, {
    token,
    ...(body === undefined ? {} : { body }),
  })
  return { status: reply.status, ...Object(reply.json()) }
}
const bare = (filter: unknown[] = []) => ({
  pagination: { limit: 100, offset: 0 },
  filter,
  sort: [],
  columns: [],
})
interface Rule {
  readonly idRule: number
  readonly name: string
  readonly priority: number
  readonly status: string
  readonly tags: unknown
  readonly version: number
}
const rules = async (ruleset: string, token = admin): Promise<Rule[]> =>
  (await ask(`POST rules/${ruleset}/grid`, bare(), token)).data
const named = async (ruleset: string, name: string) => {
  const found = (await rules(ruleset)).find(one => one.name === name)
  if (!found) throw new Error(`There is no rule ${name}.`)
  return found
}

describe('rule groups', () => {
  it('are the eight rulesets with their counts, for users who may see them', async () => {
    const all = (await ask('POST rules/grid', bare())).data
    expect(all.map((one: { ruleset: string }) => one.ruleset)).toEqual(Object.keys(rulesets))
    for (const { ruleset, rules: count, active, right } of all) {
      const list = await rules(ruleset)
      expect([count, active, right]).toEqual([
        list.length,
        list.filter(({ status }) => status === 'active').length,
        'admin',
      ])
    }
    const seen = (await ask('POST rules/grid', bare(), service)).data
    expect(seen.map((one: { ruleset: string; right: string }) => [one.ruleset, one.right])).toEqual([
      ['customer-service', 'view'],
      ['smart-sampling-package', 'view'],
    ])
  })

  it('of others are rejected, and so is every change without the resource for changes', async () => {
    expect((await ask('POST rules/order-flags/grid', bare(), service)).status).toBe(403)
    expect((await ask('GET data-tree/order-flags', undefined, service)).status).toBe(403)
    expect((await ask('GET data-tree/no-such', undefined, admin)).status).toBe(404)
    const id = (await rules('customer-service', service))[0]?.idRule
    const form = { name: 'Mine', rule: 'Order.amount > 1' }
    for (const [call, body] of [
      ['POST rules/customer-service', form],
      [`PUT rules/customer-service/${id}`, form],
      [`DELETE rules/customer-service/${id}`, undefined],
      ...['activate', 'deactivate', 'copy', 'up', 'down'].map(
        verb => [`POST rules/customer-service/${id}/${verb}`, {}] as const,
      ),
    ] as const)
      expect([call, (await ask(call, body, service)).status]).toEqual([call, 403])
  })
})

describe('data tree', () => {
  it('contains entities with fields, types and config, and the tag settings of the ruleset', async () => {
    const { data } = await ask('GET data-tree/order-flags')
    expect(data).toMatchObject({
      tagsEnabled: true,
      customTags: true,
      tags: [{ name: 'Gift', isTag: false }, {}, {}],
    })
    expect(data.entities.map(({ name }: { name: string }) => name)).toEqual(['Order', 'Customer'])
    const [order] = data.entities
    expect(order.fields).toContainEqual({ name: 'amount', type: 'Double', config: null })
    expect(order.fields).toContainEqual({
      name: 'country',
      type: 'String',
      config: { valueField: 'value', labelField: 'label' },
    })
    expect((await ask('GET data-tree/rma-instant-refund')).data).toMatchObject({
      tagsEnabled: false,
      customTags: false,
    })
  })

  it('leads to the values of a field, keyed by its configured value field', async () => {
    const { data } = await ask('GET field-values/Order/payment?ruleset=order-flags')
    expect(data).toEqual([{ value: 'Card' }, { value: 'CashOnDelivery' }])
    expect((await ask('GET field-values/Order/amount?ruleset=order-flags')).status).toBe(404)
    expect((await ask('GET field-values/Return/method?ruleset=order-flags')).status).toBe(404)
  })

  it('names entities that are found by their ids in the orders of the sandbox', async () => {
    const found = async (entity: string, id: string, ruleset: string) =>
      ask(`GET entity-provider/validator/${ruleset}/${entity}/${encodeURIComponent(id)}`)
    const order = await found('Order', '581587', 'rma-not-eligible')
    expect(order.data).toMatchObject({
      orderNr: '581587',
      currency: expect.any(String),
      lines: expect.any(Number),
    })
    expect((await found('Item', '581587-1', 'rma-not-eligible')).data).toMatchObject({ itemId: '581587-1' })
    expect((await found('Package', '536365-1', 'smart-sampling-package')).data).toMatchObject({
      packageNr: '536365-1',
    })
    expect((await found('Customer', '17850', 'order-flags')).data).toMatchObject({
      id: 17850,
      orders: expect.any(Number),
    })
    for (const id of ['0', "' OR 1=1 --", '٣', '%', '1e3'])
      expect([id, (await found('Order', id, 'rma-not-eligible')).status]).toEqual([id, 404])
    expect((await found('Return', '1', 'order-flags')).status).toBe(404)
  })

  it('contains related ids of an entity, if the ruleset uses them', async () => {
    const related = async (entity: string, id: string, ruleset: string) =>
      (await ask(`GET entity-provider/validator/${ruleset}/${entity}/${id}`)).related
    const { Customer, Package } = await related('Order', '536365', 'rma-not-eligible-for-pickup')
    expect(
      (await ask(`GET entity-provider/validator/order-flags/Customer/${Customer}`)).data.orders,
    ).toBeGreaterThan(0)
    expect(await related('Order', '536365', 'order-flags')).toEqual({ Customer })
    expect(await related('Package', Package, 'rma-not-eligible-for-pickup')).toEqual({
      Order: '536365',
      Customer,
    })
    expect(await related('Item', '536365-1', 'rma-not-eligible')).toEqual({ Order: '536365', Customer })
    expect(await related('Customer', Customer, 'order-flags')).toEqual({})
  })
})

describe('rule', () => {
  it('is validated with the vocabulary of its ruleset', async () => {
    const said = await ask('POST validate', { rule: 'Return.amount > 1', ruleset: 'order-flags' })
    expect(said).toMatchObject({
      success: false,
      data: [
        { line: 1, charStartPositionInLine: 0, charLength: 6, message: expect.stringContaining('Return') },
      ],
    })
    expect(await ask('POST validate', { rule: 'Order.amount > 1', ruleset: 'order-flags' })).toMatchObject({
      success: true,
      data: [],
    })
    expect((await ask('POST validate', { rule: 1 })).status).toBe(400)
  })

  it('is created, changed, copied, toggled, moved and deleted, and its history logs it', async () => {
    const ruleset = 'rma-not-retrievable'
    const before = (await rules(ruleset)).map(({ name }) => name)
    const form = { name: 'Heavy', rule: 'Order.quantity > 900', priority: 1, active: true, tags: [] }
    expect(await ask(`POST rules/${ruleset}`, form)).toMatchObject({
      status: 200,
      message: 'The rule was created.',
    })
    expect((await rules(ruleset)).map(({ name, priority }) => [priority, name])).toEqual(
      ['Heavy', ...before].map((name, at) => [at + 1, name]),
    )
    const { idRule, version } = await named(ruleset, 'Heavy')
    const rule = `rules/${ruleset}/${idRule}`
    expect(await ask(`PUT ${rule}`, { ...form, name: 'Heavier', priority: 2, version })).toMatchObject({
      status: 200,
    })
    expect(await ask(`PUT ${rule}`, { ...form, version })).toMatchObject({
      status: 409,
      message: 'rules-admin changed the rule Heavier in the meantime. Check it and try again.',
    })
    expect((await ask(`POST ${rule}/up`, {})).message).toBe('The rule Heavier has priority 1.')
    expect((await ask(`POST ${rule}/up`, {})).status).toBe(409)
    expect((await ask(`POST ${rule}/deactivate`, {})).status).toBe(200)
    expect((await ask(`POST ${rule}/deactivate`, {})).status).toBe(409)
    expect((await ask(`POST ${rule}/copy`, {})).message).toContain('copied as Heavier, copy')
    expect(await named(ruleset, 'Heavier, copy')).toMatchObject({
      status: 'inactive',
      priority: before.length + 2,
    })
    expect((await ask(`DELETE ${rule}`)).message).toBe('The rule Heavier was deleted.')
    expect((await ask(`DELETE ${rule}`)).status).toBe(404)
    expect((await rules(ruleset)).map(({ priority }) => priority)).toEqual(
      [...before, 'copy'].map((_, at) => at + 1),
    )
    const { timeline } = (await ask(`GET rules/${ruleset}`)).data
    expect(timeline.slice(0, 6).map(({ title }: { title: string }) => title)).toEqual([
      'Heavier deleted',
      'Heavier, copy copied',
      'Heavier deactivated',
      'Heavier moved',
      'Heavier changed',
      'Heavy created',
    ])
    const log = await opened.ask('POST /api/finance/settings/api-log/grid', {
      token: opened.sandbox.signIn('viewer', ['apilog_index_index']),
      body: {
        options: {
          ...bare([[{ index: 'system', value: 'Rules engine', condition: 'equals' }]]),
          sort: [{ index: 'idCall', order: 'desc' }],
        },
      },
    })
    expect(Object(log.json()).data[0]).toMatchObject({
      call: 'DELETE /rulesets/rma-not-retrievable/rules/Heavier',
      outcome: 'ok',
    })
  })

  it.each([
    [{ name: ' ', rule: 'Order.amount > 1' }, [{ field: 'name', message: 'Name is required.' }]],
    [
      { name: 'wholesale', rule: 'Order.amount > 1' },
      [{ field: 'name', message: 'A rule named wholesale already exists.' }],
    ],
    [{ name: 'x', rule: 'Order.amount >' }, [{ field: 'rule', message: 'The rule has a mistake.' }]],
    [{ name: 'x', rule: ' \n ' }, [{ field: 'rule', message: 'Rule is required.' }]],
    [
      { name: 'x', rule: 'Order.amount > 1', tags: [{ id: 'CustomTag-gift', name: 'gift', isTag: true }] },
      [{ field: 'tags', message: 'The tag gift already exists. Choose it instead of a custom tag.' }],
    ],
    [
      { name: 'x', rule: 'Order.amount > 1', tags: [{ id: '999', name: 'None', isTag: false }] },
      [{ field: 'tags', message: 'There is no tag None.' }],
    ],
  ])('%j is rejected field by field', async (form, errors) => {
    const reply = await ask('POST rules/order-flags', form)
    expect([reply.status, reply.errors]).toEqual([400, errors])
  })

  it('has custom tags only if its ruleset permits them', async () => {
    const tags = [{ id: 'CustomTag-Own', name: 'Own', isTag: true }]
    const form = { name: 'Tagged', rule: 'Order.amount > 1', tags }
    expect((await ask('POST rules/order-flags', form)).status).toBe(200)
    expect((await named('order-flags', 'Tagged')).tags).toEqual(tags)
    expect((await ask('POST rules/rma-not-eligible', form)).errors).toEqual([
      { field: 'tags', message: 'Rules of RMA not eligible cannot have custom tags.' },
    ])
    expect(
      (await ask('POST rules/rma-instant-refund', { ...form, rule: 'Return.amount > 1' })).errors,
    ).toEqual([{ field: 'tags', message: 'Rules of RMA instant refund have no tags.' }])
  })

  it('is found by the tags of its ruleset, including custom ones', async () => {
    const tags = [{ id: 'CustomTag-Made up', name: 'Made up', isTag: true }]
    await ask('POST rules/order-flags', { name: 'Found by it', rule: 'Order.amount > 1', tags })
    const listed = (await ask('GET tags/order-flags')).data
    expect(listed).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'Gift', isTag: false }), ...tags]),
    )
    const found = async (...names: string[]) => {
      const terms = names.map(value => ({ index: 'tags', value, condition: 'equals' }))
      const { data } = await ask('POST rules/order-flags/grid', bare([terms]))
      return data.map(({ name }: Rule) => name)
    }
    expect(await found('Gift')).toEqual(['Small gift'])
    expect(await found('Gift', 'Made up')).toEqual(['Small gift', 'Found by it'])
    expect(await found('name')).toEqual([])
  })
})

describe('rule run', () => {
  const entities = { Order: { quantity: 900, lines: 2, amount: 12 }, Customer: { orders: 2, spent: 10 } }

  it('of one rule returns it if it matches, and nothing otherwise', async () => {
    const { idRule } = await named('order-flags', 'Wholesale')
    const run = (given: object) => ask(`POST rule-runner/${idRule}`, { id: idRule, entities: given })
    expect(await run(entities)).toMatchObject({
      success: true,
      data: { externalRuleId: idRule, name: 'Wholesale' },
    })
    expect(await run({ Order: { quantity: 1 } })).toMatchObject({ success: true, data: null })
    expect(await run({})).toMatchObject({
      success: false,
      message: 'The rule uses Order, which was not given.',
    })
  })

  it('of several returns the first by priority, or all active matches', async () => {
    const run = (method: string, given: object = entities) =>
      ask('POST rule-runner', { ruleset: 'order-flags', entities: given, method })
    expect((await run('best')).data).toMatchObject({ name: 'Wholesale' })
    const all = (await run('all')).data.map(({ name }: { name: string }) => name)
    expect(all).toEqual(expect.arrayContaining(['Wholesale', 'Small gift']))
    expect(await run('best', { Order: {}, Customer: {} })).toMatchObject({ success: true, data: null })
    expect(await run('some')).toMatchObject({ status: 400 })
  })
})

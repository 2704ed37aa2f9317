import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type RuleEngineOptions, ruleEngine } from '../../stories/fixtures/ruleEngine.ts'
import { heldServer } from './heldServer.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const choices = [
  { value: 7, label: '1. Wholesale' },
  { value: 9, label: '2. Small gift' },
]

async function show(server: RuleEngineOptions = {}, showing: Showing = {}) {
  await page.viewport(1280, 900)
  const shown = showBlock([{ kind: 'ruleTest', ruleset: 'flags', rules: 'set.choices' }], {
    answer: ruleEngine(server),
    loads: { set: { choices } },
    ...showing,
  })
  await expect.element(input()).toBeVisible()
  return shown
}

const input = (name = 'Order') => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lookUp = async (id: string) => {
  await input().fill(id)
  await button('Find Order').click()
}
const run = async () => {
  await expect.element(page.getByText('Order found [ Order = 536365 ]')).toBeVisible()
  await button('Run').click()
}

describe('rule test panel', () => {
  it('looks up an entity; the button is disabled while the search is empty or pending', async () => {
    const server = heldServer()
    const answer = (call: HttpCall) =>
      call.path.includes('/entity-provider/') ? server.answer(call) : ruleEngine()(call)
    const { calls } = await show({}, { answer })
    await expect.element(button('Find Order')).toBeDisabled()
    await input().fill('  ')
    await expect.element(button('Find Order')).toBeDisabled()
    await lookUp('5 36')
    await expect.element(button('Find Order')).toBeDisabled()
    await expect.element(button('Run')).toBeDisabled()
    expect(calls.at(-1)?.path).toBe('/api/rules-engine/entity-provider/validator/flags/Order/5%2036')
  })

  it('reports that it was found, enables running rules and shows the entity', async () => {
    await show()
    await expect.element(button('Run')).toBeDisabled()
    await lookUp('536365')
    await expect.element(page.getByText('Order found [ Order = 536365 ]')).toBeVisible()
    await expect.element(button('Run')).toBeEnabled()
    await button('View Order').click()
    await expect.element(page.getByRole('dialog', { name: 'Order 536365' }).getByText('139.12')).toBeVisible()
  })

  it('reports that it was not found, and runs nothing', async () => {
    await show()
    await lookUp('404')
    await expect.element(page.getByText('Order not found [ Order = 404 ]')).toBeVisible()
    await expect.element(button('Run')).toBeDisabled()
    await input().fill('4045')
    await expect.element(page.getByText('Order not found [ Order = 404 ]')).not.toBeInTheDocument()
  })

  it.each([
    [
      'Best match',
      { success: true, data: { externalRuleId: 7, name: 'Wholesale' } },
      'Best match: [Wholesale].',
    ],
    ['Best match', { success: true, data: null }, 'No best match for the given entity.'],
    [
      'All matching rules',
      { success: true, data: [{ name: 'A' }, { name: 'B' }] },
      'Matching Rules: [A, B].',
    ],
    ['All matching rules', { success: true, data: [] }, 'No rules match the given entity.'],
    [
      'One rule',
      { success: true, data: { externalRuleId: 7, name: 'A' } },
      'The inserted entity matches the rule.',
    ],
    ['One rule', { success: true, data: null }, 'The inserted entity does not match the rule.'],
    ['One rule', { success: true, data: { externalRuleId: 7 } }, 'The inserted entity matches the rule.'],
    ['Best match', { success: true, data: { externalRuleId: 7, name: null } }, 'Best match: [7].'],
    [
      'All matching rules',
      { success: true, data: [{ externalRuleId: 9 }, { name: 'B' }] },
      'Matching Rules: [9, B].',
    ],
    ['Best match', { success: false, message: 'The rule has mistakes.' }, 'The rule has mistakes.'],
  ])('runs %s: %j says %s', async (method, reply, said) => {
    const { calls } = await show({ run: reply })
    await page.getByRole('radio', { name: method, exact: true }).click()
    await lookUp('536365')
    await run()
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    const entities = { Order: { orderNr: '536365', amount: 139.12, codes: ['22423', '47566'], city: null } }
    const asked = calls.find(({ path }) => path.includes('/rule-runner'))
    expect([asked?.path, asked?.body]).toEqual(
      method === 'One rule'
        ? ['/api/rules-engine/rule-runner/7', { id: '7', entities }]
        : [
            '/api/rules-engine/rule-runner',
            { ruleset: 'flags', entities, method: method === 'Best match' ? 'best' : 'all' },
          ],
    )
  })

  it('looks up related entities with an entity, and removes them with it', async () => {
    const run = { success: true, data: { name: 'Wholesale' } }
    const { calls } = await show({ run, related: { Customer: 17850, Branch: 'B1' } })
    await lookUp('536365')
    const customer = page.getByText('Customer of the order found [ Customer = 17850 ]')
    await expect.element(customer).toBeVisible()
    await expect.element(input('Customer of the order')).toHaveValue('17850')
    await button('Run').click()
    await expect.element(page.getByText('Best match: [Wholesale].')).toBeVisible()
    expect(calls.at(-1)?.body).toMatchObject({
      entities: { Order: { orderNr: '536365' }, Customer: { orders: 3, city: 'Lille' } },
    })
    expect(calls.filter(({ path }) => path.includes('/Branch/'))).toEqual([])
    await input().fill('536366')
    await expect.element(customer).not.toBeInTheDocument()
    await expect.element(input('Customer of the order')).toHaveValue('')
    await expect.element(button('Run')).toBeDisabled()
  })

  it('keeps text that was typed for another entity', async () => {
    const { calls } = await show({ related: { Customer: 17850 } })
    await input('Customer of the order').fill('12')
    await lookUp('536365')
    await expect.element(page.getByText('Order found [ Order = 536365 ]')).toBeVisible()
    await expect.element(input('Customer of the order')).toHaveValue('12')
    expect(calls.filter(({ path }) => path.includes('/Customer/'))).toEqual([])
  })

  it('clears the result when something else is looked up', async () => {
    await show({ run: { success: true, data: null } })
    await lookUp('536365')
    await run()
    await expect.element(page.getByText('No best match for the given entity.')).toBeVisible()
    await input('Customer of the order').fill('1')
    await expect.element(page.getByText('No best match for the given entity.')).not.toBeInTheDocument()
  })
})

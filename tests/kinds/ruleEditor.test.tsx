import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { type Form } from '../../schemas/index.ts'
import { kinds } from '../../src/app/kinds.ts'
import { type RuleEngineOptions, ruleEngine } from '../../stories/fixtures/ruleEngine.ts'
import { heldServer } from './heldServer.ts'
import { mapMemory } from './mapMemory.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const form: Form = {
  id: 'rule',
  values: 'rule',
  fields: [
    { kind: 'rule', name: 'rule', label: 'Rule', required: true, maxLength: 100, ruleset: 'flags' },
    { kind: 'ruleTags', name: 'tags', label: 'Tags', ruleset: 'flags' },
  ],
  submit: { call: '/api/rules' },
}
const tags = [{ id: '1', name: 'Gift', isTag: false }]

async function show(rule: string, server: RuleEngineOptions = {}, showing: Showing = {}) {
  await page.viewport(1280, 900)
  const shown = showBlock([{ kind: 'form', form }], {
    answer: ruleEngine(server),
    loads: { rule: { rule, tags } },
    user: 'nour',
    ...showing,
  })
  await expect.element(editor()).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'Fields' })).toBeVisible()
  return { ...shown, checked: () => shown.calls.filter(({ path }) => path.endsWith('/validate')) }
}

const editor = () => page.getByRole('textbox', { name: 'Rule', exact: true })
const text = () =>
  [...editor().element().querySelectorAll('.cm-line')].map(line => line.textContent).join('\n')
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const failedWith = (status: number) => ({ ok: false as const, status, statusText: '', data: undefined })
const underlined = () =>
  [...editor().element().querySelectorAll('.cm-lintRange-error')].map(one => one.textContent)
const bodyOf = (call: HttpCall | undefined) => Object(call?.body)

it('the fields of a form appear together with its rule', async () => {
  const name = { kind: 'text', name: 'name', label: 'Name' } as const
  let alone = 0
  const look = new MutationObserver(() => {
    if (document.querySelector('input') && !document.querySelector('[dir="ltr"][tabindex="-1"]')) alone++
  })
  look.observe(document.body, { childList: true, subtree: true })
  const fetchKinds = kinds.fields.fetch
  const slow = new Promise(done => setTimeout(done, 1500)).then(fetchKinds)
  vi.spyOn(kinds.fields, 'fetch').mockReturnValue(slow)
  onTestFinished(() => {
    look.disconnect()
    vi.restoreAllMocks()
  })
  showBlock([{ kind: 'form', form: { ...form, fields: [name, ...form.fields] } }], {
    answer: ruleEngine({}),
    loads: { rule: { rule: '', tags } },
    user: 'nour',
  })
  await expect.element(editor()).toBeVisible()
  expect(alone).toBe(0)
})

describe('rule editor', () => {
  it('has an accessible name and line numbers, and writes no style into the document', async () => {
    const before = document.querySelectorAll('style').length
    await show('Order.amount > 1\nAND Order.isFirst = true')
    const root = editor().element().getRootNode()
    expect(root).toBeInstanceOf(ShadowRoot)
    expect(root instanceof ShadowRoot && root.adoptedStyleSheets.length).toBeGreaterThan(0)
    expect(root instanceof ShadowRoot && root.querySelectorAll('style').length).toBe(0)
    const numbers =
      root instanceof ShadowRoot ? [...root.querySelectorAll('.cm-lineNumbers .cm-gutterElement')] : []
    expect(numbers.map(one => one.textContent)).toEqual(expect.arrayContaining(['1', '2']))
    // Of the forms of rjsf and base-ui, which the test runner loads as styles of its own.
    expect(
      [...document.querySelectorAll('style')].slice(before).filter(one => one.textContent?.includes('.cm-')),
    ).toEqual([])
  })

  it('requests the data tree once for the editor and the tags of a form', async () => {
    const { calls } = await show('')
    await expect.element(page.getByText('Tags', { exact: true })).toBeVisible()
    expect(calls.filter(({ path }) => path.includes('/data-tree/'))).toHaveLength(1)
  })

  it('keeps the fields below in place when the data tree arrives', async () => {
    await page.viewport(1280, 900)
    const { promise: held, resolve: arrive } = Promise.withResolvers<void>()
    const engine = ruleEngine({})
    showBlock([{ kind: 'form', form }], {
      answer: async call => {
        if (call.path.includes('/data-tree/')) await held
        return engine(call)
      },
      loads: { rule: { rule: '', tags } },
      user: 'nour',
    })
    const custom = page.getByRole('textbox', { name: 'Custom tag' })
    await expect.element(custom).toBeDisabled()
    const before = custom.element().getBoundingClientRect().top
    arrive()
    await expect.element(page.getByRole('button', { name: 'amount number' })).toBeVisible()
    await expect.element(custom).toBeEnabled()
    expect(custom.element().getBoundingClientRect().top).toBeCloseTo(before, 0)
  })

  it('inserts palette entries at the cursor', async () => {
    await show('')
    await press('country text')
    await page.getByRole('tab', { name: 'Operators' }).click()
    await press('=')
    await page.getByRole('tab', { name: 'Functions' }).click()
    await press(/^currentDay/)
    await expect.poll(text).toBe('Order.country = currentDay()')
    await page.getByRole('tab', { name: 'Entities' }).click()
    await press('Customer Customer of the order')
    await press('orders number')
    await expect.poll(text).toBe('Order.country = currentDay() Customer.orders')
  })

  it('offers the operators of the field before the cursor', async () => {
    await show('')
    await press('codes set of texts')
    await page.getByRole('tab', { name: 'Operators' }).click()
    const words = page.getByRole('tabpanel').getByRole('listitem')
    await expect
      .poll(() => words.elements().map(one => one.textContent))
      .toEqual(['containsOne', 'containsAll', 'is null', 'is not null', 'AND', 'OR'])
  })

  it('completes fields and values with Ctrl-Space', async () => {
    await show('')
    await editor().click()
    await userEvent.keyboard('Order.cou{Control>} {/Control}')
    const options = () =>
      [...(rootOf()?.querySelectorAll('[role="option"]') ?? [])].map(one => one.textContent)
    await expect.poll(options).toEqual(['country string'])
    await page.getByRole('option', { name: 'country string' }).click()
    await expect.poll(text).toBe('Order.country')
    await userEvent.keyboard(" = '{Control>} {/Control}")
    await expect.poll(options).toEqual(expect.arrayContaining(['FR France', 'DE Germany']))
  })

  it('keeps the completion list open and valid while the server answers', async () => {
    const { clock } = await show('wrong')
    clock.advance(400)
    await expect.poll(underlined).toEqual(['wrong'])
    await editor().click()
    await userEvent.keyboard('{Control>}a{/Control}Order.country {Control>} {/Control}')
    const option = page.getByRole('option', { name: 'is not null' })
    await expect.element(option).toBeVisible()
    const list = option.element()
    clock.advance(400)
    await expect.element(page.getByText('No mistakes found.')).toBeVisible()
    await expect.poll(() => editor().element().getAttribute('aria-invalid')).toBe('false')
    expect(option.element()).toBe(list)
    await option.click()
    await expect.poll(text).toBe('Order.country is not null')
  })

  it('stays open in its panel when Escape closes the completions of Ctrl-Space', async () => {
    const edit = { kind: 'open', label: 'Edit…', panel: { title: 'Rule of a panel', form } } as const
    showBlock([{ kind: 'actions', load: 'rule', actions: [edit] }], {
      answer: ruleEngine(),
      loads: { rule: { rule: '', tags } },
    })
    await press('Edit…')
    const panel = page.getByRole('dialog', { name: 'Rule of a panel' })
    await expect.element(panel.getByRole('tab', { name: 'Fields' })).toBeVisible()
    await editor().click()
    await userEvent.keyboard('Order.cou{Control>} {/Control}')
    const option = page.getByRole('option', { name: 'country string' })
    await expect.element(option).toBeVisible()
    const reached: unknown[] = []
    rootOf()?.addEventListener('keydown', event => reached.push(event))
    await userEvent.keyboard('{Escape}')
    await expect.element(option).not.toBeInTheDocument()
    // What closes the panel hears of keys there.
    expect(reached).toEqual([])
    await userEvent.keyboard('ntry')
    await expect.poll(text).toBe('Order.country')
    expect(panel.element().hasAttribute('data-open')).toBe(true)
  })

  it('underlines each error at its line and character, lists it below and links to it', async () => {
    const { clock } = await show('Order.amount > 1\n  AND wrong > wrong')
    clock.advance(400)
    await expect.poll(underlined).toEqual(['wrong', 'wrong'])
    await expect.element(page.getByText('2 mistakes', { exact: true })).toBeVisible()
    await press("Line 2, character 15 'wrong' has no meaning here.")
    await userEvent.keyboard('2')
    await expect.poll(text).toBe('Order.amount > 1\n  AND wrong > 2')
  })

  it('validates after 400 ms without typing, with text and ruleset; the newest reply is used', async () => {
    const server = heldServer()
    const answer = (call: HttpCall) =>
      call.path.endsWith('/validate') ? server.answer(call) : ruleEngine()(call)
    const { clock, checked } = await show('wrong', {}, { answer })
    await clock.pass(399)
    expect(checked()).toEqual([])
    clock.advance(1)
    await expect.poll(() => checked().length).toBe(1)
    expect(bodyOf(checked()[0])).toEqual({ rule: 'wrong', ruleset: 'flags' })
    await editor().click()
    await userEvent.keyboard('{End}!')
    await expect.poll(() => checked()[0]?.signal?.aborted).toBe(true)
    clock.advance(400)
    await expect.poll(() => checked().length).toBe(2)
    expect(bodyOf(checked()[1])).toMatchObject({ rule: 'wrong!' })
  })

  it('clears the markers of an empty text without a request', async () => {
    const { clock, checked } = await show('wrong')
    clock.advance(400)
    await expect.poll(underlined).toEqual(['wrong'])
    await editor().click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect.poll(underlined).toEqual([])
    await expect.element(page.getByText('One mistake', { exact: true })).not.toBeInTheDocument()
    clock.advance(1000)
    expect(checked()).toHaveLength(1)
  })

  it('shows the message of the server if a rule could not be checked, and retries', async () => {
    const { clock, checked } = await show('x', { errors: () => null })
    clock.advance(400)
    await expect.element(page.getByText('Not now.', { exact: true })).toBeVisible()
    await press('Try again')
    clock.advance(400)
    await expect.poll(() => checked().length).toBe(2)
  })

  it('does not navigate if the text cannot be checked', async () => {
    const answer = (call: HttpCall) =>
      call.path.endsWith('/validate') ? failedWith(503) : ruleEngine()(call)
    const { clock, led } = await show('Order.amount > 1', {}, { answer })
    clock.advance(400)
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(led).toEqual([])
  })

  it.each([
    [{ success: false, message: 'The checker is down.', data: [] }, 'The checker is down.'],
    [{ success: false, data: null }, 'The rule could not be checked.'],
    [{ data: null }, 'The rule could not be checked.'],
    [{ success: true, data: null }, 'No mistakes found.'],
    [{ success: true }, 'No mistakes found.'],
    [{ data: [] }, 'No mistakes found.'],
  ])('reads the success flag: %j', async (reply, verdict) => {
    const answer = (call: HttpCall) =>
      call.path.endsWith('/validate') ? { ok: true as const, status: 200, data: reply } : ruleEngine()(call)
    const { clock } = await show('Order.amount > 1', {}, { answer })
    clock.advance(400)
    await expect.element(page.getByText(verdict, { exact: true })).toBeVisible()
  })

  it('is left with Tab, and the label of an error focuses it', async () => {
    await show('')
    await editor().click()
    await userEvent.keyboard('{Tab}')
    expect(rootOf()?.activeElement ?? null).toBeNull()
    await press('Save')
    await page.getByRole('link', { name: 'Rule is required.' }).click()
    await expect.poll(() => rootOf()?.activeElement).toBe(editor().element())
  })

  it('keeps typed text as a draft of its form', async () => {
    const memory = mapMemory()
    const { clock } = await show('Order.amount > 1', {}, { memory })
    await editor().click()
    await userEvent.keyboard('{Control>}{End}{/Control}0')
    await expect.poll(text).toBe('Order.amount > 10')
    clock.advance(5000)
    await expect.poll(() => JSON.stringify([...memory.entries()])).toContain('Order.amount > 10')
  })
})

describe('rule tags', () => {
  const add = async (name: string) => {
    await page.getByRole('textbox', { name: 'Custom tag' }).fill(name)
    await press('Add tag')
  }

  it('can be created if the ruleset permits it, with an id of its prefix and name', async () => {
    const { calls } = await show('Order.amount > 1')
    await add(' Night shift ')
    await press('Save')
    await expect.poll(() => calls.find(({ path }) => path === '/api/rules')).toBeDefined()
    expect(bodyOf(calls.find(({ path }) => path === '/api/rules'))).toEqual({
      rule: 'Order.amount > 1',
      tags: [...tags, { id: 'CustomTag-Night shift', name: 'Night shift', isTag: true }],
    })
  })

  it('cannot have the name of another tag, in any case', async () => {
    await show('')
    await add('wholesale')
    await expect.element(page.getByText('The tag Wholesale already exists. Choose it above.')).toBeVisible()
    await add('GIFT')
    await expect.element(page.getByText('The tag Gift already exists. Choose it above.')).toBeVisible()
  })

  it('can be selected only if the ruleset has some, and created only if it permits it', async () => {
    await show('', { tree: { customTags: false } })
    await expect.element(page.getByText('Tags', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Custom tag' })).not.toBeInTheDocument()
  })
})

function rootOf(): ShadowRoot | undefined {
  const root = editor().element().getRootNode()
  return root instanceof ShadowRoot ? root : undefined
}

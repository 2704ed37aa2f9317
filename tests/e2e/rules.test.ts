import { describe, expect, it } from 'vitest'
import { choose, column, confirm } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()

describe('rules', () => {
  it('are found by group, written with palettes and completion, tested, reordered and deleted', async () => {
    const { page } = await on.visitAs('rules-admin')
    const violations: string[] = []
    await page.exposeFunction('violated', (text: string) => void violations.push(text))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', event =>
        Reflect.apply(Reflect.get(window, 'violated'), undefined, [
          `${event.violatedDirective} ${event.blockedURI}`,
        ]),
      )
    })
    await page.goto('/rules')
    await showsText(page, /Rows 1–8 of 8/)
    await page.getByRole('link', { name: 'Order flags' }).click()
    await showsScreen(page, 'Order flags')
    await expect.poll(() => column(page, 'Name')).toEqual(['Wholesale', 'Loyal customer', 'Small gift'])

    await page.getByRole('button', { name: 'New rule' }).click()
    const panel = page.getByRole('dialog', { name: 'New rule' })
    const editor = panel.getByRole('textbox', { name: 'Rule', exact: true })
    await panel.getByRole('textbox', { name: 'Name', exact: true }).fill('Large and French')
    await panel.getByRole('button', { name: 'amount number' }).click()
    await page.keyboard.type(' > ')
    await showsText(page, 'One mistake')
    await page.keyboard.type("500 AND Order.country = '")
    await page.keyboard.press('Control+Space')
    await editor
      .locator('xpath=ancestor::*[contains(@class,"cm-editor")]')
      .getByRole('option', { name: 'France' })
      .click()
    await page.keyboard.press('End')
    await showsText(page, 'No mistakes found.')
    // It is tried before it is saved.
    await panel.getByRole('button', { name: 'Dry run' }).click()
    await panel.getByRole('status').getByText('Orders matched').waitFor()
    // What was typed is still there after a reload.
    await page.reload()
    await page.getByRole('button', { name: 'New rule' }).click()
    await expect.poll(() => editor.innerText()).toContain("Order.amount > 500 AND Order.country = 'France'")
    await panel.getByRole('textbox', { name: 'Custom tag' }).fill('gift')
    await panel.getByRole('button', { name: 'Add tag' }).click()
    await showsText(page, 'The tag Gift already exists. Choose it above.')
    await panel.getByRole('textbox', { name: 'Custom tag' }).fill('Import')
    await panel.getByRole('button', { name: 'Add tag' }).click()
    await panel.getByRole('button', { name: 'Create rule' }).click()
    await showsText(page, 'The rule was created.')
    await expect
      .poll(() => column(page, 'Name'))
      .toEqual(['Wholesale', 'Loyal customer', 'Small gift', 'Large and French'])

    const id = 'Large and French'
    await choose(page, id, 'Move up')
    await showsText(page, 'The rule Large and French has priority 3.')
    await expect.poll(() => column(page, 'Name')).toEqual(['Wholesale', 'Loyal customer', id, 'Small gift'])
    await choose(page, id, 'Deactivate')
    await confirm(page, 'Deactivate')
    await showsText(page, 'The rule Large and French was deactivated.')

    await page.getByRole('tab', { name: 'Test' }).click()
    await page.getByRole('textbox', { name: 'Order', exact: true }).fill('581587')
    await page.getByRole('button', { name: 'Find Order' }).click()
    await showsText(page, 'Order found [ Order = 581587 ]')
    await page.getByRole('radio', { name: 'One rule' }).check()
    await page.getByRole('combobox', { name: 'Rule' }).selectOption({ label: '3. Large and French' })
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await showsText(page, /The inserted entity (?:matches|does not match) the rule\./)
    await page.getByRole('radio', { name: 'All matching rules' }).check()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await showsText(page, /Matching Rules: \[.+\]\.|No rules match the given entity\./)

    await page.getByRole('tab', { name: 'Rules', exact: true }).click()
    await choose(page, id, 'Delete')
    await confirm(page, 'Delete')
    await showsText(page, 'The rule Large and French was deleted.')
    await page.getByRole('tab', { name: 'History' }).click()
    await showsText(page, 'Large and French deleted')
    expect(violations).toEqual([])
  })

  it('are found by the tags of their ruleset', async () => {
    const { page } = await on.visitAs('rules-admin')
    const asked = page.waitForRequest(request => request.url().endsWith('/api/rules-engine/tags/order-flags'))
    await page.goto('/rules/list/order-flags')
    expect((await asked).method()).toBe('GET')
    await page.getByRole('button', { name: 'Tag All' }).click()
    await page.getByRole('option', { name: 'Wholesale' }).click()
    await page.getByRole('option', { name: 'Loyal customer' }).click()
    await expect.poll(() => column(page, 'Name')).toEqual(['Wholesale', 'Loyal customer'])
  })

  it.each([
    ['-view', 0],
    ['-admin', 1],
    ['', 0],
  ])(
    'of a ruleset are seen with rules_engine_{ruleset}%s alone, and changed with -admin',
    async (suffix, buttons) => {
      const token = await on.console.session({ resources: [`rules_engine_order-flags${suffix}`] })
      const { page } = await on.visit({ token })
      await page.goto('/rules/list/order-flags')
      await showsText(page, /Rows 1–/)
      expect(await page.getByRole('button', { name: 'New rule…' }).count()).toBe(buttons)
      await page.goto('/rules/list/customer-service')
      await showsScreen(page, 'No access')
    },
  )

  it('are read-only for holders of -admin if the server marks the ruleset as view-only', async () => {
    const path = '/api/rules-engine/rules/order-flags'
    const body = { success: true, data: { ruleset: 'order-flags', label: 'Order flags', right: 'view' } }
    await on.console.fault({ call: `GET ${path}`, status: 200, body })
    const { page } = await on.visitAs('rules-admin')
    await page.goto('/rules/list/order-flags')
    await showsText(page, /Rows 1–/)
    expect(await page.getByRole('button', { name: 'New rule…' }).count()).toBe(0)
  })

  it('can be changed by holders of -admin if the server sends no rights', async () => {
    const path = '/api/rules-engine/rules/order-flags'
    const body = { success: true, data: { ruleset: 'order-flags', label: 'Order flags' } }
    await on.console.fault({ call: `GET ${path}`, status: 200, body })
    const { page } = await on.visitAs('rules-admin')
    await page.goto('/rules/list/order-flags')
    await page.getByRole('button', { name: 'New rule…' }).waitFor()
  })

  it('can be tested with only the number of an order', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/rules/list/customer-service?tab=test')
    await page.getByRole('textbox', { name: 'Order', exact: true }).fill('581587')
    await page.keyboard.press('Enter')
    await showsText(page, 'Order found [ Order = 581587 ]')
    await showsText(page, /^Customer found \[ Customer = \d+ \]$/)
    await page.getByRole('radio', { name: 'All matching rules' }).check()
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await showsText(page, /^(?:Matching Rules: \[.+\]|No rules match the given entity)\.$/)
  })

  it('are read-only or forbidden for others', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/rules/list/customer-service')
    await showsText(page, /Rows 1–/)
    expect(await page.getByRole('button', { name: /^New rule|^Edit|^Actions/ }).count()).toBe(0)
    await page.goto('/rules/list/order-flags')
    await showsScreen(page, 'No access')
    await page.goto('/rules')
    await showsScreen(page, 'No access')
  })
})

describe('smart sampling', () => {
  it('shows shares and counters, changes a share and counts from zero', async () => {
    const { page } = await on.visitAs('rules-admin')
    await page.goto('/smart-sampling')
    await showsText(page, /Rows 1–8 of 8/)
    await choose(page, 'Bags', 'Change share…')
    const panel = page.getByRole('dialog', { name: 'Share of Bags' })
    await panel.getByRole('textbox', { name: 'Share' }).fill('7.5')
    await panel.getByRole('button', { name: 'Save' }).click()
    await showsText(page, '7.5 % of Bags are sampled.')
    await choose(page, 'Bags', 'Reset counters')
    await confirm(page, 'Reset counters')
    await showsText(page, 'The counters of Bags are at zero.')
    await page.getByRole('tab', { name: 'History' }).click()
    await showsText(page, 'Bags counts from zero')
  })
})

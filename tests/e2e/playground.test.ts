import { type Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { readBuiltFiles } from '../../src/build/serve/builtFiles.ts'
import { builtFolder } from '../../src/build/serve/ensureBuilt.ts'
import { builtPages } from '../../src/playground/server/pageBuild.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsText } from '../support/journeys.ts'

const on = journeys()
const address = '/admin/definitions'
const file = 'screens/finance/refunds.ts'

beforeAll(async () => void (await builtPages()), 300_000)

const editorOf = (page: Page) => page.getByRole('textbox', { name: `Definition ${file}` })
const previewOf = (page: Page) => page.frameLocator('iframe')

/**
 * Waits for a result, and goes on waiting as long as the page says that it reads or checks: how long that takes depends on
 * the machine, and the page stays usable meanwhile.
 */
async function whenChecked(page: Page, wait: () => Promise<unknown>): Promise<void> {
  const busy = page.getByText(/^(?:Reading the definitions?|Checking)\.\.\.$/)
  for (;;)
    try {
      return void (await wait())
    } catch {
      // What it has found may have come after the wait and before this look.
      if ((await busy.count()) === 0) return void (await wait())
    }
}

function showsResult(page: Page, text: string | RegExp): Promise<void> {
  return whenChecked(page, () => showsText(page, text))
}

/** Waits until the preview shows the checked definition; what it shows instead is part of the error. */
async function previewShows(page: Page, heading: string): Promise<void> {
  const preview = previewOf(page)
  try {
    await whenChecked(page, () => preview.getByRole('heading', { name: heading, level: 1 }).waitFor())
  } catch (cause) {
    const found = await page.getByRole('region', { name: 'Editor' }).innerText()
    const shown = await preview.locator('body').innerText()
    throw new Error(`The preview shows "${shown}" beside the editor "${found}"`, { cause })
  }
}

/** Writes a word of the definition in the place of another one. */
async function rewrite(page: Page, word: string, other: string): Promise<void> {
  await editorOf(page).getByText(`'${word}'`, { exact: true }).first().dblclick()
  await page.keyboard.insertText(other)
}

describe('playground', () => {
  it('finds a definition, reports a mistake with its place, and previews the screen while typing', async () => {
    const { page, context } = await on.visitAs('admin', {
      permissions: ['clipboard-read', 'clipboard-write'],
      // Room for the preview to draw the list as a table.
      viewport: { width: 1920, height: 1000 },
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Definitions' }).click()
    await page.waitForURL(`**${address}`)
    await showsResult(page, /^\d+ definitions$/)
    await page.getByRole('textbox', { name: 'Search' }).fill('finance_refund_index /refunds/grid')
    await page.getByRole('button', { name: 'Screens', exact: true }).click()
    await page.getByRole('button', { name: /^finance-refunds Screen/ }).click()
    await showsResult(page, 'No problems')
    const preview = previewOf(page)
    await previewShows(page, 'Refunds')
    await preview.getByRole('row').nth(3).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await rewrite(page, 'amount', 'amuont')
    await showsResult(page, '1 problem')
    await showsText(page, 'The preview shows the last version without problems.')
    const problem = page.getByRole('button', { name: /names the field "amuont".*Did you mean "amount"\?/ })
    expect(await problem.innerText()).toMatch(/^Line \d+, column \d+/)
    expect(await axeFindings(page)).toEqual([])
    await problem.click()
    await expect.poll(() => editorOf(page).evaluate(editor => editor.matches(':focus'))).toBe(true)
    await rewrite(page, 'amuont', 'amount')
    await showsResult(page, 'No problems')
    await rewrite(page, 'Refunds', 'Everything to refund')
    await previewShows(page, 'Everything to refund')
    // A screen that is drawn again must not take the focus: what is typed then would be lost.
    await preview.getByRole('row').nth(3).waitFor()
    expect(await editorOf(page).evaluate(editor => editor.matches(':focus'))).toBe(true)

    const state = page.getByRole('combobox', { name: 'State' })
    await state.selectOption('Failed')
    await preview.getByText('The server failed to answer.').first().waitFor()
    await state.selectOption('Empty')
    await preview.getByText('No refunds yet.').waitFor()
    await state.selectOption('Long texts')
    const long = preview.getByRole('gridcell').filter({ hasText: /Wolfeschlegelstein/ })
    await long.first().waitFor()
    await state.selectOption('Forbidden')
    await preview.getByRole('heading', { name: 'Everything to refund' }).waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: 'Right to left' }).check()
    await expect.poll(() => preview.locator('html').getAttribute('dir')).toBe('rtl')

    await page.getByRole('button', { name: 'Copy as file' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain("title: 'Everything to refund',")
    await page.reload()
    await showsText(page, 'Draft, not saved to the file')
    await expect.poll(() => editorOf(page).innerText()).toContain("title: 'Everything to refund',")
    await previewShows(page, 'Everything to refund')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expect.poll(() => editorOf(page).innerText()).toContain("title: 'Refunds',")
    await context.clearPermissions()
  })

  it('completes names with the keyboard, and explains the word under the pointer', async () => {
    const { page } = await on.visitAs('admin')
    await page.goto(`${address}?kind=screen&name=finance-refunds`)
    await showsResult(page, 'No problems')
    await editorOf(page).getByText("'rmaNr'", { exact: true }).first().dblclick()
    await page.keyboard.type('rma')
    await page.getByRole('option', { name: 'rmaNr' }).waitFor()
    // CodeMirror ignores keys for 75 ms after the list opens, against accidental choices (interactionDelay).
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await page.getByRole('listbox', { name: 'Completions' }).waitFor({ state: 'detached' })
    await showsResult(page, 'No problems')
    await expect.poll(() => editorOf(page).innerText()).toMatch(/'orderNr',\s+'rmaNr',\s+'customerName'/)
    await editorOf(page).getByText('assumes', { exact: true }).hover()
    await showsText(page, /^Decisions that the specification leaves open\./)
  })

  it('continues with input that no definition has', async () => {
    const { page } = await on.visitAs('admin')
    await page.goto(`${address}?kind=screen&name=finance-refunds`)
    await showsResult(page, 'No problems')
    await editorOf(page).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('['.repeat(20_000))
    await showsResult(page, /is nested too deeply/)
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText('export default (() => { for (;;); })()')
    await showsResult(page, /is a call, but the editor accepts only data/)
    await page.keyboard.insertText('x'.repeat(250_000))
    await showsResult(page, 'A definition has at most 200000 characters.')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await showsResult(page, 'No problems')
  })

  it('takes many keys at once without an error', async () => {
    const { page, context } = await on.visitAs('admin')
    await page.goto(`${address}?kind=screen&name=finance-refunds`)
    await showsResult(page, 'No problems')
    await editorOf(page).click()
    await page.keyboard.press('Control+Home')
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const text = `// ${'abcdefghij'.repeat(10)}`
    // All are on their way before the page has taken the first one, as on a machine that is busy.
    await Promise.all(
      [...text].map(key => session.send('Input.dispatchKeyEvent', { type: 'char', text: key })),
    )
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect.poll(() => editorOf(page).innerText()).toContain(text)
    await showsText(page, 'Draft, not saved to the file')
    await page.reload()
    await showsText(page, 'Draft, not saved to the file')
    expect(await editorOf(page).innerText()).toContain(text)
  })

  it('keeps a text that could not be checked, and retries', async () => {
    const { page } = await on.visit({
      token: await on.console.session({ persona: 'admin' }),
      serviceWorkers: 'block',
    })
    await page.goto(`${address}?kind=screen&name=finance-refunds`)
    await showsResult(page, 'No problems')
    await page.route('**/definitions/check', route =>
      route.fulfill({ status: 200, contentType: 'text/plain', body: 'null' }),
    )
    await rewrite(page, 'Refunds', 'Kept')
    await showsText(page, 'The definition could not be checked')
    await page.unroute('**/definitions/check')
    await page.getByRole('button', { name: 'Try again' }).click()
    await showsResult(page, 'No problems')
    await previewShows(page, 'Kept')
  })

  it('shows editor and preview as tabs in a narrow window, in the dark theme', async () => {
    const { page } = await on.visitAs('admin', {
      viewport: { width: 1024, height: 768 },
      colorScheme: 'dark',
    })
    await page.goto(`${address}?kind=screen&name=finance-refunds`)
    await showsResult(page, 'No problems')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('tab', { name: 'Preview' }).click()
    await previewOf(page).getByRole('heading', { name: 'Refunds', level: 1 }).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  it('requires its resource, and is not part of the deployed console', async () => {
    const token = await on.console.session({ resources: ['finance_refund_index'] })
    const reply = await fetch(`${on.console.address}${address}/data`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.status).toBe(403)
    const names = [...readBuiltFiles(builtFolder)].flatMap(([name, { forms }]) =>
      new TextDecoder().decode(forms.get('identity')).includes(address) ? [name] : [],
    )
    expect(names).toEqual([])
  })
})

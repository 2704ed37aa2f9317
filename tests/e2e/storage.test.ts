import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { commentMessages } from '../../runtime/core/comments/displayedComments.ts'
import { editingMessages } from '../../runtime/core/form/formMessages.ts'
import { axeFindings } from '../support/axe.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const mail = (page: Page) => page.getByRole('textbox', { name: 'Notify about failed payments' })

/** Runs in the page before its script: as where the user has switched storage off for this site. */
function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
}

/** As where other pages of this origin have taken all the room. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

describe.each([
  ['refuses storage', refuseStorage],
  ['has no room left in its storage', fillStorage],
])('a browser that %s', (name, spoil) => {
  async function open(address: string, title: string) {
    const visitor = await on.visitAs('admin', { viewport: { width: 1440, height: 900 } })
    await visitor.page.addInitScript(spoil)
    await visitor.page.goto(address)
    await showsScreen(visitor.page, title)
    return visitor
  }

  it('shows lists, filters and pages as usual', async () => {
    const { page } = await open('/finance/refunds', 'Refunds')
    await page.getByRole('button', { name: 'Next page' }).click()
    await showsText(page, /Rows 11–20 of/)
    await page.getByLabel('Customer', { exact: true }).fill('an')
    await expect.poll(() => new URL(page.url()).search).toContain('customerName=an')
    await page.getByRole('navigation', { name: 'Areas' }).waitFor()
  })

  it('warns that a form has no draft, and asks before typed values are lost', async () => {
    const { page } = await open('/finance/settings/refund-settings', 'Refund settings')
    await mail(page).fill(`${name.length}@example.com`)
    await showsText(page, editingMessages.draftRefused)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Operations Console' }).first().click()
    const question = page.getByRole('alertdialog', { name: editingMessages.leaveTitle })
    await question.getByText(editingMessages.leaveLost).waitFor()
    await question.getByRole('button', { name: editingMessages.stay }).click()
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await showsText(page, 'The refund settings were saved.')
  })

  it('warns likewise for a comment', async () => {
    const { page } = await open('/finance/refunds/details/120', 'Refund 120')
    await page.getByRole('button', { name: /^Comments \d/ }).click()
    const panel = page.getByRole('dialog', { name: 'Comments' })
    await panel.getByRole('button', { name: 'New comment' }).click()
    await panel.getByRole('textbox', { name: 'New comment' }).fill('Called the bank.')
    await panel.getByText(commentMessages.draftRefused).waitFor()
  })

  it('does not reload the page repeatedly when a script chunk is missing', async () => {
    const { page, problems, settled } = await open('/', 'Home')
    await settled()
    let loads = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) loads += 1
    })
    await page.route('**/assets/*.js', route => route.fulfill({ status: 404 }))
    await page.getByRole('main').getByRole('link', { name: 'Refunds', exact: true }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(loads).toBe(0)
    expect(problems.filter(problem => !/dynamically imported module|ChunkMissing/.test(problem))).toEqual([])
    problems.length = 0
  })
})

import { type Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { cellOf, choose, column, confirm, first, paintedText, selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const review = '/payout/payouts-automatic-queue/review'
const execution = '/payout/payouts-automatic-queue/execution'
/** Nobody's account waits to be changed, and the amounts are below the limit of one person. */
const small = '?idPartner=32&idPartner=5&idPartner=20&idPartner=21&idPartner=17'

describe('overdue dashboard', () => {
  it('shows overdue amounts and links from a number to its payouts', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout')
    await page.getByRole('link', { name: 'Overdue dashboard' }).last().click()
    await showsScreen(page, 'Overdue dashboard')
    await page.getByRole('img', { name: /^Overdue in GBP, by partner and age, chart\./ }).waitFor()
    const row = page.getByRole('row', { name: /^Hollybank Toys/ })
    const amount = await paintedText(row.getByRole('link').last())
    await row.getByRole('link').last().click()
    await showsScreen(page, 'Payouts')
    await showsText(page, /Rows 1–/)
    expect(page.url()).toContain('overdue=older')
    expect(new Set(await column(page, 'Partner'))).toEqual(new Set(['Hollybank Toys']))
    await page.locator('.rdg-summary-row').getByText(amount).waitFor()
    await page.goBack()
    await page.getByRole('tab', { name: 'EUR' }).click()
    await page.getByRole('img', { name: /^Overdue in EUR/ }).waitFor()
  })
})

describe('payouts', () => {
  it('are filtered, opened, held with a reason and released, as their timeline shows', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout/payouts?status=pending&queue=automatic')
    await showsText(page, /Rows 1–/)
    const id = await first(page, 'Payout')
    await page.getByRole('link', { name: id, exact: true }).first().click()
    await showsScreen(page, /^Payout \d+$/)
    await page.getByRole('button', { name: 'Put on hold…' }).click()
    const panel = page.getByRole('dialog', { name: `Put payout ${id} on hold` })
    await panel.getByRole('button', { name: 'Put on hold' }).click()
    await panel
      .getByText(/needs? your attention/)
      .first()
      .waitFor()
    await panel.getByLabel('Reason').selectOption('Dispute with the partner')
    await panel.getByRole('button', { name: 'Put on hold' }).click()
    await showsText(page, '1 payout is on hold.')
    await page.getByRole('tab', { name: 'Timeline' }).click()
    await page.getByText('Put on hold', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Release' }).click()
    await confirm(page, 'Release')
    await showsText(page, '1 payout is waiting for review.')
    await page.getByText('Released', { exact: true }).waitFor()
    await page.goto('/payout/payouts/999999999')
    await showsText(page, 'There is no payout 999999999.')
  })
})

describe('manual payout queue', () => {
  it('accepts a manual payout, which somebody else approves before it is paid', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout/payouts-manual-queue')
    await page.getByRole('button', { name: 'Create payout…' }).click()
    const panel = page.getByRole('dialog', { name: 'New payout' })
    await panel.getByLabel('Partner').selectOption('Emerald Post (EUR)')
    await panel.getByLabel('Amount').fill('120.50')
    await panel.getByLabel('Method').selectOption('Faster payment by hand')
    await panel.getByRole('textbox', { name: 'Due' }).fill('2012-01-20')
    await panel.getByLabel('Purpose').fill('Goodwill')
    await panel.getByRole('button', { name: 'Create payout' }).click()
    await showsText(page, /^Payout \d+ was created and is waiting for review\.$/)
    await page.goto('/payout/payouts-manual-queue?sort=-idPayout')
    await showsText(page, /Rows 1–/)
    const id = await first(page, 'Payout')
    expect(await cellOf(page, id, 'Net')).toBe('120.50 EUR')
    await refusesToApprove(page, id)
    await showsText(page, 'The person who created it cannot approve it.')
    await page.keyboard.press('Escape')

    const colleague = await on.visitAs('finance-manager')
    await colleague.page.goto('/payout/payouts-manual-queue?sort=-idPayout')
    await choose(colleague.page, id, 'Approve')
    await colleague.page
      .getByRole('alertdialog')
      .getByText(new RegExp(`This affects Payout ${id}: [\\d,.]+ [A-Z]{3}\\.$`))
      .waitFor()
    await confirm(colleague.page, 'Approve')
    await showsText(colleague.page, '1 payout is approved.')
    await page.reload()
    await choose(page, id, 'Mark as paid…')
    const paying = page.getByRole('dialog', { name: `Pay payout ${id} by hand` })
    await paying.getByLabel('Payment reference').fill('FP 778')
    await paying.getByRole('button', { name: 'Mark as paid' }).click()
    await showsText(page, '1 payout is paid.')
  })
})

describe('automatic payout queue', () => {
  it('is reviewed and executed in two steps; a second user changes nothing', async () => {
    const { page } = await on.visitAs('payout')
    const colleague = await on.visitAs('finance-manager')
    await page.goto(review + small)
    await showsText(page, /Rows 1–/)
    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    await selectionBar(page)
      .getByText(/^[\d,]+\.\d\d (?:GBP|EUR)/)
      .waitFor()
    await selectionBar(page).getByRole('button', { name: 'Approve selected' }).click()
    await confirm(page, 'Approve')
    await showsText(page, /^\d+ payouts are approved\.$/)

    await colleague.page.goto(execution + small)
    await showsText(colleague.page, /Rows 1–/)
    await colleague.page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    const count = (await column(colleague.page, 'Payout')).length
    await selectionBar(colleague.page).getByRole('button', { name: 'Execute selected' }).click()
    await colleague.page.getByRole('alertdialog', { name: 'Pay the selected payouts?' }).waitFor()
    await confirm(colleague.page, 'Pay')
    await showsText(colleague.page, `${count} payouts are being paid.`)
    await colleague.page.getByRole('button', { name: /^Notifications/ }).click()
    await showsText(colleague.page, /payouts are paid/)
    await page.goto('/payout/settings/apilog?system=Payout bank')
    await showsText(page, /Rows 1–/)
    await page.getByRole('link', { name: 'POST /v1/payments' }).first().click()
    await showsScreen(page, /^API log entry \d+$/)
    await page.getByRole('region', { name: 'Payload' }).getByText('endToEndId').waitFor()
  })
})

describe('payout partners', () => {
  it('change their account after a second person has compared old and new', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout/partners?name=Albion')
    await choose(page, 'Albion Parcels', 'Propose change…')
    const panel = page.getByRole('dialog', { name: 'Change the data of Albion Parcels' })
    await panel.getByLabel('Payment term').fill('21')
    await panel.getByLabel('Reason').fill('Signed last week.')
    await panel.getByRole('button', { name: 'Propose change' }).click()
    await showsText(page, /^Change \d+ was proposed\./)
    await page.goto('/payout/partners-queue?partnerName=Albion')
    await showsText(page, /Rows 1–/)
    const id = await first(page, 'Change')
    expect(await cellOf(page, id, 'New')).toBe('21')
    await refusesToApprove(page, id)
    await showsText(page, 'You proposed this yourself. Someone else must decide it.')
    await page.keyboard.press('Escape')

    const colleague = await on.visitAs('finance-manager')
    await colleague.page.goto(`/payout/partners-queue/${id}`)
    await showsScreen(colleague.page, /^Change \d+$/)
    await colleague.page
      .getByRole('region', { name: 'Old and new' })
      .getByText('21', { exact: true })
      .waitFor()
    await colleague.page.getByRole('button', { name: 'Approve' }).click()
    await confirm(colleague.page, 'Approve')
    await showsText(colleague.page, '1 change is approved.')
    await page.goto('/payout/partners?name=Albion&cols=name-termDays')
    await expect.poll(() => cellOf(page, 'Albion Parcels', 'Term')).toBe('21 d')
  })
})

describe('payout settings', () => {
  it('disable methods and execution; the viewer sees none of it', async () => {
    const { page } = await on.visitAs('payout')
    await page.goto('/payout/settings/payout-methods')
    await choose(page, 'Offset against open balance', 'Switch off')
    await confirm(page, 'Switch off')
    await showsText(page, 'Offset against open balance is now inactive.')
    await page.goto('/payout/settings/global-settings')
    await page.getByLabel('Allow automatic payouts').uncheck()
    await page.getByRole('button', { name: 'Save' }).click()
    await showsText(page, 'The payout settings were saved.')
    await page.goto(execution)
    await showsText(page, /Rows 1–/)
    await page
      .getByRole('checkbox', { name: /^Select \d+$/ })
      .first()
      .check()
    const viewer = await on.visitAs('viewer')
    await viewer.page.goto('/payout/payouts')
    await showsScreen(viewer.page, 'No access')
    await viewer.page.goto('/payout')
    await showsText(viewer.page, /have access to any payout screen/)
  })
})

/** The action is there, and cannot be used. */
async function refusesToApprove(page: Page, id: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${id}`, exact: true }).click()
  const approve = page.getByRole('menuitem', { name: 'Approve', exact: true })
  await expect.poll(() => approve.isDisabled()).toBe(true)
}

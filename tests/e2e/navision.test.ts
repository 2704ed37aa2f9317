import { describe, expect, it } from 'vitest'
import { choose, column, confirm, first, selectionBar } from '../support/gridRows.ts'
import { journeys, showsScreen, showsText } from '../support/journeys.ts'

const on = journeys()
const path = '/finance/settings/navision'

describe('Navision queue', () => {
  it('sends a message again, with one more attempt and an entry in the API log', async () => {
    const { page } = await open('finance', `${path}?status=failed&errorCode=TIMEOUT`)
    const id = await first(page, 'Message')
    const document = await first(page, 'Document')
    const attempts = Number(await first(page, 'Attempts'))
    const resend = `POST /api/finance/settings/navision/${id}/resend`
    await on.console.fault({ call: resend, status: 500, body: { message: 'Not now.' }, times: 1 })
    await choose(page, id, 'Resend')
    await showsText(page, 'Not now.')
    await choose(page, id, 'Resend')
    await showsText(page, '1 message is being sent to Navision.')
    // It was refused for a reason that has passed.
    await page.goto(`${path}?status=booked&documentNr=${document}`)
    await expect
      .poll(
        async () => {
          await page.reload()
          await showsText(page, /^Rows |No row matches/)
          return column(page, 'Message')
        },
        { timeout: 30_000 },
      )
      .toEqual([id])
    expect(await first(page, 'Attempts')).toBe(String(attempts + 1))
    await page.goto(`/finance/settings/api-log?payload=${document}`)
    await showsText(page, /Rows 1–/)
    expect((await column(page, 'System'))[0]).toBe('Navision')
  })

  it('sends several one after the other, and reports the result', async () => {
    const { page } = await open('finance', `${path}?status=failed&errorCode=POSTING_DATE`)
    await page.getByRole('checkbox', { name: 'Select all rows of the page' }).check()
    await selectionBar(page).getByRole('button', { name: 'Resend selected' }).click()
    await confirm(page, 'Resend selected')
    await showsText(page, '10 messages are being sent to Navision.')
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await showsText(page, '0 of 10 messages are booked in Navision. 10 failed again.')
  })

  it('closes messages that should not be booked; the second of two users gets a conflict', async () => {
    const address = `${path}?status=failed&errorCode=DOCUMENT_EXISTS`
    const { page } = await open('finance', address)
    const colleague = await open('finance-manager', address)
    const id = await first(page, 'Message')
    await choose(page, id, 'Close')
    const question = page.getByRole('alertdialog')
    await question.getByText('The document is not booked in Navision and will not be sent again.').waitFor()
    await confirm(page, 'Close')
    await showsText(page, '1 message is closed.')
    await expect.poll(() => column(page, 'Message')).not.toContain(id)
    await choose(colleague.page, id, 'Resend')
    await showsText(colleague.page, `Message ${id} was closed by finance.`)
  })
})

describe('API log', () => {
  it('shows an entry in readable form, and the error page for an unknown one', async () => {
    const { page } = await open('finance', '/finance/settings/api-log?outcome=refused')
    await page
      .getByRole('link', { name: /^POST / })
      .first()
      .click()
    await showsScreen(page, /^API log entry \d+$/)
    const payload = page.getByRole('region', { name: 'Payload' })
    await expect.poll(() => payload.innerText()).toMatch(/^ {2}"documentNo": "/m)
    await page.getByRole('region', { name: 'Response' }).getByText('"code"').waitFor()
    await page.goto('/finance/settings/api-log/999999999')
    await showsText(page, 'There is no log entry 999999999.')
  })

  it('shows each entry beside the list while the user moves along it by keys', async () => {
    const { page } = await open('finance', '/finance/settings/api-log')
    await page.setViewportSize({ width: 1440, height: 900 })
    const calls = page.getByRole('link', { name: /^(?:GET|POST|PUT) / })
    const [first, second] = [await calls.nth(0).innerText(), await calls.nth(1).innerText()]
    await page.getByRole('button', { name: 'View' }).first().click()
    const panel = page.getByRole('complementary', { name: first })
    await panel.getByRole('region', { name: 'Payload' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('complementary', { name: second }).getByRole('region', { name: 'Payload' }).waitFor()
    await page.keyboard.press('F6')
    await page.keyboard.press('Escape')
    await page.getByRole('complementary', { name: second }).waitFor({ state: 'detached' })
    await page.keyboard.press('ArrowUp')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent)).toContain(
      first,
    )
  })

  it('is forbidden without its resource', async () => {
    const { page } = await on.visitAs('customer-service')
    await page.goto('/finance/settings/api-log')
    await showsScreen(page, 'No access')
  })
})

async function open(persona: string, address: string) {
  const visitor = await on.visitAs(persona)
  await visitor.page.goto(address)
  await showsText(visitor.page, /Rows 1–/)
  return visitor
}

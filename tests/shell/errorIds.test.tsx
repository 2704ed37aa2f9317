import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failed, openConsole } from './openConsole.tsx'

const broken = failed(500, { message: 'Broken.', ErrorLogId: 4711 })
const open = (address: string, call: string, token = 't') =>
  openConsole(address, { ...(token && { token }), answers: { [call]: broken } })

describe("an error toast shows the server's ErrorLogId when present", () => {
  it.each([
    ['/', 'GET /api/navigation/menu', 'Error loading menu. Broken.'],
    ['/', 'GET /api/navigation/notification', 'Error loading notifications.'],
    ['/list/7', 'GET /api/list/7', 'Broken.'],
    ['/logout', 'GET /api/navigation/logout', 'An error occurred on the logout process.'],
  ])('on %s after %s', async (address, call, text) => {
    const opened = open(address, call)
    await expect.poll(opened.toasts).toMatchObject([{ texts: [text], errorIds: ['4711'] }])
  })

  it('after a sign-in', async () => {
    const opened = open('/login?jwt=code', 'POST /api/navigation/swap-authenticate-token/code', '')
    await expect
      .poll(opened.toasts)
      .toMatchObject([{ texts: ['Authentication error: Broken.'], errorIds: ['4711'] }])
  })

  it('after an order search', async () => {
    const opened = open('/', 'GET /api/oms/order-search/orderNr/77')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('textbox', { name: 'Value' }).fill('77')
    await userEvent.keyboard('{Enter}')
    await expect.poll(opened.toasts).toMatchObject([{ texts: ['An error occurred.'], errorIds: ['4711'] }])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messages } from '../../runtime/core/messages.ts'
import { ok, openConsole } from './openConsole.tsx'

const texts = ({ toasts }: ReturnType<typeof openConsole>) => toasts().flatMap(toast => toast.texts)

describe('console without the chunk of reply validators', () => {
  it('shows its screens nevertheless, and reports an error', async () => {
    const opened = openConsole('/list/7', { token: 't', validatorsGone: true })
    await expect.element(page.getByText('Seven')).toBeVisible()
    await vi.waitFor(() => expect(texts(opened)).toContain('An error occurred!'))
  })

  it('reads the replies of the server nevertheless', async () => {
    const opened = openConsole('/', {
      token: 't',
      validatorsGone: true,
      answers: { 'GET /api/oms/order-search/orderNr/77': ok({ nothing: true }) },
    })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('textbox').fill('77')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(texts(opened)).toContain(messages.searchFailed))
  })
})

import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messages } from '../../runtime/core/messages.ts'
import { answerServices, ok, refused, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { heldReply } from './heldReply.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const show = (answers: Parameters<typeof answerServices>[0] = {}, showing: Showing = {}) =>
  showBlock([{ kind: 'grid', grid: serviceGrid }], { answer: answerServices(answers), ...showing })
const button = () => page.getByRole('button', { name: 'Export' })
const sent = (shown: ReturnType<typeof show>, path: string) => shown.calls.filter(call => call.path === path)

describe('grid export', () => {
  it('sends the report type and the request of the grid with export true', async () => {
    const shown = show({}, { address: '/refunds?status=paid&sort=-amount' })
    await button().click()
    await vi.waitFor(() => expect(sent(shown, '/api/report')).toHaveLength(1))
    expect(sent(shown, '/api/report')[0]?.body).toMatchObject({
      reportType: 'refunds',
      gridRequest: {
        options: {
          export: true,
          filter: [[{ index: 'status', value: 'paid', condition: 'equals' }]],
          sort: [{ index: 'amount', order: 'desc' }],
          columns: ['idRefund', 'orderNr', 'customerName', 'status', 'amount', 'ageDays', 'createdAt'],
        },
      },
    })
  })

  it('uses the filters of the rows, including those typed just now', async () => {
    const shown = show({}, { address: '/refunds?status=paid&page=2' })
    await page.getByRole('textbox', { name: 'Customer' }).fill('nour')
    await button().click()
    await vi.waitFor(() => expect(sent(shown, '/api/report')).toHaveLength(1))
    expect(sent(shown, '/api/report')[0]?.body).toMatchObject({
      gridRequest: {
        options: {
          filter: [
            [{ index: 'customerName', value: 'nour', condition: 'like' }],
            [{ index: 'status', value: 'paid', condition: 'equals' }],
          ],
        },
      },
    })
    await vi.waitFor(() => expect(shown.search()).toBe('customerName=nour&status=paid'))
    shown.clock.advance(500)
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('nour')
    expect(sent(shown, '/api/refunds/grid')).toHaveLength(2)
  })

  it('reports an invalid date, and leaves it out like the rows do', async () => {
    const shown = show()
    await page.getByRole('textbox', { name: 'Created from' }).fill('2026-1')
    await userEvent.keyboard('{Tab}')
    const text = 'Please review selected dates. Invalid date format.'
    await expect.element(page.getByText(text)).toBeVisible()
    await button().click()
    await vi.waitFor(() => expect(sent(shown, '/api/report')).toHaveLength(1))
    expect(sent(shown, '/api/report')[0]?.body).toMatchObject({
      gridRequest: { options: { filter: [] } },
    })
  })

  it('shows the message of the server for 5 s', async () => {
    const shown = show()
    await button().click()
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'success', text: 'The export has started.', timeout: 5000 }]),
    )
  })

  it('confirms the start if the server sends no message', async () => {
    const { toasts } = show({ 'POST /api/report': ok({ message: null }) })
    await button().click()
    await vi.waitFor(() => expect(toasts).toMatchObject([{ type: 'success', timeout: 5000 }]))
  })

  it('is locked for 5 s after a click', async () => {
    const shown = show()
    await button().dblClick()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    await shown.clock.pass(4999)
    await button().click({ force: true })
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
    expect(sent(shown, '/api/report')).toHaveLength(1)
    await button().click()
    await vi.waitFor(() => expect(sent(shown, '/api/report')).toHaveLength(2))
  })

  it('shows that it waits for the reply, and is locked until then if that takes longer', async () => {
    const reply = heldReply()
    const shown = show({ 'POST /api/report': reply.answer })
    await button().click()
    await shown.clock.pass(60_000)
    await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button()).toHaveAttribute('aria-busy', 'true')
    reply.give(ok({ message: 'Started.' }))
    await expect.element(button()).not.toHaveAttribute('aria-busy')
    await expect.element(button()).not.toHaveAttribute('aria-disabled')
  })

  it.each([
    ['its message', refused(400, { message: 'No such report.' }), 'No such report.'],
    ["'An error occurred!' when it says nothing", refused(500, {}), 'An error occurred!'],
    [
      'its message when it says success false',
      ok({ success: false, message: 'Too many rows.' }),
      'Too many rows.',
    ],
  ])('after a failure shows %s', async (_, reply, text) => {
    const shown = show({ 'POST /api/report': reply })
    await button().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text }]))
  })

  it('is identical when repeated after a lost reply: an open period ends at the same moment', async () => {
    const lost = { ok: false, status: 504, statusText: '', data: null } as const
    const shown = show({ 'POST /api/report': lost }, { address: '/refunds?createdAt.from=2026-03-01' })
    const again = async (times: number) => {
      await button().click()
      await vi.waitFor(() => expect(shown.toasts).toHaveLength(times))
      shown.clock.advance(5000)
      await expect.element(button()).not.toHaveAttribute('aria-disabled')
    }
    await again(1)
    await again(2)
    shown.clock.advance(15 * 60_000)
    await again(3)
    const [first, second, third] = sent(shown, '/api/report').map(({ body }) => JSON.stringify(body))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    const keys = shown.calls.flatMap(({ path }, at) => (path === '/api/report' ? [shown.keys[at]] : []))
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
    expect(new Set(shown.toasts.map(({ text }) => text))).toEqual(
      new Set([`${messages.connectionLost} ${messages.reportLost}`]),
    )
  })

  it("shows 'Report type is undefined!' and sends nothing", async () => {
    const grid = { ...serviceGrid, export: { reportType: '' } }
    const shown = showBlock([{ kind: 'grid', grid }], { answer: answerServices() })
    await button().click()
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'error', text: 'Report type is undefined!' }]),
    )
    expect(sent(shown, '/api/report')).toEqual([])
  })

  it('has the title of the definition, if any', async () => {
    const grid = { ...serviceGrid, export: { reportType: 'x', title: 'Report of refunds' } }
    showBlock([{ kind: 'grid', grid }], { answer: answerServices() })
    await expect.element(page.getByRole('button', { name: 'Report of refunds' })).toBeVisible()
  })
})

describe('exported report', () => {
  const report = {
    id: 5,
    createdAt: '2026-05-01 10:00:00',
    message: 'Your <b>report</b> is ready.',
    readed: false,
    body: { type: 'REPORT_DOWNLOAD', fileUrl: '/files/2026/refunds.csv' },
  }

  it('is looked up in the notifications after 2 s, 5 s and 15 s, and no more once it is there', async () => {
    let notifications: unknown[] = []
    const shown = show({ 'GET /api/navigation/notification': () => ok(notifications) })
    await button().click()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    const looks = () => sent(shown, '/api/navigation/notification').length
    shown.clock.advance(2000)
    await vi.waitFor(() => expect(looks()).toBe(1))
    // The lock of the button, and the next look.
    await vi.waitFor(() => expect(shown.clock.waiting()).toBe(2))
    shown.clock.advance(3000)
    await vi.waitFor(() => expect(looks()).toBe(2))
    await vi.waitFor(() => expect(shown.clock.waiting()).toBe(1))
    notifications = [report]
    shown.clock.advance(10_000)
    await vi.waitFor(() =>
      expect(shown.toasts[1]).toEqual({
        type: 'info',
        text: 'Your report is ready.',
        action: { label: 'Download', download: expect.objectContaining({ id: '5' }) },
      }),
    )
    expect(looks()).toBe(3)
    expect(shown.clock.waiting()).toBe(0)
  })
})

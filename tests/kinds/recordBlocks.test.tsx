import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { commented } from '../../runtime/shell/useEvents.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldServer } from './heldServer.ts'
import { showBlock } from './showBlock.tsx'

const good = (data: unknown): HttpReply => ({ ok: true, status: 200, data })
const refused: HttpReply = { ok: false, status: 500, statusText: '', data: { message: 'Not now.' } }

describe('code block', () => {
  const block = { kind: 'code', heading: 'Payload', load: 'entry.request' } as const

  it('indents JSON in a region of its own, left-to-right', async () => {
    showBlock([block], { loads: { entry: { request: '{"amount":1.10,"lines":[]}' } } })
    const shown = page.getByRole('region', { name: 'Payload' })
    await expect.poll(() => shown.query()?.textContent).toContain('{\n  "amount": 1.10,\n  "lines": []\n}')
    document.documentElement.dir = 'rtl'
    try {
      const code = shown.element().querySelector('code')
      expect(code && getComputedStyle(code).direction).toBe('ltr')
    } finally {
      document.documentElement.removeAttribute('dir')
    }
  })

  it('shows its empty text', async () => {
    showBlock([{ ...block, empty: 'No answer came.' }], { loads: { entry: { request: '' } } })
    await expect.element(page.getByText('No answer came.')).toBeVisible()
    expect(page.getByRole('button').query()).toBeNull()
  })
})

describe('timeline block', () => {
  const events = [
    { icon: 'PAID', title: 'Paid', user: 'finance', date: '2026-11-09 08:30:00', color: 'green' },
    { title: 'Refused', date: '2026-11-06 06:00:00', data: { Reason: 'AC04', Note: null } },
  ]

  it('shows the first 3 characters of an icon, title, user, date and data', async () => {
    showBlock([{ kind: 'timeline', load: 'refund.events' }], { loads: { refund: { events } } })
    await expect.element(page.getByText('PAI', { exact: true })).toBeVisible()
    const words = page
      .getByRole('listitem')
      .elements()
      .map(item => item.textContent)
    expect(words[0]).toMatch(/^PAIPaidfinance2026-11-09 \d\d:30:00$/)
    expect(words[1]).toContain('ReasonAC04Note-')
  })

  it('shows the data of a selected event', async () => {
    showBlock([{ kind: 'timeline', load: 'events', selectable: true }], { loads: { events } })
    await page.getByRole('button', { name: /Refused/ }).click()
    await expect.element(page.getByText('AC04')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('AC04')).not.toBeInTheDocument()
  })

  it.each([[null], [[]]])('shows its empty text for %j', async list => {
    showBlock([{ kind: 'timeline', load: 'events' }], { loads: { events: list } })
    await expect.element(page.getByText('Nothing has happened yet.')).toBeVisible()
  })

  it('that cannot be loaded shows the message of the server, and can be retried', async () => {
    const server = heldServer()
    const shown = showBlock([{ kind: 'timeline', get: '/api/events', select: 'data' }], server)
    await vi.waitFor(() => server.reply(0, refused))
    await expect.element(page.getByText('The timeline could not be loaded.')).toBeVisible()
    expect(shown.toasts).toEqual([{ type: 'error', text: 'Not now.' }])
    await page.getByRole('button', { name: 'Try again' }).click()
    await vi.waitFor(() => server.reply(1, good({ data: events })))
    await expect.element(page.getByText('Refused')).toBeVisible()
  })
})

describe('comment list block', () => {
  it('shows comment, user and date of the records as plain text', async () => {
    const list = [{ comment: '<i>Paid</i>', user: 'nour', date: '2026-11-09' }]
    showBlock([{ kind: 'commentList', load: 'list' }], { loads: { list } })
    await expect.element(page.getByText('<i>Paid</i>')).toBeVisible()
    expect(page.getByRole('listitem').element().textContent).toBe('Nnour2026-11-09<i>Paid</i>')
  })

  it('reloads when a comment was added', async () => {
    const server = heldServer()
    const shown = showBlock([{ kind: 'commentList', get: '/api/list' }], server)
    await vi.waitFor(() => server.reply(0, good([])))
    await expect.element(page.getByText('No comments yet.')).toBeVisible()
    shown.shell.events.dispatchEvent(new Event(commented))
    await vi.waitFor(() => server.reply(1, good([{ comment: 'Paid', user: 'nour', date: '' }])))
    await expect.element(page.getByText('Paid')).toBeVisible()
  })
})

describe('expandable block', () => {
  const text = { kind: 'text', text: 'Inside.' } as const

  it('is open and enabled unless the definition says otherwise', async () => {
    showBlock([{ kind: 'expandable', title: 'Customer', body: [text] }])
    await expect.element(page.getByText('Inside.')).toBeVisible()
    await page.getByRole('button', { name: 'Customer' }).click()
    await expect.element(page.getByText('Inside.')).not.toBeVisible()
  })

  it('that is collapsed at first requests its data when first expanded', async () => {
    const answer = answerGrid(refunds)
    const shown = showBlock(
      [{ kind: 'expandable', title: 'Refunds', open: false, body: [{ kind: 'grid', grid: fullGrid }] }],
      { answer, address: '/refunds?sort=idRefund' },
    )
    const header = page.getByRole('button', { name: 'Refunds' })
    await expect.element(header).toHaveAttribute('aria-expanded', 'false')
    expect(shown.calls).toEqual([])
    await header.click()
    await expect.element(page.getByText('50210', { exact: true })).toBeVisible()
  })

  it('keeps its state while its condition does not hold', async () => {
    showBlock(
      [{ kind: 'expandable', title: 'A', open: false, enabled: { field: 'a.b', is: 1 }, body: [text] }],
      { loads: { a: { b: 2 } } },
    )
    const header = page.getByRole('button', { name: 'A' })
    await expect.element(header).toHaveAttribute('aria-disabled', 'true')
    await header.click({ force: true })
    await expect.element(header).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('table block', () => {
  const money = { kind: 'money', currency: 'currency' } as const
  const block: BlockOf<'table'> = {
    kind: 'table',
    load: 'order.items',
    columns: [
      { field: 'name', label: 'Item' },
      { field: 'price', label: 'Price', cell: money },
    ],
    lastLine: { label: 'Total', load: 'order', field: 'sum' },
  }
  const items = [{ name: 'Clock', price: 1200, currency: 'GBP' }]
  const lines = () => [...document.querySelectorAll('tr')].map(line => line.textContent)

  it('ends with a value of another record, in the format of the last column', async () => {
    showBlock([block], { loads: { order: { items, sum: 1205.5, currency: 'GBP' } } })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(lines()).toEqual(['ItemPrice', 'Clock1,200.00 GBP', 'Total1,205.50 GBP'])
    expect(document.querySelector('tfoot td')?.getAttribute('data-align')).toBe('end')
  })

  it('has no last row without that record', async () => {
    showBlock([{ ...block, lastLine: { label: 'Total', load: 'sums', field: 'sum' } }], {
      loads: { order: { items }, sums: null },
    })
    await expect.element(page.getByRole('table')).toBeVisible()
    expect(lines()).toEqual(['ItemPrice', 'Clock1,200.00 GBP'])
  })
})

describe('blocks side by side', () => {
  const details = (load: string, heading: string): BlockOf<'details'> => ({
    kind: 'details',
    heading,
    load,
    fields: [{ field: 'sum', label: 'Sum' }],
  })
  const pair: BlockOf<'beside'> = {
    kind: 'beside',
    body: [details('paid', 'Payment'), details('listed', 'Lists')],
  }
  const loads = { paid: { sum: 12 }, listed: { sum: 13 } }
  const placeOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()

  it('share a line in a window of 1024', async () => {
    await page.viewport(1024, 768)
    showBlock([pair], { loads })
    await expect.element(page.getByRole('region', { name: 'Lists' })).toBeVisible()
    const [payment, lists] = [placeOf('Payment'), placeOf('Lists')]
    expect(lists.top).toBe(payment.top)
    expect(lists.left).toBeGreaterThan(payment.right)
  })

  it('are one below the other in a narrow window', async () => {
    await page.viewport(600, 768)
    showBlock([pair], { loads })
    await expect.element(page.getByRole('region', { name: 'Lists' })).toBeVisible()
    const [payment, lists] = [placeOf('Payment'), placeOf('Lists')]
    expect(lists.left).toBe(payment.left)
    expect(lists.top).toBeGreaterThan(payment.bottom)
  })
})

describe('download block', () => {
  const loads = { receipt: { id: 3, name: 'receipt-3.pdf' } }
  const byFile = {
    kind: 'download',
    label: 'Receipt',
    file: { field: 'receipt.id' },
    fileName: { field: 'receipt.name' },
  } as const
  const button = () => page.getByRole('button', { name: 'Receipt' })

  it('requests the file by id and name, once for a double click, and saves it', async () => {
    const server = heldServer()
    const shown = showBlock([byFile], { ...server, loads })
    await button().dblClick()
    await vi.waitFor(() => expect(server.calls).toHaveLength(1))
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/navigation/download/',
      body: { fileId: '3', fileName: 'receipt-3.pdf' },
      responseType: 'bytes',
    })
    server.reply(0, good({ content: new Blob(['%PDF']), name: 'other.pdf' }))
    await vi.waitFor(() => expect(shown.saved.map(({ name }) => name)).toEqual(['receipt-3.pdf']))
    expect(server.calls).toHaveLength(1)
  })

  it('requests the file of a notification', async () => {
    const server = heldServer()
    showBlock([{ kind: 'download', label: 'Receipt', notification: { field: 'receipt.id' } }], {
      ...server,
      loads,
    })
    await button().click()
    await vi.waitFor(() => expect(server.calls[0]?.body).toEqual({ notificationId: '3' }))
  })

  it('of a row is requested by the fields of the row, and saved under its name', async () => {
    await page.viewport(1280, 800)
    const server = heldServer()
    const rows = answerGrid(refunds)
    const file = { id: 'idRefund', name: 'customerName' }
    const grid = { ...fullGrid, actions: [{ kind: 'download' as const, label: 'Receipt', file }] }
    const shown = showBlock([{ kind: 'grid', grid }], {
      answer: call => (call.path === grid.source ? rows(call) : server.answer(call)),
      address: '/refunds?sort=idRefund',
    })
    const row = page.getByRole('row').filter({ hasText: '50210' })
    await row.getByRole('button', { name: 'Receipt' }).click()
    await vi.waitFor(() => server.reply(0, good({ content: new Blob(['%PDF']), name: undefined })))
    await vi.waitFor(() => expect(shown.saved).toHaveLength(1))
    const { fileName } = Object(server.calls[0]?.body)
    expect(server.calls[0]).toMatchObject({ path: '/api/navigation/download/', body: { fileId: '50210' } })
    expect(shown.saved[0]?.name).toBe(fileName)
  })

  it('that fails shows the message of the server with its id', async () => {
    const data = { message: 'The file is gone.', ErrorLogId: 'e-7' }
    const shown = showBlock([byFile], {
      loads,
      answer: () => ({ ok: false, status: 410, statusText: '', data }),
    })
    await button().click()
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'error', text: 'The file is gone.', errorId: 'e-7' }]),
    )
    expect(shown.saved).toEqual([])
  })
})

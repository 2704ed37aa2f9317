import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { type Action, type Grid } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { heldServer } from './heldServer.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: fullGrid } as const
const rowsOf = answerGrid(refunds)
const good = (message?: string): HttpReply => ({ ok: true, status: 200, data: { success: true, message } })
const refused = (message: string, status = 400): HttpReply => ({
  ok: false,
  status,
  statusText: '',
  data: { message },
})

/** Rows are answered at once, actions by hand. */
async function show(showing: Showing = {}, change = {}) {
  await page.viewport(1280, 800)
  const server = heldServer()
  const answer = (call: HttpCall) => {
    if (call.path !== fullGrid.source) return server.answer(call)
    const reply = rowsOf(call)
    return reply.ok ? { ...reply, data: Object.assign({}, reply.data, change) } : reply
  }
  const shown = showBlock([block], { answer, address: '/refunds?sort=idRefund', ...showing })
  await expect.element(page.getByText('50210', { exact: true })).toBeVisible()
  const asked = () => shown.calls.filter(call => call.path === fullGrid.source).length
  return { ...shown, server, asked }
}

const menuOf = (key: number) => page.getByRole('button', { name: `Actions for ${key}` })
const item = (name: string) => page.getByRole('menuitem', { name })
const dialog = () => page.getByRole('alertdialog')

async function ask(key: number, name: string) {
  await menuOf(key).click()
  await item(name).click()
}

describe('action on a row', () => {
  it('asks for confirmation, is sent to its row, shows the message of the server and reloads the rows', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    const question = 'The refund is paid with the next batch. This affects Refund 50210: 12.40 EGP.'
    await expect.element(dialog().getByText(question)).toBeVisible()
    expect(shown.server.calls).toHaveLength(0)
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => shown.server.reply(0, good('Refund 50210 is approved.')))
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'success', text: 'Refund 50210 is approved.' }]),
    )
    expect(shown.server.calls[0]).toMatchObject({ method: 'POST', path: '/api/refunds/50210/approve' })
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('is not sent when the user cancels', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(shown.server.calls).toHaveLength(0)
  })

  it('is sent once for a double click', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Approve' }).dblClick()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    shown.server.reply(0, good())
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    expect(shown.server.calls).toHaveLength(1)
  })

  it('is sent once for presses before it is redrawn', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    const button = dialog().getByRole('button', { name: 'Approve' })
    await expect.element(button).toBeVisible()
    const element = button.element()
    for (let press = 0; press < 3; press++) if (element instanceof HTMLElement) element.click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    shown.server.reply(0, good())
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    expect(shown.server.calls).toHaveLength(1)
  })

  it('sends the values typed into its row, and no others', async () => {
    const shown = await show()
    await page.getByRole('textbox', { name: 'Note' }).nth(0).fill('By phone')
    await page.getByRole('textbox', { name: 'Note' }).nth(1).fill('By mail')
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() =>
      expect(shown.server.calls[0]?.body).toEqual({ values: { 50210: { note: 'By phone' } } }),
    )
    shown.server.reply(0, good())
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    await expect.element(page.getByRole('textbox', { name: 'Note' }).nth(1)).toHaveValue('By mail')
    await expect.element(page.getByRole('textbox', { name: 'Note' }).nth(0)).not.toHaveValue('By phone')
  })

  it('shows at its row that it waits for the reply', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    // The question is in front of them.
    const busy = (key: number) => document.querySelector(`[aria-label="Actions for ${key}"]`)?.ariaBusy
    expect([busy(50_210), busy(50_212)]).toEqual(['true', null])
    shown.server.reply(0, refused('Not now.'))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(menuOf(50_210)).not.toHaveAttribute('aria-busy')
  })

  it('shows the message of the server when it fails and keeps typed values', async () => {
    const shown = await show()
    await page.getByRole('textbox', { name: 'Note' }).nth(0).fill('By phone')
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => shown.server.reply(0, refused('It is paid already.')))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'It is paid already.' }]))
    await expect.element(page.getByRole('textbox', { name: 'Note' }).nth(0)).toHaveValue('By phone')
    expect(shown.asked()).toBe(1)
  })

  it('reports a conflict with another user, and reloads the rows', async () => {
    const shown = await show()
    await ask(50_210, 'Approve')
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => shown.server.reply(0, refused('Mona has paid it.', 409)))
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'Mona has paid it.' }]))
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
  })

  it('is disabled while its condition does not hold, and says so', async () => {
    await show()
    await menuOf(50_211).click()
    await expect.element(item('Approve')).toBeDisabled()
    const why = page.getByText('Only pending refunds can be approved.')
    await expect.element(why).toBeVisible()
    await expect.element(item('Open')).toBeEnabled()
    expect(why.element().previousElementSibling).toBe(item('Approve').element())
    await expect.element(item('Approve')).toHaveAccessibleDescription(why.element().textContent)
    await item('Approve').click({ force: true })
    await expect.element(why).toBeVisible()
    expect(dialog().query()).toBeNull()
  })

  it('looks disabled in every tone', async () => {
    const enabled = { field: 'status', is: 'none' } as const
    const grave: Action = {
      kind: 'request',
      label: 'Delete',
      call: '/api/{id}/delete',
      tone: 'danger',
      enabled,
    }
    const plain: Action = { kind: 'request', label: 'Send', call: '/api/{id}/send', enabled }
    const columns = [{ field: 'id', label: 'Id' }]
    const grid: Grid = { id: 'grave', source: '/api/grave', rowKey: 'id', columns, actions: [grave, plain] }
    showBlock([{ kind: 'grid', grid }], { answer: answerGrid([{ id: 1, status: 'open' }]) })
    await menuOf(1).click()
    await expect.element(item('Delete')).toBeDisabled()
    const colorOf = (name: string) => getComputedStyle(item(name).element()).color
    expect(colorOf('Delete')).toBe(colorOf('Send'))
  })

  it('is shown only to holders of its resource', async () => {
    await show()
    await menuOf(50_210).click()
    await expect.element(item('Approve')).toBeVisible()
    expect(item('Delete').query()).toBeNull()
  })

  it('opens a screen with the fields of the row', async () => {
    const shown = await show()
    await ask(50_210, 'Open')
    await expect.poll(() => shown.router.state.location.pathname).toBe('/refunds/50210')
  })
})

describe('action on a selection', () => {
  it('is locked until the reply and for its minimum time', async () => {
    const shown = await show()
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    const button = page.getByRole('button', { name: 'Approve all' })
    await button.click()
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => shown.server.reply(0, refused('Not now.')))
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await shown.clock.pass(2999)
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    shown.clock.advance(1)
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(page.getByText('1 selected')).toBeVisible()
  })

  it('closes its confirmation when other filters have cleared the selection', async () => {
    const shown = await show()
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await expect.element(dialog()).toBeVisible()
    await shown.router.navigate('/refunds?sort=idRefund&customerName=a')
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(shown.server.calls).toEqual([])
  })

  it('sends the keys of the rows, and clears the selection after success', async () => {
    const shown = await show()
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    await page.getByRole('checkbox', { name: 'Select 50212' }).click()
    await page.getByRole('button', { name: 'Approve all' }).click()
    await dialog().getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => shown.server.reply(0, good('2 refunds are approved.')))
    expect(shown.server.calls[0]?.body).toEqual({ selection: { ids: [50_210, 50_212] } })
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument()
  })

  it('fetches a file and saves it', async () => {
    const shown = await show()
    await page.getByRole('checkbox', { name: 'Select 50210' }).click()
    await page.getByRole('button', { name: 'Receipts' }).click()
    const content = new Blob(['receipts'])
    await vi.waitFor(() =>
      shown.server.reply(0, { ok: true, status: 200, data: { content, name: 'receipts.pdf' } }),
    )
    await vi.waitFor(() => expect(shown.saved.map(({ name }) => name)).toEqual(['receipts.pdf']))
    expect(shown.server.calls[0]).toMatchObject({ method: 'POST', responseType: 'bytes' })
    await expect.element(page.getByText('1 selected')).toBeVisible()
  })
})

describe('action on the screen', () => {
  it('is in the line of the filter button, with the menu at the end edge', async () => {
    await show()
    const boxOf = (name: string) =>
      page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    expect(boxOf('Recalculate').top).toBe(boxOf('Filter').top)
    const area = page.getByRole('region', { name: 'Refunds' }).element().getBoundingClientRect()
    expect(Math.abs(area.right - boxOf('Grid menu').right)).toBeLessThan(1)
    expect(boxOf('Grid menu').left).toBeGreaterThan(boxOf('Recalculate').right)
  })

  it('is above the rows and runs at once', async () => {
    const shown = await show()
    const button = page.getByRole('button', { name: 'Recalculate' })
    await button.dblClick()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    shown.server.reply(0, good())
    await vi.waitFor(() => expect(shown.asked()).toBe(2))
    expect(shown.server.calls).toHaveLength(1)
  })

  it('shows that it waits until the reply', async () => {
    const shown = await show()
    const button = page.getByRole('button', { name: 'Recalculate' })
    await button.click()
    await vi.waitFor(() => expect(shown.server.calls).toHaveLength(1))
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    shown.server.reply(0, refused('Not now.'))
    await expect.element(button).not.toHaveAttribute('aria-busy')
  })
})

describe('grid reply', () => {
  it('that freezes the actions names the person who works on the rows', async () => {
    await show({}, { freezeGridActions: true, username: 'nour.haddad' })
    await expect.element(page.getByText('nour.haddad is working on these rows.').last()).toBeVisible()
    await menuOf(50_210).click()
    await expect.element(item('Approve')).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(page.getByRole('button', { name: 'Recalculate' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('that freezes the actions with a message shows it instead', async () => {
    await show({}, { freezeGridActions: true, username: 'nour', message: 'The batch is being paid.' })
    await expect.element(page.getByText('The batch is being paid.').last()).toBeVisible()
    expect(page.getByText('nour is working on these rows.').query()).toBeNull()
  })

  it('with a message shows it above the rows', async () => {
    await show({}, { message: 'Amounts are of yesterday.' })
    await expect.element(page.getByText('Amounts are of yesterday.')).toBeVisible()
  })

  it('that the server has narrowed shows a notice', async () => {
    await show({}, { filteredGrid: true })
    await expect.element(page.getByText('The server returned only some of the rows.')).toBeVisible()
  })

  it('without rows shows its own content', async () => {
    const content = {
      data: [],
      rowCount: 0,
      customContent: { heading: 'All paid', text: 'Nothing to do today.' },
    }
    showBlock([block], { answer: () => ({ ok: true, status: 200, data: content }) })
    await expect.element(page.getByRole('heading', { name: 'All paid' })).toBeVisible()
    await expect.element(page.getByText('Nothing to do today.')).toBeVisible()
  })

  it('without rows and content shows the text of the definition, with its links', async () => {
    const empty = {
      heading: 'No refunds',
      text: 'Refunds come from the returns.',
      links: [
        { label: 'Settings', to: 'refund-settings' },
        { label: 'Rules', to: 'rules' },
      ],
    }
    showBlock([{ kind: 'grid', grid: { ...fullGrid, empty } }], { answer: answerGrid([]) })
    await expect.element(page.getByRole('heading', { name: 'No refunds' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Settings' }))
      .toHaveAttribute('href', '/refunds-settings')
    expect(page.getByRole('link', { name: 'Rules' }).query()).toBeNull()
  })
})

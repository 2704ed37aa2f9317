import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { importMessages } from '../../runtime/core/csv/importMessages.ts'
import { messages } from '../../runtime/core/messages.ts'
import { answerServices, ok, refused, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { heldReply } from './heldReply.ts'
import {
  choose,
  chooser,
  csv,
  dialog,
  drop,
  good,
  gridCalls,
  open,
  opener,
  panel,
  path,
  ready,
  refusal,
  sent,
  show,
  upload,
} from './importPanel.tsx'
import { showBlock } from './showBlock.tsx'

describe('import panel', () => {
  it('reloads the other blocks of the screen after an import', async () => {
    const counted = { call: 'GET /api/refunds/waiting', times: 0 }
    const shown = showBlock(
      [
        { kind: 'text', text: 'Waiting: {waiting}' },
        { kind: 'grid', grid: serviceGrid },
      ],
      {
        loads: { waiting: 1 },
        asked: { waiting: { get: '/api/refunds/waiting', select: 'data', onError: { toast: 'server' } } },
        answer: answerServices({
          [counted.call]: () => {
            counted.times++
            return ok({ success: true, data: 3 })
          },
        }),
      },
    )
    await opener().click()
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    shown.clock.advance(500)
    await expect.element(page.getByText('Waiting: 3')).toBeVisible()
    expect(counted.times).toBe(1)
    await vi.waitFor(() => expect(gridCalls(shown)).toBe(2))
  })

  it("has the header 'Import' unless the definition names another", async () => {
    show({}, { ...serviceGrid, import: { type: 7 } })
    await page.getByRole('button', { name: 'Import' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible()
  })

  it('offers the template as a file', async () => {
    await open()
    const link = panel().getByRole('link', { name: 'Template' })
    await expect.element(link).toHaveAttribute('download', 'refunds.csv')
    const reply = await fetch(link.element().getAttribute('href') ?? '')
    expect(await reply.text()).toBe('orderNr,amount,note\r\n1001,1,\r\n')
  })

  it('accepts only .csv files', async () => {
    await open()
    await expect.element(chooser()).toHaveAttribute('accept', '.csv')
    await choose(csv('PK', 'refunds.xlsx'))
    await expect.element(refusal()).toHaveTextContent('refunds.xlsx is not a .csv file.')
  })

  it('requires a file', async () => {
    const shown = await open()
    await upload().click()
    await expect.element(refusal()).toHaveTextContent('Please choose a file.')
    expect(sent(shown)).toEqual([])
  })

  it('shows the first rows of the file with their line numbers', async () => {
    await open()
    await ready(csv(good + '1,1,x\n'.repeat(30)))
    const table = panel().getByRole('region', { name: 'First rows of the file' })
    await expect.element(table.getByRole('row', { name: '2 536365 -12.50 damaged' })).toBeVisible()
    await expect.element(panel().getByText('24 more rows')).toBeVisible()
  })

  it('accepts a dropped file', async () => {
    await open()
    drop(csv(good))
    await expect.element(panel().getByText('refunds.csv', { exact: true })).toBeVisible()
  })
})

describe('file being uploaded', () => {
  it('is sent as the form field uploadFile with massImportContext as JSON text', async () => {
    const shown = await open()
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
    const body = sent(shown)[0]?.body
    if (!(body instanceof FormData)) throw new Error('The body is no form.')
    const file = body.get('uploadFile')
    expect(file instanceof File && [file.name, await file.text()]).toEqual(['refunds.csv', good])
    expect(body.get('massImportContext')).toBe('{"source":"console","dryRun":false}')
  })

  it('has no massImportContext if the definition has none', async () => {
    const shown = await open({}, { ...serviceGrid, import: { type: 7, header: 'Import refunds' } })
    await choose(csv(good))
    await expect.element(panel().getByText('2 rows. The server checks them.')).toBeVisible()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
    const body = sent(shown)[0]?.body
    expect(body instanceof FormData && [...body.keys()]).toEqual(['uploadFile'])
  })

  it('locks the button after a click, so that a double click sends it once', async () => {
    const reply = heldReply()
    const shown = await open({ [`POST ${path}`]: reply.answer })
    await ready()
    await upload().dblClick()
    await expect.element(upload()).toHaveAttribute('aria-disabled', 'true')
    expect(sent(shown)).toHaveLength(1)
  })

  it('shows its progress', async () => {
    const shown = await open({ [`POST ${path}`]: call => heldReply().answer(call) })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
    sent(shown)[0]?.onProgress?.(3_100_000, 12_000_000)
    await expect.element(panel().getByText('Sending the file')).toBeVisible()
    await expect.element(panel().getByText('3.1 MB of 12 MB')).toBeVisible()
    sent(shown)[0]?.onProgress?.(12_000_000, 12_000_000)
    await expect.element(panel().getByText('The server is reading the file')).toBeVisible()
  })

  it('can be cancelled; the file stays selected, and can be sent again', async () => {
    const shown = await open({ [`POST ${path}`]: call => heldReply().answer(call) })
    await ready()
    await upload().click()
    await panel().getByRole('button', { name: 'Cancel' }).click()
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([{ type: 'info', text: 'The upload was cancelled.' }]),
    )
    await expect.element(panel().getByText('refunds.csv', { exact: true })).toBeVisible()
    await expect.element(upload()).not.toHaveAttribute('aria-disabled')
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(2))
  })

  it('keeps the panel open when Escape is pressed', async () => {
    const shown = await open({ [`POST ${path}`]: call => heldReply().answer(call) })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    await expect.element(panel().getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(sent(shown)[0]?.signal?.aborted).toBe(false)
  })
})

describe('import reply', () => {
  it('closes the panel 500 ms after success and refreshes the grid', async () => {
    const shown = await open()
    await ready()
    const before = gridCalls(shown)
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: '2 rows imported.' }]))
    await shown.clock.pass(499)
    await expect.element(panel()).toBeVisible()
    expect(gridCalls(shown)).toBe(before)
    shown.clock.advance(1)
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await vi.waitFor(() => expect(gridCalls(shown)).toBe(before + 1))
  })

  it('closes the panel 500 ms after a failure without a refresh, and the file stays selected', async () => {
    const shown = await open({ [`POST ${path}`]: refused(400, { response: 'No such column.' }) })
    await ready()
    const before = gridCalls(shown)
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'No such column.' }]))
    shown.clock.advance(500)
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await opener().click()
    await expect.element(panel().getByText('refunds.csv', { exact: true })).toBeVisible()
    await expect.element(upload()).not.toHaveAttribute('aria-disabled')
    expect(gridCalls(shown)).toBe(before)
  })

  it.each([
    ['data.message', refused(400, { message: 'a', response: 'b' }), 'a'],
    ['else data.response', refused(400, { response: 'b' }), 'b'],
    ['else the raw data', refused(413, 'Request entity too large'), 'Request entity too large'],
    ['else the raw data of an object', refused(400, { code: 7 }), '{"code":7}'],
    ["'An error occurred!' where there is none", refused(500, null), 'An error occurred!'],
    [
      "'Invalid Request. Please check if file exists.' for status -1",
      refused(-1, null),
      'Invalid Request. Please check if file exists.',
    ],
    [
      'the message of a reply that says success false',
      ok({ success: false, response: 'None imported.' }),
      'None imported.',
    ],
    [
      'the message of a reply that says success false and nothing else',
      ok({ success: false, message: 'The import is closed.', response: null }),
      'The import is closed.',
    ],
  ])('after a failure shows %s', async (_, reply, text) => {
    const shown = await open({ [`POST ${path}`]: reply })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts.at(-1)).toEqual({ type: 'error', text }))
    expect(shown.toasts.slice(0, -1).map(toast => toast.text)).toEqual(
      reply.status === -1 ? [`${messages.connectionLost} ${importMessages.importLost}`] : [],
    )
  })

  it("after a failure shows the server's ErrorLogId", async () => {
    const shown = await open({ [`POST ${path}`]: refused(500, { message: 'a', ErrorLogId: 4711 }) })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text: 'a', errorId: '4711' }]))
  })

  it('shows the reasons per row in a dialog, with the rejected rows as a file', async () => {
    const file = csv('orderNr,amount,note\n1,-5.50,"=1+1"\n2,7,ok\n3,+4,"two\nlines"\n')
    const errors = [
      { line: 2, message: 'There is no order 1.' },
      { line: 4, message: 'There is no order 3.' },
    ]
    const shown = await open({
      [`POST ${path}`]: refused(400, { success: false, response: '1 row imported, 2 refused.', errors }),
    })
    await ready(file)
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toHaveLength(1))
    shown.clock.advance(500)
    await expect
      .element(dialog())
      .toMatchTextContent(/Line 2: There is no order 1.*Line 4: There is no order 3./)
    await expect.element(panel()).not.toBeInTheDocument()
    await dialog().getByRole('button', { name: 'Download these rows' }).click()
    await vi.waitFor(() => expect(shown.saved).toHaveLength(1))
    expect(shown.saved[0]?.name).toBe('refused-refunds.csv')
    const bytes = new Uint8Array((await shown.saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      `orderNr,amount,note\r\n1,-5.50,'=1+1\r\n3,+4,"two\nlines"\r\n`,
    )
  })
})

import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall } from '../../runtime/ports/http.ts'
import { answerServices, ok, refused, serviceGrid } from '../../stories/fixtures/serviceGrid.ts'
import { heldReply } from './heldReply.ts'
import { showBlock } from './showBlock.tsx'

const path = '/api/mass-import/import/7'
const show = (answers: Parameters<typeof answerServices>[0] = {}, grid = serviceGrid) =>
  showBlock([{ kind: 'grid', grid }], { answer: answerServices(answers) })
type Shown = ReturnType<typeof show>
const sent = (shown: Shown): HttpCall[] => shown.calls.filter(call => call.path === path)
const gridCalls = (shown: Shown) => shown.calls.filter(call => call.path === '/api/refunds/grid').length
const opener = () => page.getByRole('button', { name: 'Import refunds' })
const panel = () => page.getByRole('dialog', { name: 'Import refunds' })
const upload = () => panel().getByRole('button', { name: 'Upload' })
const chooser = () => panel().getByLabelText(/^CSV file/)
const refusal = () => panel().getByRole('alert')
const dialog = () => page.getByRole('dialog', { name: /^The server refused/ })
const good = 'orderNr,amount,note\n536365,-12.50,damaged\n536372,3,\n'
const csv = (content: BlobPart, name = 'refunds.csv') => new File([content], name, { type: 'text/csv' })

async function open(...parts: Parameters<typeof show>) {
  const shown = show(...parts)
  await opener().click()
  await expect.element(panel()).toBeVisible()
  return shown
}

async function choose(file: File) {
  await userEvent.upload(chooser(), file)
}

function drop(file: File) {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
  chooser().element().closest('div')?.dispatchEvent(event)
}

async function ready(file: File = csv(good)) {
  await choose(file)
  await expect.element(panel().getByText(/nothing wrong was found in your browser/)).toBeVisible()
}

describe('the import panel', () => {
  it("has the header 'Import' unless the definition names another", async () => {
    show({}, { ...serviceGrid, import: { type: 7 } })
    await page.getByRole('button', { name: 'Import' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Import' })).toBeVisible()
  })

  it('offers the template as a file', async () => {
    await open()
    const link = panel().getByRole('link', { name: 'Template' })
    await expect.element(link).toHaveAttribute('href', '/templates/refunds.csv')
    await expect.element(link).toHaveAttribute('download')
  })

  it('lets only .csv files be selected', async () => {
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

  it('shows the first rows of the file with the numbers of their lines', async () => {
    await open()
    await ready(csv(good + '1,1,x\n'.repeat(30)))
    const table = panel().getByRole('region', { name: 'First rows of the file' })
    await expect.element(table.getByRole('row', { name: '2 536365 -12.50 damaged' })).toBeVisible()
    await expect.element(panel().getByText('24 more rows')).toBeVisible()
  })

  it('takes a file that is dropped', async () => {
    await open()
    drop(csv(good))
    await expect.element(panel().getByText('refunds.csv', { exact: true })).toBeVisible()
  })
})

describe('a file on its way', () => {
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

  it('has no massImportContext where the definition gives none', async () => {
    const shown = await open({}, { ...serviceGrid, import: { type: 7, header: 'Import refunds' } })
    await choose(csv(good))
    await expect.element(panel().getByText('2 rows. The server looks at them.')).toBeVisible()
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

  it('shows how much of it has left', async () => {
    const shown = await open({ [`POST ${path}`]: call => heldReply().answer(call) })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
    sent(shown)[0]?.onProgress?.(3_100_000, 12_000_000)
    await expect.element(panel().getByText('Sending the file')).toBeVisible()
    await expect.element(panel().getByText('3.1 MB of 12 MB')).toBeVisible()
    sent(shown)[0]?.onProgress?.(12_000_000, 12_000_000)
    await expect.element(panel().getByText('The server reads the file')).toBeVisible()
  })

  it('can be cancelled; the file stays, and can be sent again', async () => {
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

describe('the reply to an import', () => {
  it('that is a success is shown, closes the panel after 500 ms and refreshes the grid', async () => {
    const shown = await open()
    await ready()
    const before = gridCalls(shown)
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: '2 rows imported.' }]))
    shown.clock.advance(499)
    await expect.element(panel()).toBeVisible()
    expect(gridCalls(shown)).toBe(before)
    shown.clock.advance(1)
    await vi.waitFor(() => expect(panel().query()).toBeNull())
    await vi.waitFor(() => expect(gridCalls(shown)).toBe(before + 1))
  })

  it('that is a failure closes the panel after 500 ms without a refresh, and the file is still chosen', async () => {
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
  ])('shows of a failure %s', async (_, reply, text) => {
    const shown = await open({ [`POST ${path}`]: reply })
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'error', text }]))
  })

  it('keeps the reasons per row in a dialog, with the refused rows as a file', async () => {
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

describe('a file that is refused in the browser', () => {
  const utf16 = (text: string) =>
    Uint8Array.from(
      `\ufeff${text}`.split('').flatMap(one => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]),
    )

  it.each([
    ['of 0 B', csv(''), 'This file is empty.'],
    ['of a header alone', csv('orderNr,amount\n'), 'This file holds no rows below its header.'],
    [
      'that is no text',
      csv(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])),
      'This file holds no text. Please save it as CSV.',
    ],
    [
      'in another encoding',
      csv(Uint8Array.from([0x61, 0x2c, 0xe9, 0x0a, 0x62])),
      'This text cannot be read. Please save the file as CSV in UTF-8.',
    ],
    [
      'cut in the middle of quotes',
      csv('orderNr,amount,note\n1,2,"cut'),
      'The file breaks off inside the quotes that open in line 2.',
    ],
  ])('%s says why, and the panel stays', async (_, file, message) => {
    const shown = await open()
    await choose(file)
    await expect.element(refusal()).toHaveTextContent(message)
    await upload().click()
    await expect.element(panel()).toBeVisible()
    expect(sent(shown)).toEqual([])
  })

  it('for its size is not read at all', async () => {
    await open()
    // Made of one piece that is used again and again: it takes no room.
    const piece = new Blob(['x'.repeat(1_000_000)])
    const big = new File([...Array.from({ length: 100 }, () => piece), 'x'], 'refunds.csv')
    drop(big)
    await expect.element(refusal()).toHaveTextContent('This file is greater than 100 MB.')
  })

  it.each([
    ['a byte order mark', csv(`\ufeff${good}`)],
    ['UTF-16', csv(utf16(good))],
  ])('is none with %s', async (_, file) => {
    await open()
    await ready(file)
  })

  it('for what the definition asks of its columns names line and header, and is said to be local', async () => {
    const shown = await open()
    await choose(csv('orderNr,amuont,note\nx,1,a\n,2,b\n'))
    const notice = panel().getByRole('status').filter({ hasText: 'Found in your browser: 4 problems' })
    for (const text of [
      'Line 1: The column "amount" is missing.',
      'Line 1: The column "amuont" is not known.',
      'Line 2: "orderNr" does not have the right form.',
      'Line 3: "orderNr" is empty.',
      'Nothing was sent. The server looks at the file again.',
    ]) {
      await expect.element(notice.getByText(text)).toBeVisible()
    }
    await upload().click()
    await expect
      .element(refusal())
      .toHaveTextContent('The file was not sent: please mend what is listed below and choose it again.')
    await expect.element(panel()).toBeVisible()
    expect(sent(shown)).toEqual([])
  })

  it('can be replaced by the mended one', async () => {
    const shown = await open()
    await choose(csv('orderNr,amount\n1,two\n'))
    await expect.element(panel().getByText('Line 2: "amount" is no number.')).toBeVisible()
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
  })
})

describe('a great file', () => {
  it('is looked at in parts: the page goes on drawing meanwhile', async () => {
    await open()
    const rows = 700_000
    drop(csv(`orderNr,amount,note\n${'536365,12.50,"a note, quoted"\n'.repeat(rows)}`))
    let frames = 0
    const count = () => {
      frames += 1
      next = requestAnimationFrame(count)
    }
    let next = requestAnimationFrame(count)
    await expect
      .element(
        panel().getByText('700,000 rows, and nothing wrong was found in your browser.', { exact: false }),
      )
      .toBeVisible()
    cancelAnimationFrame(next)
    expect(frames).toBeGreaterThan(5)
  })
})

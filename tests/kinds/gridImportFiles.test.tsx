import { describe, expect, it, vi } from 'vitest'
import { choose, csv, drop, good, open, panel, ready, sent, upload } from './importPanel.tsx'

const warning = () => panel().getByRole('status')

describe('local check of an import file', () => {
  const utf16 = (text: string) =>
    Uint8Array.from(
      `\ufeff${text}`.split('').flatMap(one => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]),
    )

  it.each([
    ['of 0 B', csv(''), 'This file is empty.'],
    ['of a header alone', csv('orderNr,amount\n'), 'This file has no rows below its header.'],
    [
      'that is no text',
      csv(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])),
      'This file is not a text file. Save it as CSV.',
    ],
    [
      'in another encoding',
      csv(Uint8Array.from([0x61, 0x2c, 0xe9, 0x0a, 0x62])),
      'The text encoding is not supported. Save the file as CSV in UTF-8.',
    ],
    [
      'cut in the middle of quotes',
      csv('orderNr,amount,note\n1,2,"cut'),
      'The file ends inside the quotes opened in line 2.',
    ],
  ])('is a warning for one %s, which is sent nevertheless: the server decides', async (_, file, message) => {
    const shown = await open()
    await choose(file)
    await expect.element(warning().filter({ hasText: message })).toBeVisible()
    await expect
      .element(warning().filter({ hasText: 'You can upload the file as it is. The server checks it.' }))
      .toBeVisible()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
  })

  it('does not delay sending: the button is locked only by a click', async () => {
    const shown = await open()
    const file = csv(good)
    file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) })
    drop(file)
    await expect.element(panel().getByText('Checking the file')).toBeVisible()
    await expect.element(upload()).not.toHaveAttribute('aria-disabled')
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
  })

  it('is skipped for a file of more than 100 MB, which is not read at all', async () => {
    await open()
    // Made of one piece that is used again and again: it takes no room.
    const piece = new Blob(['x'.repeat(1_000_000)])
    const big = new File([...Array.from({ length: 100 }, () => piece), 'x'], 'refunds.csv')
    drop(big)
    await expect.element(warning().filter({ hasText: 'This file is larger than 100 MB.' })).toBeVisible()
  })

  it.each([
    ['a byte order mark', csv(`\ufeff${good}`)],
    ['UTF-16', csv(utf16(good))],
  ])('finds nothing with %s', async (_, file) => {
    await open()
    await ready(file)
  })

  it('names line and header where the file differs from the definition, and blocks nothing', async () => {
    const shown = await open()
    await choose(csv('orderNr,amuont,note\nx,1,a\n,2,b\n'))
    const notice = panel().getByRole('status').filter({ hasText: '4 possible problems' })
    for (const text of [
      'Line 1: The column "amount" is missing.',
      'Line 1: The column "amuont" is unknown.',
      'Line 2: "orderNr" has the wrong format: Digits only.',
      'Line 3: "orderNr" is empty.',
      'You can upload the file as it is. The server checks it.',
    ]) {
      await expect.element(notice.getByText(text)).toBeVisible()
    }
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
  })

  it('marks a row that is too short', async () => {
    await open()
    await choose(csv('orderNr,amount,note\n536365\n536372,3,\n'))
    const name = '2 (This line has 1 value and the header 3.) 536365 missing missing'
    await expect.element(panel().getByRole('row', { name, exact: true })).toBeVisible()
  })

  it('is replaced when another file is selected', async () => {
    const shown = await open()
    await choose(csv('orderNr,amount\n1,two\n'))
    await expect.element(panel().getByText('Line 2: "amount" must be a number.')).toBeVisible()
    await ready()
    await upload().click()
    await vi.waitFor(() => expect(sent(shown)).toHaveLength(1))
  })
})

describe('large import file', () => {
  it('is checked in chunks, so that the page stays responsive', async () => {
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
      .element(panel().getByText('700,000 rows, no problems found.', { exact: false }))
      .toBeVisible()
    cancelAnimationFrame(next)
    expect(frames).toBeGreaterThan(5)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type HttpCall, type HttpReply } from '../../runtime/ports/http.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { type Showing, showBlock } from './showBlock.tsx'

const block = { kind: 'grid', grid: fullGrid } as const
const rowsOf = answerGrid(refunds)
const done: HttpReply = { ok: true, status: 200, data: { success: true, message: 'Done.' } }

async function show(showing: Showing = {}) {
  await page.viewport(1280, 800)
  const answer = (call: HttpCall) => (call.path === fullGrid.source ? rowsOf(call) : done)
  const shown = showBlock([block], { answer, address: '/refunds?sort=idRefund', ...showing })
  await expect.element(page.getByText(/^Rows 1–10 of/)).toBeVisible()
  return shown
}

const box = (name: string | number) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })
const pageBox = () => page.getByRole('checkbox', { name: 'Select all rows of the page' })
const bar = () => page.getByRole('region', { name: 'Selection' })
const count = (text: string) => expect.element(bar().getByRole('status')).toHaveTextContent(text)
const settled = () => vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())

describe('selected rows', () => {
  it('are selected one by one, and counted', async () => {
    await show()
    await box(50_210).click()
    await box(50_213).click()
    await count('2 selected')
    await box(50_210).click()
    await count('1 selected')
  })

  it('between two clicks are selected with Shift', async () => {
    await show()
    await box(50_211).click()
    await box(50_215).click({ modifiers: ['Shift'] })
    await count('5 selected')
    await expect.element(box(50_213)).toBeChecked()
  })

  it('of the page are selected by the header, which shows a partial selection', async () => {
    await show()
    await box(50_211).click()
    await expect.element(pageBox()).toBePartiallyChecked()
    await pageBox().click()
    await count('10 selected')
    await expect.element(pageBox()).toBeChecked()
    await pageBox().click()
    await count('')
  })

  it('stay selected on other pages and in another order', async () => {
    await show()
    await box(50_210).click()
    await page.getByRole('button', { name: 'Next page' }).click()
    await box(50_220).click()
    await count('2 selected')
    await settled()
    await page.getByRole('button', { name: 'Previous page' }).click()
    await expect.element(box(50_210)).toBeChecked()
    await expect.element(box(50_211)).not.toBeChecked()
  })

  it('are deselected when the filters change, with a message', async () => {
    const shown = await show()
    await box(50_210).click()
    await shown.router.navigate('?sort=idRefund&status=paid')
    await count('')
    await vi.waitFor(() =>
      expect(shown.toasts).toEqual([
        { type: 'info', text: 'The selection was cleared because the filters changed.' },
      ]),
    )
  })

  it('are rendered alone when they are selected', async () => {
    await show()
    const other = document.querySelector('.rdg-row[aria-rowindex="4"]')
    const changes: MutationRecord[] = []
    const watch = new MutationObserver(records => changes.push(...records))
    if (other) watch.observe(other, { attributes: true, childList: true, subtree: true })
    await box(50_210).click()
    await count('1 selected')
    await expect.element(box(50_210)).toBeChecked()
    watch.disconnect()
    expect(document.querySelector('.rdg-row')?.getAttribute('aria-selected')).toBe('true')
    expect(changes).toEqual([])
  })
})

describe('all matching rows', () => {
  it('can be selected after some are, and are sent as filter and exceptions', async () => {
    const shown = await show({ address: '/refunds?sort=idRefund&method=Voucher' })
    await box(50_211).click()
    await page.getByRole('button', { name: 'Select all 22 matching' }).click()
    await count('All 22 selected')
    await box(50_215).click()
    await count('21 selected')
    await settled()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.element(box(50_251)).toBeChecked()
    await page.getByRole('button', { name: 'Approve all' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('21 rows', { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: 'Approve' }).click()
    await vi.waitFor(() => expect(shown.toasts).toEqual([{ type: 'success', text: 'Done.' }]))
    const sent = shown.calls.find(call => call.path === '/api/refunds/approve')
    expect(sent?.body).toEqual({
      selection: {
        all: true,
        filter: [[{ index: 'method', value: ['Voucher'], condition: 'in' }]],
        except: [50_215],
        count: 21,
      },
    })
    await count('')
  })

  it('are deselected when another filter was typed just before an action on them', async () => {
    const shown = await show({ address: '/refunds?sort=idRefund&method=Voucher' })
    await box(50_211).click()
    await page.getByRole('button', { name: 'Select all 22 matching' }).click()
    await count('All 22 selected')
    await page.getByRole('textbox', { name: 'Customer' }).fill('nour')
    await page.getByRole('button', { name: 'Approve all' }).click()
    await count('')
    expect(shown.toasts).toEqual([
      { type: 'info', text: 'The selection was cleared because the filters changed.' },
    ])
    expect(page.getByRole('alertdialog').query()).toBeNull()
    expect(shown.search()).toBe('sort=idRefund&customerName=nour&method=Voucher')
    expect(shown.calls.map(({ path }) => path)).not.toContain('/api/refunds/approve')
  })
})

describe('row keys', () => {
  it('j and k move between rows, x selects', async () => {
    await show()
    await userEvent.keyboard('jjx')
    await expect.element(box(50_211)).toBeChecked()
    await userEvent.keyboard('kx')
    await expect.element(box(50_210)).toBeChecked()
    await userEvent.keyboard('x')
    await count('1 selected')
  })

  it('the space bar selects the row of the focused cell', async () => {
    await show()
    await page.getByText('Nour Haddad').first().click()
    await userEvent.keyboard(' ')
    await expect.element(box(50_210)).toBeChecked()
  })

  it('are letters while the user types', async () => {
    await show()
    await page.getByRole('textbox', { name: 'Customer' }).click()
    await userEvent.keyboard('jx')
    await expect.element(page.getByRole('textbox', { name: 'Customer' })).toHaveValue('jx')
    await page.getByRole('textbox', { name: 'Note' }).first().fill('xj c/')
    await expect.element(page.getByRole('textbox', { name: 'Note' }).first()).toHaveValue('xj c/')
    await count('')
  })

  it('c copies the focused cell', async () => {
    await show()
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await page.getByText('12.40 EGP').click()
    await userEvent.keyboard('c')
    await vi.waitFor(() => expect(written.mock.calls).toEqual([['12.40 EGP']]))
    written.mockRestore()
  })
})

it('a row without its key is reported as not selectable', async () => {
  await page.viewport(1280, 800)
  const grid = { ...fullGrid, rowKey: 'idRefunds' }
  showBlock([{ kind: 'grid', grid }], { answer: rowsOf, address: '/refunds?sort=idRefund' })
  await expect.element(box(50_210)).toBeDisabled()
  await expect.element(box(50_210)).toHaveAttribute('title', 'This row has no key, so it cannot be selected.')
})

import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Filter } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const options = ['Open', 'Waiting for approval'].map(label => ({ value: label, label }))
const texts = ['Reference', 'Number', 'Order Nr', 'Note', 'Partner', 'Method', 'Origin']
const others: readonly Filter[] = texts.map(label => ({ kind: 'text', field: label, label }))

describe('a select filter among many others', () => {
  it.each(['select', 'multiSelect'] as const)('has room for its selected option: %s', async kind => {
    const filter: Filter = { kind, field: 'status', label: 'Status', options }
    const status = 'Waiting for approval'
    showBlock([{ kind: 'grid', grid: { ...refundGrid, filters: [filter, ...others] } }], {
      answer: answerGrid(refunds),
      address: `/refunds?status=${encodeURIComponent(status)}`,
    })
    const control = () => document.querySelector('search select, search button[aria-haspopup="listbox"]')
    for (let width = 1000; width < 1500; width += 50) {
      await page.viewport(width, 900)
      await expect.element(page.getByText(/^Rows 1–|No row matches/)).toBeVisible()
      const missing = () => missingIn(control(), status)
      await expect.poll(missing, { message: `at ${width}` }).toBeLessThanOrEqual(0)
    }
  })
})

it('a select of a browser that cannot style its list is as wide as its selected option', async () => {
  const filter: Filter = { kind: 'select', field: 'status', label: 'Status', options }
  await page.viewport(1440, 900)
  showBlock([{ kind: 'grid', grid: { ...refundGrid, filters: [filter, ...others] } }], {
    answer: answerGrid(refunds),
    address: '/refunds?status=Open',
  })
  await expect.element(page.getByText(/^Rows 1–|No row matches/)).toBeVisible()
  const select = document.querySelector<HTMLSelectElement>('search select')
  if (!select) throw new Error('There is no select.')
  const { width } = select.getBoundingClientRect()
  select.style.appearance = 'none'
  select.style.display = 'inline-block'
  expect(select.getBoundingClientRect().width).toBe(width)
})

/** Pixels that a text needs beyond the control, beside its padding and its arrow. */
function missingIn(control: Element | null, text: string): number {
  if (!control) throw new Error('There is no control.')
  const value = control.querySelector('[dir="auto"]')
  if (value) return value.scrollWidth - value.clientWidth
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(control)
  const room =
    control.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  return widthOf(text, control) - room
}

function widthOf(text: string, like: Element): number {
  const probe = document.createElement('span')
  probe.textContent = text
  probe.style.cssText = 'position: absolute; white-space: nowrap'
  probe.style.fontSize = getComputedStyle(like).fontSize
  like.parentElement?.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return width
}

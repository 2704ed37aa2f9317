import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Filter } from '../../schemas/index.ts'
import { answerGrid } from '../../src/playground/sample/answerGrid.ts'
import { refundGrid } from '../../stories/fixtures/refundGrid.ts'
import { refunds } from '../../stories/fixtures/refunds.ts'
import { showBlock } from './showBlock.tsx'

const options = ['Open', 'Waiting for approval'].map(label => ({ value: label, label }))
const texts = ['Reference', 'Number', 'Order Nr', 'Note', 'Partner', 'Method', 'Origin']
const filters: readonly Filter[] = [
  { kind: 'select', field: 'status', label: 'Status', options },
  ...texts.map(label => ({ kind: 'text', field: label, label }) as const),
]

describe('a select filter among many others', () => {
  it('has room for its selected option in windows of every width', async () => {
    const status = 'Waiting for approval'
    showBlock([{ kind: 'grid', grid: { ...refundGrid, filters: [...filters] } }], {
      answer: answerGrid(refunds),
      address: `/refunds?status=${encodeURIComponent(status)}`,
    })
    const select = page.getByRole('combobox', { name: 'Status' })
    for (let width = 1000; width < 1500; width += 50) {
      await page.viewport(width, 900)
      await expect.element(select).toHaveValue(status)
      const missing = () => widthOf(status, select.element()) - roomIn(select.element())
      await expect.poll(missing, { message: `at ${width}` }).toBeLessThanOrEqual(0)
    }
  })
})

function roomIn(select: Element): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
  return select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
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

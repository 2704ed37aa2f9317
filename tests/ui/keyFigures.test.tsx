import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { KeyFigures } from '../../runtime/ui/KeyFigures.tsx'

it('key figures stand in columns of equal width on a phone', async () => {
  await page.viewport(390, 844)
  const boxes = await show(['Balance', 'Overdue, not reconciled', 'Collected in 30 days', 'Change', 'Oldest'])
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
})

it.each([
  [768, 4, [4]],
  [768, 5, [3, 2]],
  [768, 6, [3, 3]],
  [1000, 6, [3, 3]],
  [1000, 7, [4, 3]],
  [768, 8, [4, 4]],
])('in a window of %i pixels %i key figures fill their lines evenly', async (width, count, lines) => {
  await page.viewport(width, 844)
  const boxes = await show(Array.from({ length: count }, (_, at) => `Figure ${at}`))
  const tops = boxes.map(({ top }) => top)
  expect([...new Set(tops)].map(top => tops.filter(one => one === top).length)).toEqual(lines)
})

async function show(labels: readonly string[]): Promise<readonly DOMRect[]> {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(<KeyFigures items={labels.map(label => ({ id: label, label, value: '412,684.26 GBP' }))} />)
  await expect.element(page.getByText(labels[0] ?? '')).toBeVisible()
  return [...element.querySelectorAll('dl > div')].map(figure => figure.getBoundingClientRect())
}

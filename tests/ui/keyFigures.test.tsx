import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { KeyFigures } from '../../runtime/ui/KeyFigures.tsx'

it('key figures stand in columns of equal width on a phone', async () => {
  await page.viewport(390, 844)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const labels = ['Balance', 'Overdue, not reconciled', 'Collected in 30 days', 'Change in paid', 'Oldest']
  root.render(<KeyFigures items={labels.map(label => ({ id: label, label, value: '412,684.26 GBP' }))} />)
  await expect.element(page.getByText('Oldest')).toBeVisible()
  const boxes = [...document.querySelectorAll('dl > div')].map(figure => figure.getBoundingClientRect())
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(2)
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
})

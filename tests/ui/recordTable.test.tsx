import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { RecordTable } from '../../runtime/ui/RecordTable.tsx'

/** Where the text of an element begins and ends, from the left. */
function sidesOf(element: Element): { left: number; right: number } {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, right } = range.getBoundingClientRect()
  return { left: Math.round(left), right: Math.round(right) }
}

it('right-to-left: values are below their header, and figures end below each other', async () => {
  await page.viewport(1024, 700)
  const element = document.body.appendChild(document.createElement('div'))
  document.documentElement.dir = 'rtl'
  const root = createRoot(element)
  onTestFinished(() => {
    document.documentElement.removeAttribute('dir')
    root.unmount()
    element.remove()
  })
  root.render(
    <RecordTable
      columns={[
        { label: 'المنتج', align: 'start' },
        { label: 'الكمية', align: 'end' },
        { label: 'السعر', align: 'end' },
      ]}
      rows={[
        ['VICTORIAN SEWING KIT', '240', '300.00 GBP'],
        ['مشط شعر', '1', '5.22 GBP'],
      ]}
      total={{ label: 'الإجمالي', value: '305.22 GBP' }}
    />,
  )
  await expect.element(page.getByText('المنتج')).toBeVisible()
  const [product, amount, price] = [...document.querySelectorAll('thead th')].map(sidesOf)
  const rows = [...document.querySelectorAll('tbody tr')].map(row => [...row.children].map(sidesOf))
  for (const [name, count, cost] of rows) {
    expect(name?.right).toBe(product?.right)
    expect(count?.right).toBe(amount?.right)
    expect(cost?.right).toBe(price?.right)
  }
  const total = document.querySelector('tfoot td')
  expect(total && sidesOf(total).right).toBe(price?.right)
})

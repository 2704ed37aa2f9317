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

it('a table of many columns is a list on a phone, and stays inside the window', async () => {
  await page.viewport(390, 700)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const labels = ['Product', 'Quantity', 'Ordered', 'Net', 'VAT', 'Amount', 'Difference']
  root.render(
    <RecordTable
      columns={labels.map((label, at) => ({ label, align: at === 0 ? 'start' : 'end' }))}
      rows={[
        ['WOODLAND CHARLOTTE BAG', '168', '-142.80 EUR', '-118.01 EUR', '-24.79 EUR', '1.00 EUR', '0.00 EUR'],
      ]}
      total={{ label: 'Total', value: '305.22 GBP' }}
    />,
  )
  await expect.element(page.getByRole('listitem').filter({ hasText: 'WOODLAND CHARLOTTE BAG' })).toBeVisible()
  await expect.element(page.getByText('Difference')).toBeVisible()
  await expect.element(page.getByText('305.22 GBP')).toBeVisible()
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  await page.viewport(1024, 700)
  await expect.element(page.getByRole('table')).toBeVisible()
})

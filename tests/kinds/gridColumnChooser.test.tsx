import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { compileGrid } from '../../runtime/core/compile/compileGrid.ts'
import { ColumnsPanel } from '../../runtime/kinds/blocks/grid/columns/ColumnsPanel.tsx'
import { type ColumnItem } from '../../runtime/ui/ColumnChooser.tsx'
import { fullGrid } from '../../stories/fixtures/fullGrid.ts'

const grid = compileGrid(fullGrid, '')
const shown = ['idRefund', 'customerName', 'status', 'amount', 'ageDays']
const lines = () =>
  [...document.querySelectorAll('[role=dialog] li')].slice(1, 5).map(line => line.textContent)
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

/** The panel of a grid whose address changes only when `arrive` is called. */
function openPanel() {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const items = vi.fn<(all: readonly ColumnItem[]) => void>()
  const nothing = () => undefined
  const arrive = (visible: readonly string[]) =>
    root.render(
      <ColumnsPanel
        open
        onClose={nothing}
        grid={grid}
        visible={visible}
        memory={{}}
        arrange={{
          items,
          drop: nothing,
          resize: nothing,
          resetWidth: nothing,
          reset: nothing,
          density: nothing,
          size: nothing,
        }}
      />,
    )
  const asked = () =>
    items.mock.calls.map(([all]) => all.filter(item => item.shown).map(({ field }) => field))
  arrive(shown)
  return { asked, arrive }
}

async function press(name: string, key: 'ArrowUp' | 'ArrowDown') {
  box(name)
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true, cancelable: true }))
  await Promise.resolve()
}

describe('column chooser', () => {
  it('begins at a control that can be used', async () => {
    openPanel()
    await expect.element(page.getByRole('button', { name: 'More for Refund' })).toHaveFocus()
  })

  it('moves a column with every key press, even before the address has changed', async () => {
    const { asked, arrive } = openPanel()
    await expect.element(box('Age')).toBeVisible()
    await press('Age', 'ArrowUp')
    await press('Age', 'ArrowUp')
    expect(asked().at(-1)).toEqual(['idRefund', 'customerName', 'ageDays', 'status', 'amount'])
    await expect.poll(lines).toEqual(['Customer', 'Age', 'Status', 'Amount'])
    // The first of the two comes late: it takes nothing back.
    arrive(['idRefund', 'customerName', 'status', 'ageDays', 'amount'])
    await press('Age', 'ArrowUp')
    expect(asked().at(-1)).toEqual(['idRefund', 'ageDays', 'customerName', 'status', 'amount'])
  })

  it('keeps the focus on a column that moves down', async () => {
    openPanel()
    await expect.element(box('Customer')).toBeVisible()
    box('Customer').element().focus()
    await press('Customer', 'ArrowDown')
    await expect.poll(lines).toEqual(['Status', 'Customer', 'Amount', 'Age'])
    await expect.element(box('Customer')).toHaveFocus()
  })

  it('follows changes from elsewhere, and a reset discards pending changes', async () => {
    const { arrive } = openPanel()
    await expect.element(box('Age')).toBeVisible()
    await press('Age', 'ArrowUp')
    arrive(['idRefund', 'amount', 'status', 'customerName', 'ageDays'])
    await expect.poll(lines).toEqual(['Amount', 'Status', 'Customer', 'Age'])
    await press('Age', 'ArrowUp')
    await page.getByRole('button', { name: 'Reset to default' }).click()
    await expect.poll(lines).toEqual(['Amount', 'Status', 'Customer', 'Age'])
  })
})

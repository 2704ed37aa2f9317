import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { ColumnChooser } from '../../runtime/ui/ColumnChooser.tsx'
import { FigureTable } from '../../runtime/ui/FigureTable.tsx'
import { Menu } from '../../runtime/ui/Menu.tsx'
import { MultiSelectField } from '../../runtime/ui/MultiSelectField.tsx'
import { RowCard, RowCardList } from '../../runtime/ui/RowCard.tsx'
import { RowTable, RowTableRow } from '../../runtime/ui/RowTable.tsx'
import { Tile, TileList } from '../../runtime/ui/Tile.tsx'

const nothing = () => undefined

it('the count of the shown columns reads from its number', async () => {
  await show(
    <ColumnChooser
      items={[{ field: 'amount', label: 'Amount', shown: true }]}
      changed={false}
      onChange={nothing}
      onReset={nothing}
    />,
  )
  expect(readsInOrder(page.getByText('1 of 1 shown').element())).toBe(true)
})

it('the reason of a blocked command ends with its full stop', async () => {
  await show(
    <Menu
      label="More"
      trigger="…"
      items={[{ id: 'verify', label: 'Verify', blocked: 'Take the order first.', onSelect: nothing }]}
    />,
  )
  await page.getByRole('button', { name: 'More' }).click()
  expect(readsInOrder(page.getByText('Take the order first.').element())).toBe(true)
})

it('the sum of a column is aligned with its numbers', async () => {
  const figure = (text: string) => ({ text, href: undefined })
  await show(
    <FigureTable
      label="Overdue"
      head="Partner"
      columns={[{ label: 'Amount' }]}
      rows={[{ label: 'Albion', href: undefined, figures: [figure('7.00 GBP')] }]}
      total={[['1,234,567.00 GBP']]}
    />,
  )
  const edge = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().right
  expect(edge('1,234,567.00 GBP')).toBeCloseTo(edge('7.00 GBP'), 0)
})

it('the overdue work of a tile reads from its number', async () => {
  await show(
    <TileList>
      <Tile
        label="Refunds to check"
        href="/refunds"
        figure={{ text: '88', unit: 'refunds', quiet: false, note: 'Oldest 43 days', warning: '14 overdue' }}
      />
    </TileList>,
  )
  expect(readsInOrder(page.getByText('14 overdue').element())).toBe(true)
})

it('the title of a card reads from its first sign', async () => {
  await show(
    <RowCardList label="Partners">
      <RowCard name="+Hub Manchester" position={0} title="+Hub Manchester" state={null} values={[]} />
    </RowCardList>,
  )
  expect(readsInOrder(page.getByText('+Hub Manchester').element())).toBe(true)
})

it('an option of a list reads from its first sign', async () => {
  const options = [{ value: 'hub', label: '+Hub Manchester' }]
  await show(<MultiSelectField label="Partner" values={[]} options={options} onChange={nothing} />)
  await page.getByRole('button', { name: 'Partner Any' }).click()
  await expect.element(page.getByText('+Hub Manchester')).toBeVisible()
  expect(readsInOrder(page.getByText('+Hub Manchester').element())).toBe(true)
})

it('the button below the options of a list starts where they do', async () => {
  const options = [{ value: 'hub', label: 'Hub Manchester' }]
  await show(<MultiSelectField label="Partner" values={['hub']} options={options} onChange={nothing} />)
  await page.getByRole('button', { name: /^Partner/ }).click()
  const button = page.getByRole('button', { name: 'Clear 1 selected' })
  await expect.element(button).toBeVisible()
  const text = document.createRange()
  text.selectNodeContents(button.element())
  const { right } = button.element().getBoundingClientRect()
  expect(right - text.getBoundingClientRect().right).toBeLessThan(20)
})

it('a name in the head of a table of rows stands at the start of its column', async () => {
  await show(
    <RowTable label="Fields" columns={[{ label: 'Field' }]} count={1} add="Add">
      <RowTableRow at={0}>
        <td>
          <input aria-label="Field" style={{ inlineSize: '20rem' }} />
        </td>
      </RowTableRow>
    </RowTable>,
  )
  const name = document.createRange()
  name.selectNodeContents(page.getByRole('columnheader', { name: 'Field' }).element())
  const field = page.getByRole('textbox', { name: 'Field' }).element()
  expect(Math.abs(name.getBoundingClientRect().right - field.getBoundingClientRect().right)).toBeLessThan(1)
})

async function show(view: ReactNode): Promise<void> {
  document.documentElement.dir = 'rtl'
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    document.documentElement.removeAttribute('dir')
    root.unmount()
    element.remove()
  })
  root.render(view)
  await expect.poll(() => element.childElementCount).toBeGreaterThan(0)
}

/** Whether the last character of an English text is to the right of its first. */
function readsInOrder(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  const [first, last] = [texts[0], texts.at(-1)]
  if (!first || !last) return false
  return placeOf(first, 0) < placeOf(last, last.length - 1)
}

function placeOf(text: Text, at: number): number {
  const range = document.createRange()
  range.setStart(text, at)
  range.setEnd(text, at + 1)
  return range.getBoundingClientRect().left
}

import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../runtime/ui/Button.tsx'
import { Pagination } from '../../runtime/ui/Pagination.tsx'
import { SelectionBar } from '../../runtime/ui/SelectionBar.tsx'

const nothing = () => undefined

describe.each([390, 1024, 1440])('the bar of a selection in a window of %i pixels', width => {
  it('leaves the pager free, wherever the page is scrolled', async () => {
    await show(width)
    expect(controls().some(covered)).toBe(false)
    scrollTo(0, document.body.scrollHeight)
    await expect.poll(() => controls().some(covered)).toBe(false)
  })

  it('covers no control of the pager that gets the focus', async () => {
    await show(width)
    document.querySelector<HTMLButtonElement>('[data-bar="selection"] > button')?.focus()
    for (const control of controls()) {
      await userEvent.tab()
      await expect.poll(() => document.activeElement).toBe(control)
      expect(covered(control)).toBe(false)
    }
  })
})

const pager = () => page.getByRole('navigation').element()
/** What Tab reaches in the pager. */
const controls = () => [...pager().querySelectorAll('button, input, select')]
const below = () => Math.round(innerHeight - pager().getBoundingClientRect().bottom)

/** A list whose pager ends at the lower edge of the window. */
async function show(width: number): Promise<void> {
  await page.viewport(width, 900)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const view = (height: number) => (
    <>
      <div style={{ blockSize: height }}>
        <button type="button">Row</button>
      </div>
      <SelectionBar
        count={3}
        matching={87}
        onSelectAll={nothing}
        onClear={nothing}
        figures={<p>Value 1,204.50 GBP, 88.00 EUR, 12.00 USD</p>}
      >
        {['Take selected', 'Verify selected', 'Invalidate selected…', 'Give back selected'].map(label => (
          <Button key={label}>{label}</Button>
        ))}
      </SelectionBar>
      <Pagination
        page={2}
        pageCount={9}
        rowCount={87}
        size={10}
        sizes={[10, 25]}
        onChange={nothing}
        onSizeChange={nothing}
      />
    </>
  )
  root.render(view(300))
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible()
  scrollTo(0, 0)
  root.render(view(300 + below()))
  await expect.poll(below).toBe(0)
}

/** Whether the bar lies over any part of that control. */
function covered(control: Element): boolean {
  const one = control.getBoundingClientRect()
  const other = document.querySelector('[data-bar="selection"]')?.getBoundingClientRect()
  if (!other) throw new Error('There is no bar.')
  return other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom
}

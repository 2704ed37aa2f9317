import '../../runtime/ui/tokens.css'
import '../../runtime/ui/base.css'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../runtime/ui/Button.tsx'
import { Pagination } from '../../runtime/ui/Pagination.tsx'
import { SelectionBar } from '../../runtime/ui/SelectionBar.tsx'
import { Toaster } from '../../runtime/ui/Toaster.tsx'

const nothing = () => {}

/** The foot of a list that fills the window, and a toast that stays. */
async function show(selected: number, width: number) {
  await page.viewport(width, 700)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    toast.dismiss()
    root.unmount()
    element.remove()
  })
  root.render(
    <>
      <div style={{ blockSize: '38rem' }} />
      <Pagination
        page={2}
        pageCount={9}
        rowCount={87}
        size={10}
        sizes={[10]}
        onChange={nothing}
        onSizeChange={nothing}
      />
      <SelectionBar count={selected} onClear={nothing}>
        <Button>Approve selected</Button>
      </SelectionBar>
      <Toaster />
    </>,
  )
  await expect.element(page.getByText('Rows 11–20 of 87')).toBeVisible()
  toast.error('An error occurred!', { duration: Number.POSITIVE_INFINITY })
  await expect.element(page.getByText('An error occurred!')).toBeVisible()
  scrollTo(0, document.body.scrollHeight)
}

const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()

/** Whether the toast covers any part of it. */
function covers(other: Element): boolean {
  const toasted = box(document.querySelector('[data-sonner-toast]'))
  const { top, bottom, left, right } = box(other)
  return toasted.left < right && toasted.right > left && toasted.top < bottom && toasted.bottom > top
}

describe.each([1024, 1440])('a toast in a window %i pixels wide', width => {
  it('leaves the buttons of the pager free', async () => {
    await show(0, width)
    const next = page.getByRole('button', { name: 'Next page' })
    await vi.waitFor(() => expect(covers(next.element())).toBe(false))
    await next.click()
  })

  it('leaves the bar of the selection free', async () => {
    await show(3, width)
    const approve = page.getByRole('button', { name: 'Approve selected' })
    await vi.waitFor(() => expect(covers(approve.element())).toBe(false))
    await expect.element(page.getByText('3 selected')).toBeVisible()
    expect(covers(page.getByText('3 selected').element())).toBe(false)
  })
})

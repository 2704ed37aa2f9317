import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConfirmDialog } from '../../runtime/ui/ConfirmDialog.tsx'
import { Dialog } from '../../runtime/ui/Dialog.tsx'
import { SidePanel } from '../../runtime/ui/SidePanel.tsx'

let end: () => void = () => undefined
afterEach(() => end())

/** Every window, with a content that takes the focus as soon as it is there, as the fields of a form do. */
const windows: Readonly<Record<string, (open: boolean, close: () => void) => ReactNode>> = {
  'a panel': (open, close) => (
    <SidePanel open={open} onClose={close} title="Window">
      <Eager />
    </SidePanel>
  ),
  'a dialog': (open, close) => (
    <Dialog open={open} onClose={close} title="Window">
      <Eager />
    </Dialog>
  ),
  'a confirmation': (open, close) => (
    <ConfirmDialog open={open} type="action" text={<Eager />} onConfirm={close} onClose={close} />
  ),
}

describe.each(Object.entries(windows))('%s', (_, draw) => {
  it('returns the focus to the element that opened it, even if another took it meanwhile', async () => {
    show(draw)
    const opener = page.getByRole('button', { name: 'Open' })
    await opener.click()
    await expect.element(page.getByRole('textbox', { name: 'Eager' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  })

  it('leaves the focus where the user has moved it', async () => {
    show(draw)
    await page.getByRole('button', { name: 'Open' }).click()
    const eager = page.getByRole('textbox', { name: 'Eager' })
    await expect.element(eager).toBeVisible()
    const heading = document.querySelector('h1')
    const moves = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') heading?.focus()
    }
    document.addEventListener('keyup', moves, { once: true })
    await userEvent.keyboard('{Escape}')
    await expect.element(eager).not.toBeInTheDocument()
    expect(document.activeElement).toBe(heading)
  })
})

describe('confirmation dialog', () => {
  it('ignores the second press of the double click that opened it', async () => {
    let answers = 0
    show(open => (
      <ConfirmDialog
        open={open}
        type="approve"
        text="Both are written off."
        onConfirm={() => answers++}
        onClose={() => {}}
      />
    ))
    await page.getByRole('button', { name: 'Open' }).click()
    const yes = page.getByRole('button', { name: 'Approve' })
    await expect.element(yes).toBeVisible()
    const press = (detail: number) =>
      yes.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
    press(2)
    expect(answers).toBe(0)
    press(1)
    expect(answers).toBe(1)
  })
})

function show(draw: (open: boolean, close: () => void) => ReactNode): void {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  end = () => {
    root.unmount()
    element.remove()
  }
  root.render(<Place draw={draw} />)
}

function Place({ draw }: { draw: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <h1 tabIndex={-1}>A screen</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {draw(open, () => setOpen(false))}
    </>
  )
}

function Eager() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <input ref={field} aria-label="Eager" />
}

import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../runtime/ui/Button.tsx'
import { Pagination } from '../../runtime/ui/Pagination.tsx'
import { SelectionBar } from '../../runtime/ui/SelectionBar.tsx'
import { SidePanel } from '../../runtime/ui/SidePanel.tsx'
import { Toaster } from '../../runtime/ui/Toaster.tsx'

const nothing = () => undefined
const fields = Array.from({ length: 12 }, (_, at) => `Rule ${at + 1}`)

const text =
  'The connection was lost before the server answered. The change may have been saved. Check the list before you try again.'

describe.each([320, 390, 600, 768, 1024, 1280, 1440])(
  'a toast over a list in a window of %i pixels',
  width => {
    it('leaves the buttons of the pager free', async () => {
      await show(<Foot selected={0} />, width)
      expect(covered(page.getByRole('button', { name: 'Next page' }).element())).toBe(false)
    })

    it('leaves the bar of the selection free', async () => {
      await show(<Foot selected={3} />, width)
      for (const label of actions)
        expect(covered(page.getByRole('button', { name: label }).element()), label).toBe(false)
      expect(covered(page.getByText('3 selected').element())).toBe(false)
    })
  },
)

describe('a toast over a list with a form below it', () => {
  it.each([320, 390, 600, 768, 1024, 1280, 1440])(
    'leaves the buttons of the form free in a window of %i pixels, with room those of the pager too',
    async width => {
      await show(
        <>
          <Foot selected={0} />
          <FormActions />
        </>,
        width,
      )
      for (const name of ['Create return', 'Keep as draft'])
        expect(covered(page.getByRole('button', { name }).element()), name).toBe(false)
      if (width >= 1280)
        expect(covered(page.getByRole('button', { name: 'Next page' }).element())).toBe(false)
    },
  )
})

describe.each(['medium', 'large', 'wide'] as const)('a toast over a %s panel', size => {
  it.each([390, 768, 900, 1024, 1280, 1440, 1920])(
    'covers none of its buttons in a window of %i pixels',
    async width => {
      await show(
        <SidePanel open onClose={nothing} title="New rule" size={size} actions={<PanelActions />}>
          <input aria-label="Rule" />
        </SidePanel>,
        width,
      )
      for (const name of ['Create rule', 'Cancel', 'Close'])
        expect(covered(page.getByRole('dialog').getByRole('button', { name }).element()), name).toBe(false)
    },
  )
})

describe('a panel that opens below a toast', () => {
  it.each(['error', 'success'] as const)('has its first field free of an %s on a phone', async type => {
    const open = await showOpener(390)
    toast[type](text, { duration: Number.POSITIVE_INFINITY })
    await expect.element(page.getByText(text)).toBeVisible()
    await open()
    for (const element of [
      page.getByRole('textbox', { name: 'Rule 1', exact: true }),
      page.getByRole('button', { name: 'Create rule' }),
      page.getByRole('button', { name: 'Close' }).last(),
    ])
      await expect.poll(() => covered(element.element())).toBe(false)
  })

  it('shows the field that has the focus on a phone', async () => {
    const open = await showOpener(390)
    await open()
    toast.error(text, { duration: Number.POSITIVE_INFINITY })
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.poll(() => isStill(page.getByText(text).element().closest('li'))).toBe(true)
    for (const name of fields.slice(1)) {
      await userEvent.keyboard('{Tab}')
      const field = page.getByRole('textbox', { name, exact: true })
      await expect.element(field).toHaveFocus()
      await expect.poll(() => covered(field.element()), { message: name }).toBe(false)
    }
  })
})

/** Shows the toast area; the function returned opens a panel. */
async function showOpener(width: number): Promise<() => Promise<void>> {
  await page.viewport(width, 700)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    toast.dismiss()
    root.unmount()
    element.remove()
  })
  const view = (open: boolean) => (
    <>
      <Toaster />
      <SidePanel open={open} onClose={nothing} title="New rule" actions={<PanelActions />}>
        {fields.map(name => (
          <p key={name} style={{ marginBlockEnd: '4rem' }}>
            <input aria-label={name} />
          </p>
        ))}
      </SidePanel>
    </>
  )
  root.render(view(false))
  return async () => {
    root.render(view(true))
    await expect.element(page.getByRole('textbox', { name: 'Rule 1', exact: true })).toHaveFocus()
  }
}

/** Shows that with a toast that stays and has arrived in its place. */
async function show(view: ReactNode, width: number): Promise<void> {
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
      <Toaster />
      {view}
    </>,
  )
  await expect.element(page.getByRole('button', { name: /Next page|Cancel/ })).toBeVisible()
  scrollTo(0, document.body.scrollHeight)
  toast.error(text, { duration: Number.POSITIVE_INFINITY })
  const shown = page.getByText(text)
  await expect.element(shown).toBeVisible()
  await expect.poll(() => isStill(shown.element().closest('li'))).toBe(true)
}

const actions = ['Take selected', 'Verify selected', 'Invalidate selected…', 'Give back selected']

/** The foot of a list that fills the window. */
function Foot({ selected }: { selected: number }) {
  return (
    <>
      <div style={{ blockSize: '40rem' }} />
      <SelectionBar count={selected} onClear={nothing}>
        {actions.map(label => (
          <Button key={label}>{label}</Button>
        ))}
      </SelectionBar>
      <Pagination
        page={2}
        pageCount={9}
        rowCount={87}
        size={10}
        sizes={[10]}
        onChange={nothing}
        onSizeChange={nothing}
      />
    </>
  )
}

/** The buttons of a form of the page, beside the side menu where that is shown. */
function FormActions() {
  const start = innerWidth < 1024 ? 'var(--page-gutter)' : '16rem'
  return (
    <div data-bar="form" style={{ display: 'flex', gap: 'var(--space-2)', paddingInlineStart: start }}>
      <Button variant="primary">Create return</Button>
      <Button>Keep as draft</Button>
    </div>
  )
}

function PanelActions() {
  return (
    <>
      <Button variant="primary">Create rule</Button>
      <Button>Cancel</Button>
    </>
  )
}

/** Whether the toast has arrived in its place. */
function isStill(item: Element | null): boolean {
  return item !== null && getComputedStyle(item).opacity === '1' && item.getAnimations().length === 0
}

/** Whether a toast lies over any part of that button. */
function covered(button: Element): boolean {
  const one = button.getBoundingClientRect()
  return [...document.querySelectorAll('[data-sonner-toast]')].some(item => {
    const other = item.getBoundingClientRect()
    return (
      other.left < one.right && one.left < other.right && other.top < one.bottom && one.top < other.bottom
    )
  })
}

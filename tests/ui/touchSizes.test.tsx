import '../../runtime/ui/base.css'
import '../../runtime/ui/tokens.css'
import { type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { Breadcrumbs } from '../../runtime/ui/Breadcrumbs.tsx'
import { Button } from '../../runtime/ui/Button.tsx'
import { ColumnChooser } from '../../runtime/ui/ColumnChooser.tsx'
import { ConfirmDialog } from '../../runtime/ui/ConfirmDialog.tsx'
import { DateField } from '../../runtime/ui/DateField.tsx'
import { Dialog } from '../../runtime/ui/Dialog.tsx'
import { Menu } from '../../runtime/ui/Menu.tsx'
import { NumberField } from '../../runtime/ui/NumberField.tsx'
import { RowTable, RowTableRow } from '../../runtime/ui/RowTable.tsx'
import { SelectionBar } from '../../runtime/ui/SelectionBar.tsx'
import { SidePanel } from '../../runtime/ui/SidePanel.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { Toaster } from '../../runtime/ui/Toaster.tsx'

const nothing = () => undefined
const names = ['Field', 'Label', 'Length', 'Language', 'Group', 'List'] as const
const close = () => page.getByRole('button', { name: 'Close' })

/** Controls are larger in a narrow window: elements next to them must follow. */
describe.each([390, 1280])('in a window of %i pixels', width => {
  it.each([
    [
      'panel',
      <SidePanel key="panel" open onClose={nothing} title="New rule">
        {null}
      </SidePanel>,
    ],
    ['dialog', <Dialog key="dialog" open onClose={nothing} title="New rule" />],
  ])('the title of a %s is level with its close button', async (_, view) => {
    await show(view, width)
    await expect
      .poll(() => distance(page.getByRole('heading', { name: 'New rule' }), close()))
      .toBeLessThan(1)
  })

  it('the sign of a question is level with its title', async () => {
    await show(<ConfirmDialog open type="action" text="Text" onConfirm={nothing} onClose={nothing} />, width)
    const title = page.getByRole('heading', { name: 'Are you sure?' })
    await expect.element(title).toBeVisible()
    const sign = title.element().previousElementSibling
    expect(Math.abs(middle(firstLine(title.element())) - middle(rect(sign)))).toBeLessThan(1)
  })

  it('the name of a column is level with its buttons', async () => {
    await show(
      <ColumnChooser
        items={[{ field: 'amount', label: 'Amount', shown: true }]}
        changed={false}
        onChange={nothing}
        onReset={nothing}
      />,
      width,
    )
    const more = page.getByRole('button', { name: 'More for Amount' })
    await expect.poll(() => distance(page.getByText('Amount', { exact: true }), more)).toBeLessThan(2)
    expect(distance(page.getByRole('checkbox'), more)).toBeLessThan(2)
  })

  it('a toast is level with its close button', async () => {
    await show(<Toaster />, width)
    toast.success('Saved.', { duration: Number.POSITIVE_INFINITY })
    onTestFinished(() => void toast.dismiss())
    await expect
      .poll(() => distance(page.getByText('Saved.'), page.getByRole('button', { name: /close/i })))
      .toBeLessThan(1)
  })

  it('the count of a selection is level with the button that clears it', async () => {
    await show(
      <SelectionBar count={3} onClear={nothing}>
        {['Approve', 'Reject', 'Escalate', 'Give back', 'Send', 'Print', 'Mark', 'Merge'].map(name => (
          <Button key={name}>{name} the selected orders</Button>
        ))}
      </SelectionBar>,
      width,
    )
    const clear = page.getByRole('button', { name: 'Clear selection' })
    await expect.poll(() => distance(page.getByText('3 selected'), clear)).toBeLessThan(1)
  })

  it('the reason of a blocked command is closer to it than to the next command', async () => {
    await show(
      <Menu
        label="More"
        trigger="…"
        items={[
          { id: 'verify', label: 'Verify', blocked: 'Take the order first.', onSelect: nothing },
          { id: 'send', label: 'Send', onSelect: nothing },
        ]}
      />,
      width,
    )
    await page.getByRole('button', { name: 'More' }).click()
    const [verify, reason, send] = ['Verify', 'Take the order first.', 'Send'].map(text =>
      firstLine(page.getByText(text).element()),
    )
    if (!verify || !reason || !send) throw new Error('A line is missing')
    expect(reason.top - verify.bottom).toBeLessThan((send.top - reason.bottom) / 1.5)
  })

  it('a path that wraps starts no line with its separator', async () => {
    await show(
      <Breadcrumbs
        items={['Home', 'Payments', 'Transaction List Creation', 'Confirm Reconciliation of the payment'].map(
          label => ({
            label,
          }),
        )}
      />,
      width,
    )
    const names = page.getByRole('listitem')
    await expect.element(names.first()).toBeVisible()
    const edge = firstLine(names.first().element()).left
    for (const name of names.elements()) {
      const { left } = firstLine(name)
      if (rect(name).left === edge) expect(left).toBe(edge)
    }
  })

  it('the days of a calendar are as wide as its head', async () => {
    await show(<DateField label="Due" value="2026-11-02" onChange={nothing} />, width)
    await page.getByRole('button', { name: /Open calendar/ }).click()
    const days = page.getByRole('grid')
    await expect.element(days).toBeVisible()
    const head = rect(days.element().previousElementSibling)
    const last = rect(days.element().querySelector('tr > :last-child'))
    expect(Math.abs(head.right - last.right)).toBeLessThan(1)
  })

  it('a table of rows shows more of a text and of a number than a few letters', async () => {
    await show(
      <SidePanel open onClose={nothing} title="Fields">
        <RowTable label="Fields" columns={names.map(label => ({ label }))} count={1} add="Add">
          <RowTableRow at={0}>
            {names.map(name => (
              <td key={name}>
                {name === 'Label' ? (
                  <TextField label={name} hideLabel value="Account holder" onChange={nothing} />
                ) : name === 'Length' ? (
                  <NumberField label={name} hideLabel value={12} onChange={nothing} />
                ) : (
                  <select aria-label={name} />
                )}
              </td>
            ))}
          </RowTableRow>
        </RowTable>
      </SidePanel>,
      width,
    )
    const text = page.getByRole('textbox', { name: 'Label' })
    await expect.element(text).toBeVisible()
    expect(rect(text.element()).width).toBeGreaterThan(120)
    const digits = page.getByRole('textbox', { name: 'Length' })
    expect(rect(digits.element()).width).toBeGreaterThan(35)
  })
})

async function show(view: ReactNode, width: number): Promise<void> {
  await page.viewport(width, 800)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  root.render(view)
}

/** Pixels between the middle of the first line of that text and that of the button. */
function distance(text: Locator, button: Locator): number {
  const [one, other] = [text.query(), button.query()]
  if (!one || !other) return Number.NaN
  return Math.abs(middle(firstLine(one)) - middle(rect(other)))
}

function firstLine(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getClientRects()[0] ?? rect(element)
}

const rect = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { ColumnChooser, type ColumnItem } from '../../runtime/ui/ColumnChooser.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const items: readonly ColumnItem[] = [
  { field: 'id', label: 'Refund', shown: true, locked: true, pin: 'start' },
  { field: 'order', label: 'Order Nr', shown: true },
  { field: 'customer', label: 'Customer', shown: true, sized: true },
  { field: 'amount', label: 'Amount', shown: true },
  { field: 'method', label: 'Method', shown: false },
  { field: 'state', label: 'Status', shown: true, pin: 'end' },
]

const meta = {
  title: 'UI/Data/ColumnChooser',
  component: ColumnChooser,
  parameters: usage({
    when: ['To choose, order and pin the columns of a list.'],
    whenNot: ['To filter rows.'],
    content: ['Use the labels of the columns.'],
    accessibility: [
      'Each column is a check box with buttons; moves are announced. Dragging is never the only way.',
    ],
    keys: { 'Alt + Up arrow, Alt + Down arrow': 'move the column', Space: 'shows or hides it' },
  }),
  args: { items, changed: true, onChange: fn(), onReset: fn(), onWidthReset: fn() },
  render: args => (
    <Kept initial={args.items}>
      {(value, set) => (
        <div style={{ maxInlineSize: '22rem' }}>
          <ColumnChooser
            {...args}
            items={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof ColumnChooser>

export default meta
type Story = StoryObj<typeof meta>

const order = () => screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)
const moreFor = async (label: string, command: string, press: (element: Element) => Promise<void>) => {
  await press(screen.getByRole('button', { name: `More for ${label}` }))
  await press(await screen.findByRole('menuitem', { name: command }))
}

export const Default: Story = {}
export const Unchanged: Story = {
  args: { changed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset to default' })).toBeDisabled()
  },
}

export const VeryLong: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, index) => ({
      field: String(index),
      label:
        index % 9 === 4 ? 'The settlement of every refund that waits for bank details' : `Column ${index}`,
      shown: index % 3 > 0,
      pin: index === 0 ? ('start' as const) : undefined,
    })),
  },
}

export const Hidden: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Customer' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      items.map(item => (item.field === 'customer' ? { ...item, shown: false } : item)),
    )
    await expect(canvas.getByText('4 of 6 shown')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Refund' })).toBeDisabled()
  },
}

/** The focus stays on the button, and the move is read aloud. */
export const MovedByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    const down = canvas.getByRole('button', { name: 'Move Order Nr down' })
    await userEvent.click(down)
    await expect(order()).toEqual(['Refund', 'Customer', 'Order Nr', 'Amount', 'Method', 'Status'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Order Nr moved to position 3 of 6.')
    await expect(down).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(order()).toEqual(['Refund', 'Customer', 'Amount', 'Method', 'Order Nr', 'Status'])
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await expect(down).toHaveFocus()
  },
}

export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Amount' })
    box.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    await expect(order()).toEqual(['Refund', 'Amount', 'Order Nr', 'Customer', 'Method', 'Status'])
    await expect(box).toHaveFocus()
  },
}

export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const line = (label: string) => {
      const found = canvas.getByRole('checkbox', { name: label }).closest('li')
      if (found === null) throw new Error(`There is no line ${label}.`)
      return found
    }
    const grip = line('Order Nr').firstElementChild
    if (!(grip instanceof HTMLElement)) throw new Error('There is no handle.')
    grip.setPointerCapture = fn()
    const over = (label: string) => {
      const { top, height } = line(label).getBoundingClientRect()
      return { clientY: top + height / 2, pointerId: 1, button: 0 }
    }
    await fireEvent.pointerDown(grip, over('Order Nr'))
    await waitFor(() => expect(line('Order Nr')).toHaveAttribute('data-dragged'))
    await fireEvent.pointerMove(grip, over('Amount'))
    await waitFor(() => expect(line('Amount')).toHaveAttribute('data-target', 'after'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.pointerUp(grip, over('Amount'))
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(order()).toEqual(['Refund', 'Customer', 'Amount', 'Order Nr', 'Method', 'Status'])
  },
}

/** A pinned column goes to its edge, and moves only among the pinned. */
export const Pinned: Story = {
  play: async ({ canvas, userEvent }) => {
    await moreFor('Amount', 'Pin to start', element => userEvent.click(element))
    await expect(order()).toEqual(['Refund', 'Amount', 'Order Nr', 'Customer', 'Method', 'Status'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount pinned to start.')
    await expect(canvas.getByRole('button', { name: 'Move Amount down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await moreFor('Amount', 'Unpin', element => userEvent.click(element))
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount unpinned.')
  },
}

export const WidthReset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await moreFor('Customer', 'Reset width', element => userEvent.click(element))
    await expect(args.onWidthReset).toHaveBeenCalledWith('customer')
    await userEvent.click(canvas.getByRole('button', { name: 'More for Amount' }))
    const menu = within(await screen.findByRole('menu'))
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Reset width' })).toBeDisabled())
  },
}

export const Reset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to default' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

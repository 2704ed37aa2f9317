import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { ChipRow } from '../../runtime/ui/ChipRow.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/ChipRow',
  component: ChipRow,
  parameters: usage({
    when: ['For all active filters of a list that no control shows.'],
    whenNot: ['For values that a visible control shows already.'],
    content: ['The order of the controls. “Reset” removes all.'],
    accessibility: ['A named group; after a removal the focus goes to the next chip. Keep it mounted.'],
    keys: { 'Enter, Space': 'press' },
  }),
  args: {
    label: 'Active filters',
    items: [
      { id: 'status', label: 'Status', value: 'Pending, Ready' },
      { id: 'created', label: 'Created', value: '2018-08-01 – 2018-08-14' },
      { id: 'mine', label: 'Mine only' },
    ],
    onRemove: fn(),
    onReset: fn(),
  },
  render: args => (
    <Kept initial={args.items}>
      {(items, set) => (
        <ChipRow
          {...args}
          items={items}
          onRemove={id => {
            set(items.filter(item => item.id !== id))
            args.onRemove(id)
          }}
          onReset={() => {
            set([])
            args.onReset?.()
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof ChipRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutReset: Story = {
  render: args => <ChipRow label={args.label} items={args.items} onRemove={args.onRemove} />,
}
export const Empty: Story = { args: { items: [] } }
export const VeryLong: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `Filter ${index + 1}`,
      value: index % 4 === 0 ? 'The settlement of every refund that waits' : 'Yes',
    })),
  },
}

/** The focus goes on to the chip that takes the place, and stays in the row when none is left. */
export const RemovedOneByOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Created' }))
    await expect(args.onRemove).toHaveBeenLastCalledWith('created')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Mine only' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Status' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Active filters' })).toHaveFocus())
  },
}

export const Reset: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }))
    await expect(args.onReset).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SavedFilterList } from '../../runtime/ui/SavedFilterList.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/SavedFilterList',
  component: SavedFilterList,
  parameters: usage({
    when: ['To apply or delete filters that were saved for a list.'],
    whenNot: ['For values of one filter: use its control.'],
    content: ['A name says what is found: “Overdue, bank transfer”.'],
    accessibility: ['A disabled button has a description that says why.'],
    keys: { 'Enter, Space': 'press' },
  }),
  args: {
    items: [
      { id: '1', description: 'Pending for a week' },
      { id: '2', description: 'Bank transfers above 1,000 BRL' },
      { id: '3', description: 'Mine' },
    ],
    onApply: fn(),
    onDelete: fn(),
  },
  render: args => (
    <div style={{ maxInlineSize: '28rem' }}>
      <SavedFilterList {...args} />
    </div>
  ),
} satisfies Meta<typeof SavedFilterList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mine' }))
    await expect(args.onApply).toHaveBeenLastCalledWith('3')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Mine' }))
    await expect(args.onDelete).toHaveBeenLastCalledWith('3')
  },
}

export const Selected: Story = {
  args: { selected: '2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Bank transfers above 1,000 BRL' })).toHaveAttribute(
      'aria-current',
      'true',
    )
  },
}

export const Unreadable: Story = {
  args: {
    items: [
      { id: '1', description: 'Pending for a week' },
      { id: '2', description: 'Of the older system', note: 'This filter cannot be applied.', disabled: true },
      { id: '3', description: 'Without an id', note: 'This filter cannot be deleted.', permanent: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Of the older system/ }))
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Of the older system' }))
    await expect(args.onDelete).toHaveBeenLastCalledWith('2')
    await expect(canvas.queryByRole('button', { name: 'Delete Without an id' })).toBeNull()
  },
}

export const WithNote: Story = {
  args: {
    items: [
      {
        id: '1',
        description: 'Pending for a week',
        note: 'Without "Region", which is no filter here any longer.',
      },
    ],
  },
}

/** The reason is read with every button that it locks. */
export const Locked: Story = {
  args: { locked: 'You may not delete saved filters.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Mine' })
    await userEvent.click(button)
    await expect(args.onDelete).not.toHaveBeenCalled()
    await expect(button).toHaveAccessibleDescription('You may not delete saved filters.')
  },
}

export const Empty: Story = { args: { items: [] } }
export const VeryLong: Story = {
  args: {
    items: [
      { id: '1', description: 'Theverylongdescriptionoffiftycharactersandnospaces!' },
      { id: '2', description: 'The settlement of every refund that waits for bank' },
    ],
    selected: '1',
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { args: { selected: '2' }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { selected: '2' }, globals: { theme: 'dark' } }

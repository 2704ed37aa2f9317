import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Timeline } from '../../runtime/ui/Timeline.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/Timeline',
  component: Timeline,
  parameters: usage({
    when: ['For the events of one record, newest or oldest first.'],
    whenNot: ['For events of many records: use a grid.'],
    content: ['Past tense, then who and when: “Refund approved”.'],
    accessibility: [
      'A list; icons and colours repeat what the text says. Where events can be selected, each is a button.',
    ],
    keys: { 'Enter, Space': 'selects an event' },
  }),
  args: {
    label: 'Timeline of the refund',
    items: [
      { id: '1', icon: 'NEW', title: 'Refund created', user: 'returns', date: '2026-11-02 09:14:05' },
      {
        id: '2',
        icon: 'WAIT',
        title: 'Waiting for the customer',
        date: '2026-11-02 09:14:06',
        data: 'The bank details are missing.',
        color: 'yellow',
      },
      {
        id: '3',
        icon: 'INF',
        title: 'Account details given',
        user: 'nour.haddad',
        date: '2026-11-04 17:40:11',
        color: 'blue',
      },
      {
        id: '4',
        icon: 'ERR',
        title: 'Refused by the bank',
        user: 'bank',
        date: '2026-11-06 06:00:00',
        data: 'Reason AC04: the account is closed.',
        color: 'red',
      },
      { id: '5', icon: 'PAY', title: 'Paid', user: 'finance', date: '2026-11-09 08:30:00', color: 'green' },
    ],
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    // Only the first 3 characters of an icon are shown (spec 1 §3).
    await expect(canvas.getByText('WAI')).toBeVisible()
    await expect(canvas.getByText('Reason AC04: the account is closed.')).toBeVisible()
  },
}

/** An item that was chosen shows its data; chosen again it lets go. */
export const Selectable: Story = {
  args: { onSelect: fn() },
  render: args => (
    <Kept<string | undefined> initial={undefined}>
      {(selected, set) => (
        <Timeline
          {...args}
          selected={selected}
          onSelect={id => {
            set(id)
            args.onSelect?.(id)
          }}
        />
      )}
    </Kept>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('The bank details are missing.')).toBeNull()
    const item = canvas.getByRole('button', { name: /Waiting for the customer/ })
    await expect(item).toHaveAttribute('aria-expanded', 'false')
    item.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith('2')
    await expect(canvas.getByText('The bank details are missing.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Paid/ }))
    await expect(canvas.getByRole('button', { name: /Paid/ })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
  },
}

export const One: Story = { args: { items: [{ id: '1', icon: 'NEW', title: 'Refund created' }] } }
export const WithoutIcon: Story = {
  args: { items: [{ id: '1', title: 'Refund created', date: '2026-11-02' }] },
}
export const Emoji: Story = {
  args: { items: [{ id: '1', icon: '🇦🇪👍🏽✅🙂', title: 'Paid', color: 'green' }] },
}
export const VeryLong: Story = {
  args: {
    items: [
      {
        id: '1',
        icon: 'WWWWWW',
        title: 'The settlement of every refund that waits for the bank details of its customer. '.repeat(3),
        user: 'wolfeschlegelsteinhausenbergerdorff'.repeat(3),
        date: '2026-11-02 09:14:05',
        data: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(12),
        color: 'blue',
      },
      { id: '2', icon: 'PAY', title: 'Paid', color: 'green' },
    ],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Tabs } from '../../runtime/ui/Tabs.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/Tabs',
  component: Tabs,
  parameters: usage({
    when: ['For contents of equal rank of which one is shown at a time.'],
    whenNot: ['To compare contents: show them together.', 'To narrow a list: use FilterTabs.'],
    content: ['One or two words, nouns, all of the same kind.'],
    accessibility: ['ARIA tabs with manual activation: moving along the tabs loads nothing.'],
    keys: {
      'Left arrow, Right arrow': 'move along the tabs',
      'Home, End': 'first and last tab',
      'Enter, Space': 'opens the tab',
    },
  }),
  args: {
    label: 'Refund',
    active: 'details',
    tabs: [
      { id: 'details', label: 'Details' },
      { id: 'items', label: 'Items' },
      { id: 'history', label: 'History' },
    ],
    onChange: fn(),
    children: null,
  },
  render: args => (
    <Kept initial={args.active}>
      {(active, set) => (
        <Tabs
          {...args}
          active={active}
          onChange={id => {
            set(id)
            args.onChange(id)
          }}
        >
          The content of {active}.
        </Tabs>
      )}
    </Kept>
  ),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Details' }).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('items')
    await expect(canvas.getByRole('tabpanel', { name: 'Items' })).toBeVisible()
  },
}

export const VeryLong: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, position) => ({
      id: position === 0 ? 'details' : `${position}`,
      label: `A tab with a long name ${position + 1}`,
    })),
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

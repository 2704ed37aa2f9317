import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NavigationTree } from '../../runtime/ui/NavigationTree.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { entries } from './entries.ts'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Page/NavigationTree',
  component: NavigationTree,
  parameters: usage({
    when: ['For the screens of the area that is open.'],
    whenNot: ['For more than three levels, or for parts of one screen: use Tabs.'],
    content: ['Use the titles of the screens. A group has a name of its own and no link.'],
    accessibility: [
      'A navigation landmark. Groups are buttons that say whether they are open; the current page is marked.',
    ],
    keys: { 'Enter, Space': 'opens a group or follows a link' },
  }),
  args: { label: 'Main', entries, current: '#refunds' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '14.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NavigationTree>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const DeepPage: Story = { args: { current: '#log' } }
export const Empty: Story = { args: { entries: [] } }
export const VeryLong: Story = {
  args: {
    entries: [
      {
        id: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
        href: '#x',
        entries: [],
      },
    ],
  },
}

export const OpeningAGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }))
    await expect(canvas.getByRole('link', { name: 'Customer verification' })).toBeVisible()
  },
}

export const ClosingTheCurrentGroup: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finance' }))
    await expect(canvas.queryByRole('link', { name: 'Refunds' })).toBeNull()
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

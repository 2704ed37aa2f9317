import { type Meta, type StoryObj } from '@storybook/react-vite'

import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/StatusLabel',
  component: StatusLabel,
  parameters: usage({
    when: ['For the state of a record.'],
    whenNot: ['For a number or a category without a meaning of good or bad: use plain text.'],
    content: ['One or two words, an adjective or participle: “Waiting”, “Paid”.'],
    accessibility: ['The text carries the meaning, the tone repeats it. Forced colours keep a border.'],
  }),
  args: { children: 'Ready' },
} satisfies Meta<typeof StatusLabel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Info: Story = { args: { tone: 'info', children: 'In review' } }
export const Success: Story = { args: { tone: 'success', children: 'Paid' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Waiting for info' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } }
export const VeryLong: Story = {
  args: {
    children:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
  },
}

export const AllInTheDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <StatusLabel>Ready</StatusLabel>
      <StatusLabel tone="info">In review</StatusLabel>
      <StatusLabel tone="success">Paid</StatusLabel>
      <StatusLabel tone="warning">Waiting</StatusLabel>
      <StatusLabel tone="danger">Failed</StatusLabel>
    </div>
  ),
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

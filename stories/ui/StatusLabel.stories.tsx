import { type Meta, type StoryObj } from '@storybook/react-vite'

import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'

const meta = {
  title: 'UI/Data/StatusLabel',
  component: StatusLabel,
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

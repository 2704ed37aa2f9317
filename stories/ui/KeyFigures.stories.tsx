import { type Meta, type StoryObj } from '@storybook/react-vite'
import { KeyFigures } from '../../runtime/ui/KeyFigures.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'

const meta = {
  title: 'UI/Data/KeyFigures',
  component: KeyFigures,
  args: {
    items: [
      { id: 'status', label: 'Status', value: <StatusLabel tone="warning">Pending</StatusLabel> },
      { id: 'amount', label: 'Amount', value: '1,204.50 GBP' },
      { id: 'customer', label: 'Customer', value: 'Mona Hassan' },
      { id: 'age', label: 'Age', value: '12 d' },
    ],
  },
} satisfies Meta<typeof KeyFigures>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const One: Story = { args: { items: [{ id: 'status', label: 'Status', value: 'Paid' }] } }
export const VeryLong: Story = {
  args: {
    items: ['Customer', 'Reference', 'Partner', 'Address', 'Reason'].map(label => ({
      id: label,
      label,
      value: `${label} ${'Wolfeschlegelsteinhausen'.repeat(4)}`,
    })),
  },
}

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { KeyFigures } from '../../runtime/ui/KeyFigures.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/KeyFigures',
  component: KeyFigures,
  parameters: usage({
    when: ['For the two to five values by which a record is judged: amount, customer, age.'],
    whenNot: ['For all values of a record: use DescriptionList.'],
    content: ['Short labels; money with its currency, ages with their unit.'],
    accessibility: ['A description list: each value is announced with its label.'],
  }),
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

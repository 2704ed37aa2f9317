import { type Meta, type StoryObj } from '@storybook/react-vite'
import { DescriptionList } from '../../runtime/ui/DescriptionList.tsx'
import { StatusLabel } from '../../runtime/ui/StatusLabel.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/DescriptionList',
  component: DescriptionList,
  parameters: usage({
    when: ['For the values of one record.'],
    whenNot: ['For several records: use RecordTable. For the few values that matter most: use KeyFigures.'],
    content: ['Labels are nouns. Leave out what is empty and of no interest.'],
    accessibility: ['A description list: each value is announced with its label.'],
  }),
  args: {
    items: [
      { label: 'Refund', value: '20481' },
      { label: 'Status', value: <StatusLabel tone="success">Paid</StatusLabel> },
      { label: 'Order', value: <a href="#order">e481f51cbdc54678</a> },
      { label: 'Amount', value: '124.90 BRL' },
      { label: 'Customer', value: 'Maria Oliveira' },
      { label: 'Method', value: 'Bank transfer' },
      { label: 'Created', value: '2018-08-14' },
      { label: 'Reason', value: '-' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
}
export const VeryLong: Story = {
  args: {
    items: [
      {
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
        value:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
    ],
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

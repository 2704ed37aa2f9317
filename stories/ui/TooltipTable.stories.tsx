import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../runtime/ui/Button.tsx'
import { Tooltip } from '../../runtime/ui/Tooltip.tsx'
import { TooltipTable } from '../../runtime/ui/TooltipTable.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Data/TooltipTable',
  component: TooltipTable,
  parameters: usage({
    when: ['For more values of a cell, in its Tooltip.'],
    whenNot: ['For values that decide something: give them a column.'],
    content: ['Labels and values as on the page of the record.'],
    accessibility: ['A description list within the tooltip.'],
  }),
  args: {
    items: [
      { label: 'Requested', value: '2018-08-14' },
      { label: 'Amount', value: '124.90 BRL' },
      { label: 'Reason', value: 'Lost in transit,\nDamaged' },
    ],
  },
  render: args => (
    <Tooltip side="bottom" content={<TooltipTable {...args} />}>
      <Button>20481</Button>
    </Tooltip>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getAllByRole('definition')[0]).toBeVisible())
  },
} satisfies Meta<typeof TooltipTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const VeryLong: Story = {
  args: {
    items: [
      {
        label: 'What the customer has said',
        value: 'The settlement of every refund that waits for the bank details of its customer. '.repeat(3),
      },
    ],
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

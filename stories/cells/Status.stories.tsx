import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { refundStatus } from '../fixtures/refundGrid.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'status'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Status',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: refundStatus, value: 'paid' } }
/** One label per tone; a state without tone is neutral. */
export const Tones: Story = {
  args: { cell: refundStatus, value: '' },
  render: args => (
    <div style={{ display: 'grid', gap: 8 }}>
      {Object.keys(refundStatus.values).map(value => (
        <CellStory key={value} {...args} value={value} />
      ))}
    </div>
  ),
}
/** A value that is not listed is shown as it is. */
export const Unknown: Story = { args: { cell: refundStatus, value: 'on_hold' } }
export const Empty: Story = { args: { cell: refundStatus, value: null } }
export const VeryLong: Story = {
  args: { cell: refundStatus, value: 'waiting for the bank of the customer to answer' },
}
export const RightToLeft: Story = { ...Tones, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Tones, globals: { theme: 'dark' } }

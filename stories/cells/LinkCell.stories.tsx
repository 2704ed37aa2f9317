import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'link'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Link',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

const cell = { kind: 'link', to: 'refund', params: { id: 'idRefund' } } as const

export const Default: Story = { args: { cell, value: 50_213, row: { idRefund: 50_213 } } }
/** A screen without path parameters. */
export const To: Story = { args: { cell: { kind: 'link', to: 'refunds' }, value: 'All refunds' } }
/** A list with a filter from the row and another that is the same for every row. */
export const Query: Story = {
  args: {
    cell: { kind: 'link', to: 'refunds', query: { customerName: 'customer', status: { value: 'ready' } } },
    value: 12,
    row: { customer: 'Nour Haddad' },
  },
}
/** The value of the row chooses the screen. */
export const Targets: Story = {
  args: {
    cell: {
      kind: 'link',
      to: [
        { when: { field: 'status', is: 'ready' }, screen: 'refund', params: { id: 'idRefund' } },
        { screen: 'refunds', query: { status: { value: 'paid' } } },
      ],
    },
    value: 'Wire transfer',
    row: { idRefund: 50_213, status: 'paid' },
  },
}
/** None of the screens is for this row: plain text. */
export const WithoutTarget: Story = {
  args: {
    cell: { kind: 'link', to: [{ when: { field: 'status', is: 'ready' }, screen: 'refunds' }] },
    value: 'Wire transfer',
    row: { status: 'paid' },
  },
}
/** What fills the address is empty: plain text. */
export const WithoutQuery: Story = {
  args: { cell: { kind: 'link', to: 'refunds', query: { customerName: 'customer' } }, value: 12, row: {} },
}
/** The user may not open the screen: plain text. */
export const Refused: Story = {
  args: { cell, value: 50_213, row: { idRefund: 50_213 } },
  parameters: { stage: { resources: [] } },
}
/** A parameter of the path is empty: plain text. */
export const WithoutParameter: Story = { args: { cell, value: 'RMA 17', row: {} } }
/** A button that copies the value. */
export const CopyValue: Story = {
  args: { cell: { ...cell, copy: true }, value: 50_213, row: { idRefund: 50_213 } },
}
export const Empty: Story = { args: { cell, value: '', row: { idRefund: 50_213 } } }
export const VeryLong: Story = {
  args: { cell, value: 'Refund-of-an-order-with-a-very-long-number-536365', row: { idRefund: 50_213 } },
}
export const RightToLeft: Story = { ...CopyValue, globals: { direction: 'rtl' } }
export const Dark: Story = { ...CopyValue, globals: { theme: 'dark' } }

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'text'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Text',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'text' }, value: 'Nour Haddad' } }
/** Line breaks become spaces. */
export const LineBreaks: Story = {
  args: { cell: { kind: 'text' }, value: 'Customer asked for the money\nback on the card' },
}
export const List: Story = { args: { cell: { kind: 'text' }, value: ['Card', 'Voucher'] } }
/** A button that copies the value. */
export const CopyValue: Story = { args: { cell: { kind: 'text', copy: true }, value: '100536365' } }
export const Empty: Story = { args: { cell: { kind: 'text' }, value: '' } }
export const VeryLong: Story = {
  args: { cell: { kind: 'text' }, value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) },
}

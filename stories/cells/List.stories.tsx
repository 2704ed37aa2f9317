import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'list'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/List',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'list' }, value: ['Card', 'Voucher', 'Transfer'] } }
export const Separator: Story = {
  args: { cell: { kind: 'list', separator: ';' }, value: ['Card', 'Voucher'] },
}
export const One: Story = { args: { cell: { kind: 'list' }, value: 'Card' } }
export const Empty: Story = { args: { cell: { kind: 'list' }, value: [] } }
export const VeryLong: Story = {
  args: { cell: { kind: 'list' }, value: ['Wolfeschlegelsteinhausenbergerdorff '.repeat(2), 'Card'] },
}
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

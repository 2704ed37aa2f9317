import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'date'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Date',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'date' }, value: '2026-11-20' } }
/** A date with a time is UTC and shown in the time zone of the user. */
export const Time: Story = { args: { cell: { kind: 'date', time: true }, value: '2026-11-20 14:03:21' } }
export const RightToLeft: Story = {
  args: { cell: { kind: 'date', time: true }, value: '2026-11-20 14:03:21' },
  globals: { direction: 'rtl' },
}
export const Dark: Story = { ...Time, globals: { theme: 'dark' } }
export const NoDate: Story = { args: { cell: { kind: 'date' }, value: 'to be agreed' } }
export const Empty: Story = { args: { cell: { kind: 'date' }, value: '0000-00-00' } }

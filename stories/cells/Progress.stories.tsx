import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'progress'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Progress',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

const share = { kind: 'progress' } as const
const counted = { kind: 'progress', total: 'total' } as const

export const Default: Story = { args: { cell: share, value: 45 } }
export const Counted: Story = { args: { cell: counted, value: 120, row: { total: 400 } } }
export const None: Story = { args: { cell: share, value: 0 } }
export const Done: Story = { args: { cell: counted, value: 400, row: { total: 400 } } }
/** It is not known when it is done. */
export const WithoutTotal: Story = { args: { cell: counted, value: 120, row: { total: null } } }
export const Empty: Story = { args: { cell: share, value: null } }
export const VeryLong: Story = { args: { cell: counted, value: 1_234_567, row: { total: 98_765_432 } } }
export const RightToLeft: Story = { ...Counted, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Counted, globals: { theme: 'dark' } }

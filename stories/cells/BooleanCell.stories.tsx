import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'boolean'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Boolean',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'boolean' }, value: true } }
/** As databases say it. */
export const No: Story = { args: { cell: { kind: 'boolean' }, value: 0 } }
/** What is neither is shown as it is. */
export const Unknown: Story = { args: { cell: { kind: 'boolean' }, value: 'asked' } }
export const Empty: Story = { args: { cell: { kind: 'boolean' }, value: null } }
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'number'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Number',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = { args: { cell: { kind: 'number' }, value: 18_532 } }
export const Decimals: Story = { args: { cell: { kind: 'number', decimals: 2 }, value: 4.5 } }
export const Unit: Story = { args: { cell: { kind: 'number', unit: 'days' }, value: 12 } }
export const Signed: Story = { args: { cell: { kind: 'number', unit: '%', signed: true }, value: 267 } }
export const Empty: Story = { args: { cell: { kind: 'number', unit: 'days' }, value: null } }
/** More digits than a number holds come as text and stay as they are. */
export const VeryLong: Story = { args: { cell: { kind: 'number' }, value: '12345678901234567890' } }
export const RightToLeft: Story = { ...Unit, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Unit, globals: { theme: 'dark' } }

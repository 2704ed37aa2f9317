import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'input'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/Input',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

/** A column gives it its field and label as name. */
const cell = { kind: 'input', name: 'comment', label: 'Comment' } as const

export const Default: Story = { args: { cell, value: 'Asked twice' } }
export const Typed: Story = {
  args: { cell, value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(input, 'Asked twice')
    await expect(input).toHaveValue('Asked twice')
  },
}
export const MaxLength: Story = {
  args: { cell: { ...cell, maxLength: 5 }, value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Comment' })
    await userEvent.type(input, 'Asked twice')
    await expect(input).toHaveValue('Asked')
  },
}
export const Empty: Story = { args: { cell, value: null } }
export const VeryLong: Story = {
  args: { cell, value: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(4) },
}
export const RightToLeft: Story = { ...Typed, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Typed, globals: { theme: 'dark' } }

import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type CellOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type CellArgs, CellStory } from './CellStory.tsx'

type Args = CellArgs<CellOf<'numericInput'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Cells/NumericInput',
  component: CellStory,
  decorators: [withRuntime],
}
export default meta

/** A column gives it its field and label as name. */
const cell = { kind: 'numericInput', name: 'part', label: 'Part' } as const

export const Default: Story = { args: { cell, value: 12.5 } }
/** Outside of its limits it stays, is marked, and no action takes it. */
export const Outside: Story = {
  args: { cell: { ...cell, min: 0, max: 100 }, value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Part' })
    await userEvent.type(input, '250')
    await userEvent.tab()
    await expect(input).toHaveValue('250')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleName('Part, From 0 to 100.')
  },
}
/** With `clamp` it is set to the limit when it is left, and a toast says so. */
export const Clamped: Story = {
  args: { cell: { ...cell, min: 0, max: 100, clamp: true }, value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Part' })
    await userEvent.type(input, '250')
    await expect(input).toHaveValue('250')
    await userEvent.tab()
    await expect(input).toHaveValue('100')
  },
}
export const Decimals: Story = {
  args: { cell: { ...cell, decimals: 2 }, value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Part' })
    await userEvent.type(input, '1.239')
    await userEvent.tab()
    await expect(input).toHaveValue('1.239')
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  },
}
/** What is no number does not get in. */
export const Refused: Story = {
  args: { cell, value: null },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Part' })
    await userEvent.type(input, '1e5 EUR')
    await expect(input).toHaveValue('15')
  },
}
export const Empty: Story = { args: { cell, value: null } }
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Default, globals: { theme: 'dark' } }

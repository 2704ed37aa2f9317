import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'number'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/Number',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'number', field: 'days', label: 'Days at least', condition: 'gteq' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['12.5'] } }
/** Document numbers are typed or pasted, so the control has no step buttons. */
export const WithoutSteps: Story = {
  args: { filter: { kind: 'number', field: 'idPayout', label: 'Payout', steps: false }, values: ['1042'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Payout' })).toHaveValue('1042')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
/** Outside of its limits it stays as it was typed; the filter area says so beside it. */
export const Outside: Story = {
  args: { filter: { ...filter, min: 0, max: 90 } },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Days at least' })
    await userEvent.type(input, '100')
    await userEvent.tab()
    await expect(input).toHaveValue('100')
  },
}
export const RightToLeft: Story = { ...Applied, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Applied, globals: { theme: 'dark' } }

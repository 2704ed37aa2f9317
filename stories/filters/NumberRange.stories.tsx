import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { messages } from '../../runtime/core/messages.ts'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'numberRange'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/NumberRange',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'numberRange', field: 'net', label: 'Net' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['12.5..250'] } }
/** Without a greatest number. */
export const OpenEnd: Story = { args: { filter, values: ['100..'] } }
/** Both ends are typed; figures may be written as other programs write them. */
export const Typed: Story = {
  args: { filter },
  play: async ({ canvas }) => {
    const from = canvas.getByRole('textbox', { name: 'Net, from' })
    const to = canvas.getByRole('textbox', { name: 'Net, to' })
    await userEvent.type(from, '.5')
    await userEvent.type(to, '1,250.50')
    await userEvent.tab()
    await expect(from).toHaveValue('.5')
    await expect(to).toHaveValue('1250.50')
  },
}
export const Refused: Story = { args: { filter, values: ['20..1'], error: messages.rangeReversed } }
export const RightToLeft: Story = { ...Applied, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Applied, globals: { theme: 'dark' } }

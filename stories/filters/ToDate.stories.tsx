import { type Meta, type StoryObj } from '@storybook/react-vite'
import { messages } from '../../runtime/core/messages.ts'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'toDate'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/ToDate',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'toDate', field: 'createdAt', label: 'Created to' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['2026-11-20'] } }
export const Time: Story = { args: { filter: { ...filter, time: true }, values: ['2026-11-20 17:30'] } }
/** The period ends before it starts. */
export const Refused: Story = { args: { filter, values: ['2026-10-20'], error: messages.periodReversed } }
export const RightToLeft: Story = { ...Refused, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } }

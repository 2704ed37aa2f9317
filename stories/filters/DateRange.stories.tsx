import { type Meta, type StoryObj } from '@storybook/react-vite'
import { messages } from '../../runtime/core/messages.ts'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'dateRange'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/DateRange',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'dateRange', field: 'createdAt', label: 'Created' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['2026-11-01..2026-11-20'] } }
/** The end of the period is now. */
export const OpenEnd: Story = { args: { filter, values: ['2026-11-01..'] } }
export const Time: Story = {
  args: { filter: { ...filter, time: true }, values: ['2026-11-01 08:00..2026-11-20 17:30'] },
}
export const Refused: Story = {
  args: { filter, values: ['2026-11-20..2026-11-01'], error: messages.periodReversed },
}
/** An unparsable text stays and is reported. */
export const Unparsable: Story = { args: { filter, values: ['1.11.2026..'], error: messages.dateUnparsable } }
export const RightToLeft: Story = { ...Applied, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Applied, globals: { theme: 'dark' } }

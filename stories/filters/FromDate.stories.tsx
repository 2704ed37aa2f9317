import { type Meta, type StoryObj } from '@storybook/react-vite'
import { messages } from '../../runtime/core/messages.ts'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'fromDate'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/FromDate',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'fromDate', field: 'createdAt', label: 'Created from' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['2026-11-01'] } }
export const Time: Story = { args: { filter: { ...filter, time: true }, values: ['2026-11-01 08:00'] } }
/** An unparsable text stays and is reported. */
export const Refused: Story = { args: { filter, values: ['2026-13-40'], error: messages.dateUnparsable } }
export const RightToLeft: Story = { ...Refused, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Refused, globals: { theme: 'dark' } }

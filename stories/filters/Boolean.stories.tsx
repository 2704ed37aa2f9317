import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'boolean'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/Boolean',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const filter = { kind: 'boolean', field: 'instant', label: 'Instant' } as const

export const Default: Story = { args: { filter } }
export const Applied: Story = { args: { filter, values: ['false'] } }
export const RightToLeft: Story = { ...Applied, globals: { direction: 'rtl' } }
export const Dark: Story = { ...Applied, globals: { theme: 'dark' } }

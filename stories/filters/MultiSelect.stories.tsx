import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'multiSelect'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/MultiSelect',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

const options = [
  { value: 'pending', label: 'Pending' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
]
const fromLoad = { load: 'states', value: 'id', label: 'name' }

export const Default: Story = {
  args: { filter: { kind: 'multiSelect', field: 'status', label: 'Status', options } },
}
export const Applied: Story = {
  args: { filter: { kind: 'multiSelect', field: 'status', label: 'Status', options }, values: ['paid'] },
}
/** The entries of a load of the screen. */
export const OptionsOfLoad: Story = {
  args: { filter: { kind: 'multiSelect', field: 'status', label: 'Status', options: fromLoad } },
  parameters: { stage: { loads: { states: [{ id: 3, name: 'On hold' }] } } },
}
export const VeryLong: Story = {
  args: {
    filter: { kind: 'multiSelect', field: 'status', label: 'Status', options },
    values: ['pending', 'paid', 'failed'],
  },
}
export const RightToLeft: Story = { ...VeryLong, globals: { direction: 'rtl' } }
export const Dark: Story = { ...VeryLong, globals: { theme: 'dark' } }

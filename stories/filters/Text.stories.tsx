import { type Meta, type StoryObj } from '@storybook/react-vite'
import { type FilterOf } from '../../schemas/index.ts'
import { withRuntime } from '../fixtures/withRuntime.tsx'
import { type FilterArgs, FilterStory } from './FilterStory.tsx'

type Args = FilterArgs<FilterOf<'text'>>
type Story = StoryObj<Args>

const meta: Meta<Args> = {
  title: 'Filters/Text',
  component: FilterStory,
  decorators: [withRuntime],
}
export default meta

export const Default: Story = {
  args: { filter: { kind: 'text', field: 'customerName', label: 'Customer' } },
}
export const Applied: Story = {
  args: {
    filter: { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
    values: ['haddad'],
  },
}
export const VeryLong: Story = {
  args: {
    filter: {
      kind: 'text',
      field: 'reference',
      label: 'Payment reference at the bank of the customer',
    },
    values: ['EG380019000500000000263180002'.repeat(3)],
  },
}
export const RightToLeft: Story = { ...VeryLong, globals: { direction: 'rtl' } }
export const Dark: Story = { ...VeryLong, globals: { theme: 'dark' } }

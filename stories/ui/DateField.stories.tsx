import { type Meta, type StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DateField } from '../../runtime/ui/DateField.tsx'
import { Kept } from './Kept.tsx'

const meta = {
  title: 'ui/DateField',
  component: DateField,
  args: { label: 'Created from', value: '', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '11rem' }}>
          <DateField
            {...args}
            value={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: '2018-08-14' } }
export const Refused: Story = {
  args: { value: '14.8.18', error: 'Please review selected dates. Invalid date format.' },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

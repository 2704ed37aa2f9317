import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RadioGroupField } from '../../runtime/ui/RadioGroupField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const options = [
  { value: 'checking', label: 'Checking account' },
  { value: 'savings', label: 'Savings account' },
  { value: 'closed', label: 'Closed account', disabled: true },
  { value: 'other', label: 'Other' },
]

const meta = {
  title: 'UI/Fields/RadioGroupField',
  component: RadioGroupField,
  parameters: usage({
    when: ['For one of two to five values that should all be visible.'],
    whenNot: ['For more values: use SelectField. For yes or no: use CheckboxField.'],
    content: ['Options are parallel and short; put what is chosen most often first.'],
    accessibility: ['A group with the label as its name; one tab stop.'],
    keys: { 'Arrow keys': 'move the choice', Tab: 'leaves the group' },
  }),
  args: { label: 'Type of account', value: 'savings', options, onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '24rem' }}>
          <RadioGroupField
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
} satisfies Meta<typeof RadioGroupField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '' } }
export const Inline: Story = { args: { inline: true } }
export const WithHint: Story = { args: { hint: 'As on the statement.' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { value: '', required: true, error: 'Choose a type.' } }
export const VeryLong: Story = {
  args: {
    options: [
      {
        value: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
      ...options,
    ],
  },
}

/** Arrows move the choice and leave out what cannot be chosen. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Savings account' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('other')
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

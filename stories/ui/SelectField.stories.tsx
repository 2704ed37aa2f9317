import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SelectField } from '../../runtime/ui/SelectField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/SelectField',
  component: SelectField,
  parameters: usage({
    when: ['For one of six or more values.'],
    whenNot: [
      'For two to five values in a form: use RadioGroupField.',
      'For several values: use MultiSelectField.',
    ],
    content: ['The empty option says what it means: “All” in a filter, “Select a method” in a form.'],
    accessibility: ['It is the browser’s own select, which touch and screen readers know.'],
    keys: {
      'Up arrow, Down arrow': 'change the value',
      'First letters': 'move to a value',
      'Alt + Down arrow': 'opens the list',
    },
  }),
  args: {
    label: 'Method',
    value: '',
    placeholder: 'Any',
    options: [
      { value: 'iban', label: 'Bank transfer' },
      { value: 'card', label: 'Credit card' },
      { value: 'voucher', label: 'Voucher' },
    ],
    onChange: fn(),
  },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '14rem' }}>
          <SelectField
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
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Chosen: Story = { args: { value: 'card' } }
export const UnknownValue: Story = { args: { value: 'cheque' } }
export const Disabled: Story = { args: { disabled: true } }
export const Empty: Story = { args: { options: [] } }
export const Refused: Story = { args: { error: 'Choose a method.' } }
export const VeryLong: Story = {
  args: {
    value: 'x',
    options: [
      {
        value: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
    ],
  },
}

export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Method' }), 'voucher')
    await expect(args.onChange).toHaveBeenLastCalledWith('voucher')
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

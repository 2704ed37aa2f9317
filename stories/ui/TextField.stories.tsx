import { type Meta, type StoryObj } from '@storybook/react-vite'
import Search from 'lucide-react/icons/search'
import { expect, fn } from 'storybook/test'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  parameters: usage({
    when: ['For one line of text: a name, a number of an order, an email address.'],
    whenNot: ['For a number that is calculated with: use NumberField. For several lines: use TextAreaField.'],
    content: [
      'The label is a noun in sentence case and stays in sight.',
      'The hint explains what is not obvious; a placeholder is not a label.',
      'The error says what to do: “Order number is required.”',
    ],
    accessibility: [
      'Label, hint and error are tied to the input; the error is marked by icon and text, not only by colour.',
    ],
  }),
  args: { label: 'Customer', value: '', onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '18rem' }}>
          <TextField
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
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: 'Maria Oliveira' } }
export const WithHint: Story = { args: { hint: 'Finds the text anywhere in the name.' } }
export const WithIcon: Story = { args: { icon: <Search />, placeholder: 'Search' } }
export const Required: Story = { args: { required: true } }
export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'Customer' } }
export const Disabled: Story = { args: { disabled: true, value: 'Maria Oliveira' } }
export const Refused: Story = { args: { value: '???', error: 'Letters, digits and spaces only.' } }
export const VeryLong: Story = {
  args: {
    label:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    value:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
    error:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice.',
  },
}

export const Typing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Customer' }), 'Ana')
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana')
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

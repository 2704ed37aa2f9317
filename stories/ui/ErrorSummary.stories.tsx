import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ErrorSummary } from '../../runtime/ui/ErrorSummary.tsx'
import { RadioGroupField } from '../../runtime/ui/RadioGroupField.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/ErrorSummary',
  component: ErrorSummary,
  parameters: usage({
    when: ['Above a form that was refused, when it has more than one field.'],
    whenNot: ['For a failure of the server that belongs to no field: use Notice.'],
    content: ['Repeat the text of the field’s error, which says what to do: “Amount is required.”'],
    accessibility: ['It takes the focus with every refused attempt; each line is a link to its field.'],
    keys: { Enter: 'goes to the field' },
  }),
  args: {
    attempt: 0,
    errors: [
      { id: 'holder', text: 'Account holder is required.' },
      { id: 'kind', text: 'Type of account is required.' },
    ],
  },
  render: args => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '30rem' }}>
      <ErrorSummary {...args} />
      <TextField id="holder" label="Account holder" value="" onChange={() => {}} />
      <RadioGroupField
        id="kind"
        label="Type of account"
        value=""
        options={[
          { value: 'checking', label: 'Checking account' },
          { value: 'savings', label: 'Savings account' },
        ]}
        onChange={() => {}}
      />
    </div>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const None: Story = { args: { errors: [] } }
export const One: Story = { args: { errors: [{ id: 'holder', text: 'Account holder is required.' }] } }
export const OfNoField: Story = {
  args: { heading: 'The refund was not saved.', errors: [{ text: 'Somebody else has just changed it.' }] },
}
export const VeryLong: Story = {
  args: {
    errors: [
      {
        id: 'holder',
        text: 'The name of the holder has characters that the bank of the customer cannot print. '.repeat(4),
      },
    ],
  },
}

/** A refused attempt moves the focus here. */
export const AfterARefusal: Story = {
  args: { attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2 fields have problems.' })).toHaveFocus()
  },
}

export const LeadsToItsFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Account holder is required.' }))
    await expect(canvas.getByRole('textbox', { name: 'Account holder' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Type of account is required.' }))
    await expect(canvas.getByRole('radio', { name: 'Checking account' })).toHaveFocus()
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

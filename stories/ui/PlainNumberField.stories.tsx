import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlainNumberField } from '../../runtime/ui/PlainNumberField.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/PlainNumberField',
  component: PlainNumberField,
  parameters: usage({
    when: ['For a number in a filter above a list: it loads with the first row.'],
    whenNot: ['In a form: use NumberField.'],
    content: ['Label what is looked for: “Refund”.'],
    accessibility: ['Typed text is not changed; an error below says what is wrong.'],
  }),
  args: { label: 'Age', value: 3, min: 0, max: 90, onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '11rem' }}>
          <PlainNumberField
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
} satisfies Meta<typeof PlainNumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: null } }
export const AtItsLimit: Story = { args: { value: 90 } }
export const WithoutSteps: Story = { args: { steps: false } }
export const Refused: Story = { args: { value: 120, error: 'From 0 to 90.' } }

/** Letters are not taken, and a sign alone is gone when the field is left. */
export const OnlyNumbers: Story = {
  args: { value: null, min: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' })
    await userEvent.type(input, '-x1a.5')
    await expect(input).toHaveValue('-1.5')
    await expect(args.onChange).toHaveBeenLastCalledWith(-1.5)
    await userEvent.clear(input)
    await userEvent.type(input, '-')
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** What was typed outside of the limits stays, and a step leads back to the limit. */
export const Outside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' })
    await userEvent.clear(input)
    await userEvent.type(input, '999')
    await userEvent.tab()
    await expect(input).toHaveValue('999')
    await userEvent.type(input, '{ArrowUp}')
    await expect(input).toHaveValue('90')
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease' }))
    await expect(input).toHaveValue('89')
    await userEvent.type(input, '{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(79)
  },
}

/** A number in groups or with its currency is the number without them as soon as it is pasted or left. */
export const Pasted: Story = {
  args: { value: null, max: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' })
    await userEvent.click(input)
    await userEvent.paste('£1,250.50')
    await expect(input).toHaveValue('1250.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5)
    await userEvent.clear(input)
    await userEvent.type(input, '1,250')
    await userEvent.tab()
    await expect(input).toHaveValue('1250')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
  },
}

/** A number of more digits could not be held as it is. */
export const FifteenDigits: Story = {
  args: { value: null, max: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Age' })
    await userEvent.type(input, '123456789012345678')
    await expect(input).toHaveValue('123456789012345')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456_789_012_345)
  },
}

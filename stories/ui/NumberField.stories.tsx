import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumberField } from '../../runtime/ui/NumberField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  parameters: usage({
    when: ['For a number in a form, with limits and steps.'],
    whenNot: [
      'For an identifier, such as an order number: use TextField.',
      'Above a list: use PlainNumberField.',
    ],
    content: ['Name the unit in the label or the hint, and the range: “Days, 1 to 90”.'],
    accessibility: [
      'A spin button. A number outside of its range stays and is marked, or is set to the limit and the field says so.',
    ],
    keys: {
      'Up arrow, Down arrow': 'one step',
      'Page Up, Page Down': 'a large step',
      'Home, End': 'least and greatest value',
    },
  }),
  args: { label: 'Quantity', value: 3, min: 0, max: 10, onChange: fn() },
  render: args => (
    <Kept initial={args.value}>
      {(value, set) => (
        <div style={{ maxInlineSize: '11rem' }}>
          <NumberField
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
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: null } }
export const AtItsLimit: Story = { args: { value: 10 } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { error: 'The stock holds 2.' } }

export const WithUnit: Story = { args: { unit: 'EUR', max: undefined, value: 1250.5 } }
export const WithoutSteps: Story = { args: { steps: false } }

/** Digits stand together, so that an id reads as an id. */
export const Large: Story = {
  args: { value: 300012044, max: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('300012044')
  },
}

/** More digits than the field takes stay as they were typed: the caller says what is wrong. */
export const Decimals: Story = {
  args: { value: 0.5, decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '1.239')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(1.239)
    await expect(input).toHaveValue('1.239')
  },
}

/** What was typed outside of the limits is never changed, by no key and no other way to leave the field. */
export const Outside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '99{Enter}')
    await expect(input).toHaveValue('99')
    await userEvent.tab()
    await expect(input).toHaveValue('99')
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
    await userEvent.clear(input)
    await userEvent.type(input, '-5')
    await userEvent.tab()
    await expect(input).toHaveValue('-5')
    await expect(args.onChange).toHaveBeenLastCalledWith(-5)
  },
}

/** A number of more digits could not be held as it is. */
export const FifteenDigits: Story = {
  args: { value: null, max: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.type(input, '123456789012345678')
    await expect(input).toHaveValue('123456789012345')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456_789_012_345)
  },
}

/** A sign alone is no number: the field is empty, and so is the value. */
export const SignAlone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '-')
    await userEvent.tab()
    await expect(input).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** Enter sends the filters: the number is clamped by then. */
export const ClampedByEnter: Story = {
  args: { clamp: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '99{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
  },
}

/** Enter sends the current value. */
export const ShownAsClampedByEnter: Story = {
  args: { clamp: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '99{Enter}')
    await expect(input).toHaveValue('10')
    await expect(input).toHaveFocus()
  },
}

/** A figure of another program keeps its worth: a comma is not its end. */
export const InGroups: Story = {
  args: { max: 100_000, decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '1,250.50')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(1250.5)
    await expect(input).toHaveValue('1250.5')
    await userEvent.clear(input)
    await userEvent.type(input, '2 250,50{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(2250.5)
    await userEvent.clear(input)
    await userEvent.paste('£3,250.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(3250.5)
  },
}

/** Characters that no number has are left out, and the field says so: 1e9 must not become 19 unnoticed. */
export const LeftOut: Story = {
  args: { max: 100_000, decimals: 2 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '1e9')
    await expect(input).toHaveValue('19')
    await canvas.findByText('“e” was left out: only a number can be entered.')
    await userEvent.clear(input)
    await userEvent.paste('twelve pounds and a half')
    await expect(input).toHaveValue('')
    await canvas.findByText('“twelve pounds and a …” was left out: only a number can be entered.')
    await userEvent.paste('GBP 12.50')
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5)
  },
}

/** What is on its way to a number inside the limits is left alone. */
export const TypedFromBelow: Story = {
  args: { value: null, min: 100, max: 1000 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.type(input, '150')
    await expect(input).toHaveValue('150')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(150)
  },
}

/** It says what was typed. */
export const Clamped: Story = {
  args: { clamp: true },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(input)
    await userEvent.type(input, '99')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(10)
    await expect(input).toHaveAccessibleDescription('99 was changed to 10.')
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

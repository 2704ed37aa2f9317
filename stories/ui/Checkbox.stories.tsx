import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Checkbox } from '../../runtime/ui/Checkbox.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/Checkbox',
  component: Checkbox,
  parameters: usage({
    when: ['For yes or no inside a row or a list, such as the selection of a row.'],
    whenNot: ['In a form: use CheckboxField, which has room for a hint and an error.'],
    content: ['A statement that is true when it is checked: “Action required”.'],
    accessibility: ['It is the browser’s own check box; partly checked is announced as mixed.'],
    keys: { Space: 'checks or unchecks' },
  }),
  args: { label: 'Action required', checked: false, onChange: fn() },
  render: args => (
    <Kept initial={args.checked}>
      {(value, set) => (
        <Checkbox
          {...args}
          checked={value}
          onChange={(next, shift) => {
            set(next)
            args.onChange(next, shift)
          }}
        />
      )}
    </Kept>
  ),
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Checked: Story = { args: { checked: true } }

export const Indeterminate: Story = {
  args: { indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const LabelHidden: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('checkbox', { name: 'Action required' }).closest('label')
    await expect(target?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, checked: true } }
export const VeryLong: Story = {
  args: {
    label:
      'The settlement of every refund that waits for the bank details of its customer and has been asked for twice. '.repeat(
        3,
      ),
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true, false)
  },
}

export const WithShift: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith(true, true)
  },
}

export const States: Story = inStates
export const StatesDark: Story = { ...States, globals: { theme: 'dark' } }

export const RightToLeft: Story = { args: { checked: true }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { checked: true }, globals: { theme: 'dark' } }

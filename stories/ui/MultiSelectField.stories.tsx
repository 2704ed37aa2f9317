import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { MultiSelectField } from '../../runtime/ui/MultiSelectField.tsx'
import { inStates } from '../fixtures/inStates.tsx'
import { Kept } from './Kept.tsx'
import { usage } from './usage.ts'

const meta = {
  title: 'UI/Fields/MultiSelectField',
  component: MultiSelectField,
  parameters: usage({
    when: ['For any number of several values, above all as a filter.'],
    whenNot: [
      'For one value: use SelectField.',
      'For up to four values that should all be visible: use CheckboxFields.',
    ],
    content: [
      'Closed, it names what is chosen. Options are nouns in the order in which staff look for them.',
    ],
    accessibility: [
      'A button that opens a list box with a search line; the number of chosen values is announced.',
    ],
    keys: {
      'Enter, Space, Down arrow': 'opens the list',
      'Up arrow, Down arrow': 'move along it',
      Space: 'chooses',
      Escape: 'closes it',
    },
  }),
  args: {
    label: 'Status',
    values: [],
    options: [
      { value: 'pending', label: 'Pending' },
      { value: 'info', label: 'Waiting for info' },
      { value: 'ready', label: 'Ready' },
      { value: 'paid', label: 'Paid' },
      { value: 'failed', label: 'Failed' },
    ],
    onChange: fn(),
  },
  render: args => (
    <Kept initial={args.values}>
      {(value, set) => (
        <div style={{ maxInlineSize: '14rem' }}>
          <MultiSelectField
            {...args}
            values={value}
            onChange={next => {
              set(next)
              args.onChange(next)
            }}
          />
        </div>
      )}
    </Kept>
  ),
} satisfies Meta<typeof MultiSelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneChosen: Story = { args: { values: ['paid'] } }
export const SeveralChosen: Story = { args: { values: ['pending', 'info', 'failed'] } }
export const UnknownValue: Story = { args: { values: ['gone'] } }
export const Disabled: Story = { args: { disabled: true } }
export const Refused: Story = { args: { error: 'Choose a status.' } }
export const VeryLong: Story = {
  args: {
    values: ['x', 'y'],
    options: [
      {
        value: 'x',
        label:
          'The settlement of every refund that waits for the bank details of its customer and has been asked for twice',
      },
      { value: 'y', label: 'Other' },
    ],
  },
}

export const Open: Story = {
  args: { values: ['pending', 'info'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }))
    await waitFor(() => expect(screen.getByRole('option', { name: 'Paid' })).toBeVisible())
  },
}

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } }

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Status/ }))
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('No match')).toBeVisible())
  },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Status/ })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const search = await screen.findByRole('combobox')
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('paid{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['paid'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const States: Story = inStates

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
export const Dark: Story = { globals: { theme: 'dark' } }

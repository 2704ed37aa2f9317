import { type Meta, type StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Field } from '../../runtime/ui/Field.tsx'
import { SearchControl } from '../../runtime/ui/SearchControl.tsx'
import { usage } from './usage.ts'

const paper = { value: '1', label: 'Harbour Paper', note: 'Hull' }
const light = { value: '2', label: 'Harbour Light', note: 'Leeds' }

const meta = {
  title: 'UI/Fields/SearchControl',
  component: SearchControl,
  parameters: usage({
    when: ['For one of so many records that a list of them would be too long.'],
    whenNot: ['For up to a few dozen values: use SelectField.'],
    content: ['A note after the label tells records of the same name apart, such as a place or a number.'],
    accessibility: [
      'A combobox with a list box; the number of results and a failure are announced.',
      'Text from which nothing was chosen gives way to the value, and a note below the field names it.',
    ],
    keys: {
      'Up arrow, Down arrow': 'move along the results',
      Enter: 'chooses',
      Escape: 'closes the list',
    },
  }),
  args: {
    id: 'supplier',
    chosen: undefined,
    options: [],
    text: undefined,
    status: 'short',
    locked: false,
    onChoose: fn(),
    onText: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  render: args => (
    <div style={{ maxInlineSize: '20rem' }}>
      <Field id="supplier" label="Supplier" error={args.invalid ? 'Supplier is required.' : undefined}>
        {({ describedBy, invalid }) => (
          <SearchControl {...args} label="Supplier" describedBy={describedBy} invalid={invalid} />
        )}
      </Field>
    </div>
  ),
} satisfies Meta<typeof SearchControl>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { chosen: paper } }
export const Found: Story = { args: { text: 'harbour', options: [paper, light], status: 'found' } }
export const Searching: Story = { args: { text: 'harbour', status: 'searching' } }
export const NothingFound: Story = { args: { text: 'harbour', status: 'found' } }
export const Failed: Story = { args: { text: 'harbour', status: 'failed' } }
export const MoreThanShown: Story = { args: { text: 'harbour', options: [paper, light], status: 'more' } }
export const Refused: Story = { args: { invalid: true } }
export const Locked: Story = { args: { chosen: paper, locked: true } }
export const VeryLong: Story = {
  args: {
    chosen: {
      value: '3',
      label: 'The Northern and Western Harbour Board for the Storage of Paper, Ink and Typefaces',
      note: '',
    },
  },
}

import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ThemedForm } from '../../runtime/kinds/form/theme/ThemedForm.ts'

interface ThemeProps {
  schema: RJSFSchema
  uiSchema?: UiSchema
  formData?: unknown
  disabled?: boolean
  readonly?: boolean
}

/** A form from a schema, without a store. */
function Theme({ schema, uiSchema = {}, ...form }: ThemeProps) {
  return (
    <ThemedForm
      {...form}
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
      onError={() => {}}
    />
  )
}

const kinds = ['Checking', 'Savings', 'Other']

const every: RJSFSchema = {
  type: 'object',
  title: 'Every control',
  description: 'What a schema can ask for.',
  required: ['text', 'choice'],
  properties: {
    text: { type: 'string', title: 'Text', description: 'As it stands on the paper.' },
    email: { type: 'string', title: 'Mail', format: 'email' },
    number: { type: 'number', title: 'Number', minimum: 0, maximum: 10 },
    range: { type: 'integer', title: 'Range', minimum: 0, maximum: 100 },
    rating: { type: 'integer', title: 'Mark', minimum: 1, maximum: 5 },
    choice: { type: 'string', title: 'Select', enum: kinds },
    radio: { type: 'string', title: 'Radio', enum: kinds },
    boxes: { type: 'array', title: 'Check boxes', uniqueItems: true, items: { type: 'string', enum: kinds } },
    several: { type: 'array', title: 'Several', uniqueItems: true, items: { type: 'string', enum: kinds } },
    flag: { type: 'boolean', title: 'Check box', description: 'Yes or no.' },
    day: { type: 'string', title: 'Day', format: 'date' },
    moment: { type: 'string', title: 'Moment', format: 'date-time' },
    time: { type: 'string', title: 'Time', format: 'time' },
    parts: { type: 'string', title: 'Day in parts', format: 'date' },
    colour: { type: 'string', title: 'Colour', format: 'color' },
    secret: { type: 'string', title: 'Password' },
    file: { type: 'string', title: 'File', format: 'data-url' },
    note: { type: 'string', title: 'Note' },
  },
}

const looks: UiSchema = {
  range: { 'ui:widget': 'range' },
  rating: { 'ui:widget': 'RatingWidget' },
  radio: { 'ui:widget': 'radio' },
  boxes: { 'ui:widget': 'checkboxes' },
  parts: { 'ui:widget': 'alt-date' },
  secret: { 'ui:widget': 'password' },
  note: { 'ui:widget': 'textarea', 'ui:help': 'Markdown stays **text**.' },
}

const filled = {
  text: 'Maria Oliveira',
  number: 3,
  range: 40,
  rating: 4,
  choice: 'Savings',
  radio: 'Other',
  boxes: ['Checking'],
  several: ['Checking', 'Other'],
  flag: true,
  day: '2026-03-14',
  moment: '2026-03-14T09:30:00.000Z',
  time: '09:30:00',
  parts: '2026-03-14',
  colour: '#2a7a8c',
  note: 'Called twice.',
}

const meta = {
  title: 'Form/Theme',
  component: Theme,
  args: { schema: every, uiSchema: looks },
} satisfies Meta<typeof Theme>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { formData: filled } }
export const Disabled: Story = { args: { formData: filled, disabled: true } }
export const ReadOnly: Story = { args: { formData: filled, readonly: true } }

const list: RJSFSchema = {
  type: 'array',
  title: 'Fields of the method',
  items: {
    type: 'object',
    required: ['label'],
    properties: {
      label: { type: 'string', title: 'Label' },
      most: { type: 'integer', title: 'Most letters' },
    },
  },
}
const records = [{ label: 'Holder', most: 60 }, { label: 'Bank' }]

export const List: Story = { args: { schema: list, uiSchema: { 'ui:copyable': true }, formData: records } }
export const EmptyList: Story = { args: { schema: list, uiSchema: {} } }

export const Kinds: Story = {
  args: {
    uiSchema: {},
    schema: {
      title: 'Where the money goes',
      oneOf: [
        { title: 'Bank', type: 'object', properties: { iban: { type: 'string', title: 'IBAN' } } },
        { title: 'Voucher', type: 'object', properties: { code: { type: 'string', title: 'Code' } } },
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Voucher')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toBeVisible())
  },
}

export const OpenKeys: Story = {
  args: {
    uiSchema: {},
    schema: { type: 'object', title: 'Attributes', additionalProperties: { type: 'string' } },
    formData: { colour: 'red', size: 'M' },
  },
}

export const Unsupported: Story = {
  args: { uiSchema: {}, schema: { type: 'object', properties: { odd: { description: 'Of no type.' } } } },
}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Text/ })).toBeInvalid())
    await expect(canvas.getAllByRole('link').length).toBeGreaterThan(1)
  },
}

export const RightToLeft: Story = { args: { formData: filled }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { formData: filled }, globals: { theme: 'dark' } }
export const ListDark: Story = { ...List, globals: { theme: 'dark' } }

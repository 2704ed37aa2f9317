import { type RJSFSchema, type UiSchema } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'
import { type Meta, type StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SampleForm } from './SampleForm.tsx'

interface ThemeProps {
  schema: RJSFSchema
  uiSchema?: UiSchema
  formData?: unknown
  disabled?: boolean
  readonly?: boolean
}

/** A form from a schema that keeps its own values, as rjsf does. */
function Theme({ schema, uiSchema = {}, ...form }: ThemeProps) {
  return (
    <SampleForm
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

/** One of each control that forms of the console have. */
const every: RJSFSchema = {
  type: 'object',
  required: ['text', 'choice'],
  properties: {
    text: { type: 'string', title: 'Text', description: 'As on the document.' },
    number: { type: 'number', title: 'Number', minimum: 0, maximum: 10 },
    choice: { type: 'string', title: 'Select', enum: kinds },
    radio: { type: 'string', title: 'Radio', enum: kinds },
    several: { type: 'array', title: 'Several', uniqueItems: true, items: { type: 'string', enum: kinds } },
    flag: { type: 'boolean', title: 'Check box', description: 'Yes or no.' },
    day: { type: 'string', title: 'Day', format: 'date' },
    moment: { type: 'string', title: 'Moment' },
    secret: { type: 'string', title: 'Password' },
    note: { type: 'string', title: 'Note', maxLength: 200 },
    rows: {
      type: 'array',
      title: 'Fields of the method',
      items: {
        type: 'object',
        required: ['label'],
        properties: {
          label: { type: 'string', title: 'Label' },
          most: { type: 'number', title: 'Most letters' },
        },
      },
    },
  },
}

const looks: UiSchema = {
  radio: { 'ui:widget': 'radio' },
  moment: { 'ui:widget': 'datetime' },
  secret: { 'ui:widget': 'password' },
  note: { 'ui:widget': 'textarea' },
  rows: {
    'ui:options': { table: true, addText: 'Add a field' },
    items: {
      label: { 'ui:label': false },
      most: { 'ui:label': false, 'ui:options': { inputType: 'number' } },
    },
  },
}

const filled = {
  text: 'Maria Oliveira',
  number: 3,
  choice: 'Savings',
  radio: 'Other',
  several: ['Checking', 'Other'],
  flag: true,
  day: '2026-03-14',
  moment: '2026-03-14 09:30',
  note: 'Called twice.',
  rows: [{ label: 'Holder', most: 60 }, { label: 'Bank' }],
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

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Text/ })).toBeInvalid())
  },
}

export const RightToLeft: Story = { args: { formData: filled }, globals: { direction: 'rtl' } }
export const Dark: Story = { args: { formData: filled }, globals: { theme: 'dark' } }

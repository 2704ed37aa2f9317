import { type Cell, type Condition, type Form } from '../../schemas/index.ts'

/** What the value of a setting is. */
export const settingTypes = {
  kind: 'status',
  values: {
    flag: { label: 'On or off' },
    integer: { label: 'Whole number' },
    decimal: { label: 'Number' },
    text: { label: 'Text' },
    email: { label: 'Mail address' },
    date: { label: 'Day' },
    list: { label: 'List' },
  },
} satisfies Cell

/** The same types as choices of a filter. */
export const settingTypeOptions = Object.entries(settingTypes.values).map(([value, { label }]) => ({
  value,
  label,
}))

const of = (type: keyof typeof settingTypes.values) =>
  ({ field: 'record.type', is: type }) satisfies Condition

/** The value of a setting, typed as what it is; the server knows its limits. */
export const settingForm = (call: string): Form => ({
  id: 'database-setting',
  fields: [
    {
      kind: 'choice',
      name: 'flag',
      label: 'Value',
      required: true,
      visible: of('flag'),
      options: [
        { value: '1', label: 'On (1)' },
        { value: '0', label: 'Off (0)' },
      ],
    },
    { kind: 'number', name: 'integer', label: 'Value', required: true, decimals: 0, visible: of('integer') },
    { kind: 'number', name: 'decimal', label: 'Value', required: true, decimals: 2, visible: of('decimal') },
    { kind: 'text', name: 'text', label: 'Value', maxLength: 2000, visible: of('text') },
    {
      kind: 'text',
      name: 'email',
      label: 'Value',
      help: 'A mail address; empty: nobody.',
      maxLength: 100,
      visible: of('email'),
    },
    { kind: 'date', name: 'date', label: 'Value', required: true, visible: of('date') },
    {
      kind: 'text',
      name: 'list',
      label: 'Value',
      help: 'Separated by commas.',
      required: true,
      rows: 4,
      maxLength: 2000,
      visible: of('list'),
    },
  ],
  submit: {
    call,
    method: 'PUT',
    version: 'version',
    confirm: { type: 'action', text: 'The setting holds for everybody, from now on.' },
  },
})

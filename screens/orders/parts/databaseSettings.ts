import { type Cell, type ConditionDefinition, type FormDefinition } from '../../../schemas/index.ts'

/** What the value of a setting is. */
const settingTypes = {
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

const of = (type: keyof typeof settingTypes.values) => ({ 'record.type': type }) satisfies ConditionDefinition

/** The value of a setting, typed as what it is; the server knows its limits. */
export const settingForm = (_call: string): FormDefinition => ({
  id: 'database-setting',
  fields: [
    {
      kind: 'choice',
      name: 'flag',
      required: true,
      visible: of('flag'),
      options: [
        { value: '1', label: 'On (1)' },
        { value: '0', label: 'Off (0)' },
      ],
    },
    { name: 'integer', required: true, visible: of('integer') },
    { name: 'decimal', required: true, visible: of('decimal') },
    { name: 'text', visible: of('text') },
    { name: 'email', visible: of('email') },
    { name: 'date', required: true, visible: of('date') },
    { name: 'list', required: true, visible: of('list') },
  ],
  submit: {
    call: 'changeDatabaseSetting',
    confirm: { type: 'action', text: 'The setting applies to everyone immediately.' },
  },
})

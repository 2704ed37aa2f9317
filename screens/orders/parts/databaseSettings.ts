import { type ConditionDefinition, type FormDefinition } from '../../../schemas/index.ts'

const of = (type: string) => ({ 'record.type': type }) satisfies ConditionDefinition

/** The value of a setting, typed as what it is; the server knows its limits. */
export const settingForm = (_call: string): FormDefinition => ({
  id: 'database-setting',
  fields: [
    { kind: 'choice', name: 'flag', required: true, visible: of('flag'), options: ['1', '0'] },
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

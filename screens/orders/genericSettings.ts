import { defineScreen } from '../../schemas/index.ts'

const of = (type: string) => ({ visible: { 'record.type': type } })

export default defineScreen({
  name: 'oms-generic-settings',
  path: '/oms/generic-settings',
  title: 'Generic settings',
  parent: 'admin',
  access: { resource: 'oms_generic_settings_access' },
  assumes:
    'The specification names the screen and one of its keys, and no resource: it has that of its menu entry. A setting is a key with a type, which determines its field and validation; the older system defines the keys.',
  body: {
    kind: 'grid',
    call: 'databaseSettings',
    columns: [
      { field: 'key', show: 'always', pin: 'start' },
      { field: 'value', tooltip: ['value'] },
      'type',
      { field: 'area', show: 'off' },
      { field: 'description', tooltip: ['description'] },
      { field: 'changedAt', tooltip: ['changedBy'] },
    ],
    hidden: ['changedBy'],
    filters: [{ field: 'key', condition: 'like' }, { kind: 'select', field: 'type' }, 'description'],
    sort: 'key',
    actions: [
      {
        label: 'Edit…',
        title: '{key}',
        call: 'changeDatabaseSetting',
        // The value of a setting, typed as what it is; the server knows its limits.
        fields: [
          { kind: 'choice', name: 'flag', required: true, ...of('flag'), options: ['1', '0'] },
          { name: 'integer', required: true, ...of('integer') },
          { name: 'decimal', required: true, ...of('decimal') },
          { name: 'text', ...of('text') },
          { name: 'email', ...of('email') },
          { name: 'date', required: true, ...of('date') },
          { name: 'list', required: true, ...of('list') },
        ],
        confirm: 'The setting applies to everyone immediately.',
      },
    ],
    empty: 'No settings.',
  },
})

import { defineScreen } from '../../schemas/index.ts'
import { settingForm } from './parts/databaseSettings.ts'

const path = '/api/oms/database-settings'

export default defineScreen({
  name: 'oms-generic-settings',
  path: '/oms/generic-settings',
  title: 'Generic settings',
  parent: 'admin',
  access: { resource: 'oms_generic_settings_access' },
  assumes:
    'The specification names the screen and one of its keys, and no resource: it has that of its menu entry. A setting is a key with a type; it is typed and checked as what it is, and there are as many as the older system knows.',
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
      { field: 'changedBy', show: 'off' },
    ],
    filters: [{ field: 'key', condition: 'like' }, { kind: 'select', field: 'type' }, 'description'],
    sort: 'key',
    actions: [{ label: 'Edit…', title: '{key}', form: settingForm(`${path}/{key}`) }],
    empty: 'No settings.',
  },
})

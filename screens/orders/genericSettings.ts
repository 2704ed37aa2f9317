import { defineScreen } from '../../schemas/index.ts'
import { settingForm, settingTypeOptions, settingTypes } from '../shared/databaseSettings.ts'

const path = '/api/oms/database-settings'

export default defineScreen({
  name: 'oms-generic-settings',
  path: '/oms/generic-settings',
  title: 'Generic settings',
  parent: 'admin',
  access: { resource: 'oms_generic_settings_access' },
  assumes:
    'The specification names the screen and one of its keys, and no resource: it has that of its menu entry. A setting is a key with a type; it is typed and checked as what it is, and there are as many as the older system knows.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-oms-generic-settings',
        source: `${path}/grid`,
        columns: [
          {
            field: 'key',
            label: 'Key',
            cell: { kind: 'text', copy: true },
            sortable: true,
            width: 256,
            show: 'always',
            pin: 'start',
          },
          { field: 'value', label: 'Value', width: 200, tooltip: [{ field: 'value', label: 'Value' }] },
          { field: 'type', label: 'Type', cell: settingTypes, sortable: true, width: 132 },
          { field: 'area', label: 'Area', sortable: true, width: 140, show: 'off' },
          {
            field: 'description',
            label: 'What it does',
            tooltip: [{ field: 'description', label: 'What it does' }],
          },
          {
            field: 'changedAt',
            label: 'Changed',
            cell: { kind: 'date' },
            sortable: true,
            width: 104,
            tooltip: [{ field: 'changedBy', label: 'Changed by' }],
          },
          { field: 'changedBy', label: 'Changed by', sortable: true, width: 136, show: 'off' },
        ],
        filters: [
          { kind: 'text', field: 'key', label: 'Key', condition: 'like' },
          { kind: 'select', field: 'type', label: 'Type', options: settingTypeOptions },
          { kind: 'text', field: 'description', label: 'What it does', condition: 'like' },
        ],
        sort: { field: 'key' },
        actions: [
          {
            kind: 'open',
            label: 'Edit…',
            panel: { title: '{key}', size: 'medium', form: settingForm(`${path}/{key}`) },
          },
        ],
        empty: 'There are no settings.',
      },
    },
  ],
})

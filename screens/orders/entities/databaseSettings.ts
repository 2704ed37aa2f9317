import { defineEntities } from '../../../schemas/index.ts'
import { mailAddress } from '../../shared/settings.ts'

export default defineEntities({
  databaseSetting: {
    label: 'Setting',
    include: { record: ['version'] },
    fields: {
      key: { type: 'id', label: 'Key', copy: true, size: 'xl' },
      value: { type: 'text', sortable: false, size: 'l' },
      type: {
        type: 'status',
        options: [
          { flag: 'On or off', integer: 'Whole number', decimal: 'Number' },
          'text',
          { email: 'Email address', date: 'Day' },
          'list',
        ],
      },
      area: { type: 'text', size: 'm' },
      description: { as: 'record.description', sortable: false },
      changedAt: { as: 'record.changedAt?', time: false },
      changedBy: { as: 'record.changedBy?', size: 'm' },
      flag: { type: 'status?', label: 'Value', options: { '0': 'Off (0)', '1': 'On (1)' } },
      integer: { type: 'integer?', label: 'Value' },
      decimal: { type: 'decimal?', label: 'Value', decimals: 2 },
      text: { type: 'text?', label: 'Value', maxLength: 2000 },
      email: {
        type: 'text?',
        label: 'Value',
        maxLength: 100,
        pattern: mailAddress,
        help: 'Email. Leave blank to notify no one.',
        personal: true,
      },
      date: { type: 'date?', label: 'Value' },
      list: { type: 'text?', label: 'Value', maxLength: 2000, rows: 4, help: 'Separated by commas.' },
    },
  },
})

import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from '../shared/cashSettings.ts'
import { reasonOptions, reasonType } from '../shared/cashTypes.ts'
import { cash } from '../shared/cashWords.ts'

export default defineScreen({
  name: 'cash-reconciliation-reasons',
  path: '/cash-reconciliation/settings/reasons',
  title: 'Settings - Reasons',
  access: { resource: 'reconciliation_reasons_access' },
  assumes: 'Why something is adjusted, and why a payment or transfer is rejected.',
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-cash_reconciliation-reasons',
        source: `${cash}/reasons/grid`,
        request: 'bare',
        rowKey: 'id',
        columns: [
          { field: 'name', label: 'Reason', sortable: true, show: 'always' },
          { field: 'type', label: 'Type', cell: reasonType, sortable: true, width: 152 },
          ...changedColumns,
        ],
        filters: [{ kind: 'select', field: 'type', label: 'Type', options: reasonOptions }],
        sort: { field: 'name' },
        actions: settingActions(`${cash}/reasons`, {
          id: 'cash-reason',
          noun: 'reason',
          fields: [
            { kind: 'text', name: 'name', label: 'Reason', required: true, maxLength: 60 },
            { kind: 'choice', name: 'type', label: 'Type', required: true, options: reasonOptions },
          ],
        }),
        empty: {
          heading: 'No reason',
          text: 'Adjustments and rejections name one of the reasons that are added here.',
        },
      },
    },
  ],
})

import { defineScreen } from '../../schemas/index.ts'
import { changedColumns, settingActions } from './parts/settings.ts'

export default defineScreen({
  name: 'cash-reconciliation-reasons',
  path: '/cash-reconciliation/settings/reasons',
  title: 'Settings - Reasons',
  access: { resource: 'reconciliation_reasons_access' },
  assumes: 'Reasons of adjustments, and of rejected payments or transfers.',
  body: {
    kind: 'grid',
    id: 'grid-cash_reconciliation-reasons',
    call: 'cashReasons',
    columns: [{ field: 'name', show: 'always' }, 'type', ...changedColumns],
    filters: [{ kind: 'select', field: 'type' }],
    sort: 'name',
    actions: settingActions('CashReason', 'reason', { fields: ['name', { kind: 'choice', name: 'type' }] }),
    empty: {
      heading: 'No reasons',
      text: 'Add the reasons that can be chosen for adjustments and rejections.',
    },
  },
})

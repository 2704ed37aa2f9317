import { defineScreen } from '../../schemas/index.ts'
import { refundMethodForm } from './parts/refundMethodForm.ts'
import { refundMethodLoads } from './parts/refundMethodLoads.ts'

const { values: _account, readView: _readView, ...methodForm } = refundMethodForm

export default defineScreen({
  name: 'csr-refunds-pending-info',
  path: '/csr/refunds-pending-info',
  title: 'Refunds with pending customer info',
  access: { resource: 'return_index_csr' },
  assumes:
    'The specification only names the screen: it shows which information customer service needs from a customer, whom to call first, and the form that makes the refund ready.',
  loads: refundMethodLoads,
  body: {
    kind: 'grid',
    call: 'refundsPendingInfo',
    columns: [
      { field: 'idRefund', show: 'always', pin: 'start', cell: { kind: 'text' } },
      'orderNr',
      'customerName',
      { field: 'customerPhone', width: 176 },
      { field: 'reason', label: 'Missing details', tooltip: [{ field: 'reason', label: 'Missing details' }] },
      'amount',
      { field: 'methodLabel', show: 'off' },
      { field: 'updatedAt', label: 'Requested', tooltip: ['questions'] },
      { field: 'questions', show: 'off' },
      { field: 'dueAt', show: 'off' },
      'ageDays',
    ],
    hidden: ['customerEmail', 'rmaNr'],
    filters: [
      { kind: 'number', field: 'idRefund', min: 1 },
      'orderNr',
      'customerName',
      'customerEmail',
      { field: 'method', options: { load: 'methods', value: 'alias', label: 'displayName' } },
      { field: 'updatedAt', label: 'Requested', time: true },
    ],
    sort: 'updatedAt',
    actions: [
      {
        label: 'Customer info…',
        tone: 'success',
        title: 'Customer info for refund {idRefund}',
        size: 'large',
        form: { ...methodForm, submit: { label: 'Save and make ready', call: 'completeRefund' } },
      },
    ],
    empty: { heading: 'No pending customer info', text: 'Refunds with missing customer info appear here.' },
  },
})

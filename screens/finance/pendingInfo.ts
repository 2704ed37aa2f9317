import { defineScreen } from '../../schemas/index.ts'
import { orderLink } from '../shared/orders.ts'
import { refundMethodForm } from '../shared/refundMethodForm.ts'
import { refundMethodLoads } from '../shared/refundMethodLoads.ts'

const { values: _account, readView: _readView, ...methodForm } = refundMethodForm

export default defineScreen({
  name: 'csr-refunds-pending-info',
  path: '/csr/refunds-pending-info',
  title: 'Refunds with pending customer info',
  access: { resource: 'return_index_csr' },
  assumes:
    'The specification names the screen alone: what customer service asks a customer for, who is called first, and the form that makes the refund ready.',
  loads: refundMethodLoads,
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-csr-refunds-pending-info',
        source: '/api/csr/refunds-pending-info/grid',
        columns: [
          { field: 'idRefund', label: 'Refund', sortable: true, width: 76, show: 'always', pin: 'start' },
          {
            field: 'orderNr',
            label: 'Order Nr',
            cell: orderLink,
            sortable: true,
            width: 104,
          },
          { field: 'customerName', label: 'Customer', sortable: true, width: 152 },
          {
            field: 'customerPhone',
            label: 'Phone',
            cell: { kind: 'text', copy: true },
            width: 176,
          },
          {
            field: 'reason',
            label: 'What is missing',
            sortable: true,
            tooltip: [{ field: 'reason', label: 'What is missing' }],
          },
          {
            field: 'amount',
            label: 'Amount',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 112,
          },
          { field: 'methodLabel', label: 'Method', sortable: true, width: 132, show: 'off' },
          {
            field: 'updatedAt',
            label: 'Asked',
            cell: { kind: 'date', time: true },
            sortable: true,
            width: 160,
            tooltip: [{ field: 'questions', label: 'Times asked', cell: { kind: 'number' } }],
          },
          { field: 'questions', label: 'Times asked', cell: { kind: 'number' }, width: 104, show: 'off' },
          { field: 'dueAt', label: 'Due', cell: { kind: 'date' }, sortable: true, width: 104, show: 'off' },
          {
            field: 'ageDays',
            label: 'Age',
            cell: { kind: 'number', unit: 'd' },
            sortable: true,
            width: 64,
            show: 'off',
          },
          {
            field: 'customerEmail',
            label: 'Email',
            cell: { kind: 'text', copy: true },
            sortable: true,
            width: 220,
            show: 'off',
          },
          { field: 'rmaNr', label: 'RMA', sortable: true, width: 88, show: 'off' },
        ],
        filters: [
          { kind: 'number', field: 'idRefund', label: 'Refund', min: 1, steps: false },
          { kind: 'text', field: 'orderNr', label: 'Order Nr' },
          { kind: 'text', field: 'customerName', label: 'Customer', condition: 'like' },
          { kind: 'text', field: 'customerEmail', label: 'Email', condition: 'like' },
          {
            kind: 'select',
            field: 'method',
            label: 'Method',
            options: { load: 'methods', value: 'alias', label: 'displayName' },
          },
          { kind: 'dateRange', field: 'updatedAt', label: 'Asked', time: true },
        ],
        sort: { field: 'updatedAt' },
        actions: [
          {
            kind: 'open',
            label: 'Customer info…',
            tone: 'success',
            panel: {
              title: 'Customer info for refund {idRefund}',
              form: {
                ...methodForm,
                submit: {
                  call: '/api/csr/refunds-pending-info/{idRefund}',
                  method: 'PUT',
                  label: 'Save and make ready',
                  version: 'version',
                },
              },
            },
          },
        ],
        empty: { heading: 'Nobody is waited for', text: 'Refunds that lack customer info appear here.' },
      },
    },
  ],
})

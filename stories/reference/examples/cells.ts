import { type CellKind, type ColumnDefinition } from '../../../schemas/index.ts'
import { type Examples } from './example.ts'

/** A column whose cell is of that kind, for each kind of cell. */
export const cellExamples: Readonly<Record<CellKind, Examples<ColumnDefinition>>> = {
  action: {
    minimal: { field: 'idRefund', cell: { kind: 'action', action: 'Details' } },
    full: { field: 'idRefund', label: 'Number', cell: { kind: 'action', action: 'Details' } },
  },
  boolean: {
    minimal: { field: 'urgent', cell: { kind: 'boolean' } },
    full: { field: 'urgent', label: 'Send today', cell: { kind: 'boolean' } },
  },
  comments: {
    minimal: { field: 'order', cell: { kind: 'comments', entity: 'order' } },
    full: { field: 'order', label: 'Comments', cell: { kind: 'comments', entity: 'order' } },
  },
  date: {
    minimal: { field: 'createdAt', cell: { kind: 'date' } },
    full: { field: 'createdAt', label: 'Asked', cell: { kind: 'date', time: true } },
  },
  input: {
    minimal: { field: 'note', cell: { kind: 'input' } },
    full: { field: 'note', cell: { kind: 'input', name: 'remark', label: 'Remark', maxLength: 80 } },
  },
  link: {
    minimal: { field: 'idRefund', cell: { kind: 'link', to: 'refund', params: { id: 'idRefund' } } },
    full: {
      field: 'customerName',
      cell: {
        kind: 'link',
        to: [
          { when: { status: ['pending', 'ready'] }, screen: 'refund', params: { id: 'idRefund' } },
          {
            screen: 'refunds',
            query: { customerName: 'customerName', status: { value: 'paid' }, createdAt: { value: '' } },
          },
        ],
        copy: true,
      },
    },
  },
  list: {
    minimal: { field: 'tags', cell: { kind: 'list' } },
    full: { field: 'tags', cell: { kind: 'list', separator: ' /' } },
  },
  money: {
    minimal: { field: 'amount', cell: { kind: 'money', currency: 'currency' } },
    full: { field: 'amount', label: 'To pay', total: true, cell: { kind: 'money', currency: 'currency' } },
  },
  number: {
    minimal: { field: 'weight', cell: { kind: 'number' } },
    full: { field: 'weight', cell: { kind: 'number', decimals: 1, unit: 'kg', signed: true } },
  },
  numericInput: {
    minimal: { field: 'lines', cell: { kind: 'numericInput' } },
    full: {
      field: 'lines',
      cell: {
        kind: 'numericInput',
        name: 'counted',
        label: 'Counted',
        min: 0,
        max: 99,
        decimals: 0,
        clamp: true,
      },
    },
  },
  progress: {
    minimal: { field: 'paidShare', cell: { kind: 'progress' } },
    full: { field: 'packed', cell: { kind: 'progress', total: 'lines' } },
  },
  status: {
    minimal: { field: 'status', cell: { kind: 'status', values: { paid: { label: 'Paid' } } } },
    full: {
      field: 'status',
      cell: {
        kind: 'status',
        values: {
          pending: { label: 'Waits', tone: 'warning' },
          ready: { label: 'Ready', tone: 'info' },
          paid: { label: 'Paid', tone: 'success' },
          failed: { label: 'Failed', tone: 'danger' },
        },
      },
    },
  },
  text: {
    minimal: { field: 'customerName', cell: { kind: 'text' } },
    full: { field: 'email', cell: { kind: 'text', copy: true } },
  },
}

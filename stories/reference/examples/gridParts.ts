import { type ActionDefinition } from '../../../schemas/index.ts'
import { type Examples, type ScreenPart } from './example.ts'

const columns = ['idRefund', 'customerName', 'status', 'amount']

/** Asks before it is done. */
const payAll = {
  label: 'Pay selected',
  call: 'payRefunds',
  confirm: { type: 'approve', text: 'The bank gets them tonight.' },
} satisfies ActionDefinition

/** A screen with the word, for what grids are made of. */
export const gridPartExamples = {
  permission: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: ['idRefund', { field: 'amount', access: { resource: 'refunds' } }],
      },
    },
    full: {
      body: [
        {
          kind: 'grid',
          call: 'refunds',
          columns: [
            'idRefund',
            { field: 'amount', access: { resource: 'refunds', without: 'refunds_view' } },
          ],
        },
        {
          kind: 'text',
          heading: 'Bank',
          text: 'The bank gets refunds at four.',
          access: { resource: 'refunds' },
        },
      ],
    },
  },
  column: {
    minimal: { body: { kind: 'grid', call: 'refunds', columns: ['idRefund'] } },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: [
          'idRefund',
          {
            field: 'amount',
            label: 'To pay',
            cell: { kind: 'money', currency: 'currency' },
            sortable: true,
            width: 180,
            show: 'always',
            pin: 'end',
            total: true,
            tooltip: ['createdAt', { field: 'note', label: 'Note' }],
            access: { resource: 'refunds' },
          },
        ],
      },
    },
  },
  savedFilters: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        filters: ['customerName'],
        savedFilters: true,
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        filters: ['customerName', 'status'],
        savedFilters: { module: 'finance', functionality: 'paid-refunds' },
      },
    },
  },
  selectionSummary: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        selection: true,
        selectionSummary: { call: 'selectedRefunds', fields: [{ field: 'sum', label: 'Sum' }] },
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        selection: true,
        selectionSummary: {
          call: 'selectedRefunds',
          method: 'POST',
          always: true,
          fields: [
            { field: 'sum', label: 'Sum', cell: { kind: 'number', decimals: 2 } },
            { field: 'left', label: 'Left today' },
          ],
        },
      },
    },
  },
  selectionSums: {
    minimal: {
      body: { kind: 'grid', call: 'refunds', columns, actions: [payAll], selectionSums: '/api/refunds/sum' },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [payAll],
        selectionSums: '/api/refunds/sum',
        selectionSummary: { call: 'selectedRefunds', fields: [{ field: 'left', label: 'Left today' }] },
      },
    },
  },
  totals: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: ['idRefund', { field: 'amount', total: true }],
        totals: '/api/refunds/totals',
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: [...columns.slice(0, 3), { field: 'amount', total: true }, { field: 'lines', total: true }],
        filters: ['status'],
        totals: '/api/refunds/totals',
      },
    },
  },
  records: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [payAll],
        records: { one: 'repayment', many: 'repayments' },
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        actions: [payAll],
        selectionSums: '/api/refunds/sum',
        records: { one: 'person to be paid', many: 'people to be paid' },
      },
    },
  },
  filterTabs: {
    minimal: {
      body: { kind: 'grid', call: 'refunds', columns, filters: ['status'], filterTabs: 'status' },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        filters: ['customerName', { kind: 'multiSelect', field: 'status', initial: ['pending', 'ready'] }],
        filterTabs: { field: 'status', counts: '/api/refunds/counts', initialLabel: 'To pay' },
      },
    },
  },
  rowMarks: {
    minimal: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        rowMarks: [{ when: { status: 'failed' }, tone: 'danger', label: 'Failed' }],
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        fields: ['age', 'urgent', 'createdAt'],
        rowMarks: [
          { when: { status: 'ready', age: { moreThan: 10 } }, tone: 'danger', label: 'Overdue' },
          { when: { createdAt: { before: 'today-30' } }, tone: 'neutral', label: 'Old' },
          {
            when: { any: [{ urgent: true }, { amount: { atLeast: 500 } }] },
            tone: 'warning',
            label: 'Check',
          },
        ],
      },
    },
  },
  card: {
    minimal: { body: { kind: 'grid', call: 'refunds', columns, card: ['customerName', 'amount'] } },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: [...columns, 'createdAt', 'weight', 'note'],
        actions: [payAll],
        card: ['customerName', 'status', 'amount', 'createdAt'],
      },
    },
  },
  import: {
    minimal: { body: { kind: 'grid', call: 'refunds', columns, import: { type: 4 } } },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        import: {
          type: 4,
          entity: 'refund',
          header: 'Import refunds',
          template: { file: 'refunds.csv', label: 'A file to start from' },
          context: { source: 'console' },
          columns: [
            { field: 'order', example: '536365' },
            { field: 'amount', header: 'Amount to pay' },
            { header: 'Code', pattern: { match: '^[A-Z]{3}$', message: 'Three letters.' }, example: 'ABC' },
          ],
        },
      },
    },
  },
} satisfies Readonly<Record<string, Examples<ScreenPart>>>

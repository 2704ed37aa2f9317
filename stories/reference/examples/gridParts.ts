import { type Examples, type ScreenPart } from './example.ts'

const columns = ['idRefund', 'customerName', 'status', 'amount']

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
      body: {
        kind: 'grid',
        call: 'refunds',
        columns: ['idRefund', { field: 'amount', access: { resource: 'refunds', without: 'refunds_view' } }],
      },
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
        savedFilters: { module: 'finance', functionality: 'write-off' },
      },
    },
    full: {
      body: {
        kind: 'grid',
        call: 'refunds',
        columns,
        filters: ['customerName', 'status'],
        savedFilters: { module: 'finance', functionality: 'write-off-wmt' },
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
          fields: [
            { field: 'sum', label: 'Sum', cell: { kind: 'number', decimals: 2 } },
            { field: 'left', label: 'Left today' },
          ],
        },
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
          header: 'Import refunds',
          template: { file: '/templates/refunds.csv', label: 'A file to start from' },
          context: { source: 'console' },
          columns: [
            { header: 'Refund', required: true, kind: 'number' },
            { header: 'Code', pattern: '^[A-Z]{3}$' },
          ],
        },
      },
    },
  },
} satisfies Readonly<Record<string, Examples<ScreenPart>>>

import { type BlockKind } from '../../../schemas/index.ts'
import { type Examples, type ScreenPart } from './example.ts'

const withRefund = { path: '/refunds/{id}', params: { id: { example: '1001' } } } as const

type RecordBlock = Extract<
  BlockKind,
  'actions' | 'chart' | 'code' | 'commentList' | 'details' | 'form' | 'grid' | 'table' | 'timeline'
>

/** The same for those that show or change records. */
export const recordBlockExamples: Readonly<Record<RecordBlock, Examples<ScreenPart>>> = {
  actions: {
    minimal: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: { kind: 'actions', load: 'refund', actions: [{ label: 'Pay', call: 'payRefund' }] },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'actions',
        load: 'refund',
        visible: { 'refund.status': { not: 'failed' } },
        actions: [
          { label: 'Pay', call: 'payRefund', confirm: 'Pay this refund now?' },
          {
            label: 'Reject…',
            title: 'Reject refund {idRefund}',
            form: { id: 'reject', values: false, fields: ['note'], submit: 'rejectRefund' },
          },
        ],
      },
    },
  },
  chart: {
    minimal: { body: { kind: 'chart', call: 'partners', label: 'partner', series: ['week', 'month'] } },
    full: {
      body: {
        kind: 'chart',
        heading: 'Refunds by partner',
        call: 'partners',
        label: { field: 'partner', label: 'Partner' },
        series: [
          { field: 'week', label: 'Up to a week', query: { status: { value: 'ready' } } },
          { field: 'month', label: 'Longer', query: { status: { value: 'pending' } } },
        ],
        cell: { kind: 'number', decimals: 0 },
        horizontal: true,
        most: 5,
        table: 'folded',
        to: 'refunds',
        query: { customerName: 'partner' },
        empty: 'No partner has refunds.',
      },
    },
  },
  code: {
    minimal: { ...withRefund, loads: { message: 'message' }, body: { kind: 'code', load: 'message' } },
    full: {
      ...withRefund,
      loads: { message: 'message' },
      body: {
        kind: 'code',
        heading: 'What the bank said',
        load: 'message',
        empty: 'The bank has not answered.',
        visible: { message: { present: true } },
      },
    },
  },
  commentList: {
    minimal: { ...withRefund, body: { kind: 'commentList', call: 'remarks' } },
    full: {
      ...withRefund,
      body: {
        kind: 'commentList',
        heading: 'Remarks',
        call: 'remarks',
        fields: { comment: 'data', user: 'user', date: 'date' },
        dateFormat: 'yyyy-MM-dd',
        because: 'The time of a remark is not known.',
        empty: 'No remark yet.',
      },
    },
  },
  details: {
    minimal: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: { kind: 'details', load: 'refund', fields: ['customerName', 'amount'] },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'details',
        heading: 'Refund',
        load: 'refund',
        look: 'figures',
        fields: [
          { field: 'idRefund', label: 'Number' },
          'status',
          { field: 'createdAt', label: 'Asked', cell: { kind: 'date' } },
          { field: 'note', access: { resource: 'refunds' } },
        ],
        empty: 'This refund could not be read.',
        access: { resource: 'refunds', without: 'refunds_view' },
        visible: { refund: { present: true } },
      },
    },
  },
  form: {
    minimal: { body: { kind: 'form', form: { id: 'create', submit: 'createRefund' } } },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'form',
        heading: 'Customer',
        form: {
          id: 'customer',
          values: 'refund',
          sections: [
            { title: 'Who', text: 'As on the passport.', fields: ['customerName', 'email'] },
            { title: 'More', fields: [{ name: 'note', rows: 3 }] },
          ],
          readView: true,
          draft: false,
          submit: {
            call: 'saveRefund',
            method: 'PUT',
            label: 'Save customer',
            version: 'version',
            send: 'changed',
          },
        },
      },
    },
  },
  grid: {
    minimal: { body: { kind: 'grid', call: 'refunds', columns: ['idRefund', 'customerName', 'amount'] } },
    full: {
      body: {
        kind: 'grid',
        heading: 'Refunds',
        call: 'refunds',
        columns: [
          'idRefund',
          { field: 'customerName', pin: 'start', tooltip: ['email', 'note'] },
          'status',
          { field: 'amount', total: true },
          { field: 'createdAt', label: 'Asked' },
          { field: 'note', show: 'off' },
        ],
        fields: ['version'],
        hidden: ['weight', 'age'],
        filters: [
          'customerName',
          { kind: 'select', field: 'status', initial: 'ready' },
          { kind: 'dateRange', field: 'createdAt', time: true },
        ],
        sort: '-createdAt',
        actions: [
          { label: 'Pay', call: 'payRefund', visible: { status: 'ready' } },
          { label: 'Pay selected', scope: 'selection', call: 'payRefunds' },
        ],
        rowMarks: [{ when: { status: 'failed' }, tone: 'danger', label: 'Failed' }],
        export: { reportType: 'refunds', title: 'Export refunds', values: 'codes' },
        import: { type: 4, header: 'Import refunds' },
        refreshAfter: ['refund-run'],
        refreshDuring: ['refund-run'],
        refreshEvery: 60,
        empty: {
          heading: 'No refunds',
          text: 'They come in the morning.',
          links: [{ label: 'Home', to: 'home' }],
        },
      },
    },
  },
  table: {
    minimal: {
      ...withRefund,
      loads: { items: 'items' },
      body: { kind: 'table', load: 'items', columns: ['sku', 'name'] },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund', items: 'items' },
      body: {
        kind: 'table',
        heading: 'Items',
        load: 'items',
        columns: ['sku', { field: 'name', label: 'What it is' }, 'price'],
        lastLine: { label: 'To pay', load: 'refund', field: 'amount' },
        empty: 'No item comes back.',
      },
    },
  },
  timeline: {
    minimal: { ...withRefund, body: { kind: 'timeline', call: 'events' } },
    full: {
      ...withRefund,
      body: {
        kind: 'timeline',
        heading: 'What happened',
        call: 'events',
        fields: { title: 'title', user: 'user', date: 'date', data: 'data' },
        selectable: true,
        dateFormat: 'yyyy-MM-dd',
        because: 'The hour does not matter here.',
        empty: 'Nothing has happened to this refund.',
      },
    },
  },
}

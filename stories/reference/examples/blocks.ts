import { type BlockKind } from '../../../schemas/index.ts'
import { type Examples, type ScreenPart } from './example.ts'
import { recordBlockExamples } from './recordBlocks.ts'

const withRefund = { path: '/refunds/{id}', params: { id: { example: '1001' } } } as const

/** A screen with a block of that kind, for each kind of block. */
export const blockExamples: Readonly<Record<BlockKind, Examples<ScreenPart>>> = {
  ...recordBlockExamples,
  beside: {
    minimal: {
      body: {
        kind: 'beside',
        body: [
          { kind: 'text', heading: 'Before', text: 'Two boxes.' },
          { kind: 'text', heading: 'After', text: 'Three boxes.' },
        ],
      },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund', items: 'items' },
      body: {
        kind: 'beside',
        visible: { 'refund.status': { present: true } },
        body: [
          { kind: 'details', heading: 'Refund', load: 'refund', fields: ['customerName', 'amount'] },
          { kind: 'table', heading: 'Items', load: 'items', columns: ['sku', 'price'] },
        ],
      },
    },
  },
  attachments: {
    minimal: { ...withRefund, body: { kind: 'attachments', entity: 'refund', id: { param: 'id' } } },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'attachments',
        heading: 'Receipts',
        entity: 'refund',
        id: { field: 'refund.idRefund' },
        accept: ['pdf'],
        largest: 2,
        most: 3,
        readOnly: { 'refund.status': 'paid' },
      },
    },
  },
  filters: {
    minimal: {
      body: [
        { kind: 'filters', entity: 'refund', filters: ['status'] },
        {
          kind: 'grid',
          call: 'refunds',
          follows: ['status'],
          columns: ['idRefund', 'customerName', 'status'],
        },
      ],
    },
    full: {
      body: [
        {
          kind: 'filters',
          heading: 'Which refunds',
          entity: 'refund',
          filters: ['customerName', { kind: 'select', field: 'status', initial: 'ready' }, 'createdAt'],
        },
        {
          kind: 'details',
          look: 'figures',
          call: 'refundFigures',
          follows: ['status', 'createdAt'],
          fields: ['waiting', 'amount'],
        },
        {
          kind: 'chart',
          heading: 'By partner',
          call: 'partners',
          follows: ['status', 'createdAt'],
          label: 'partner',
          series: ['week', 'month'],
        },
        {
          kind: 'grid',
          call: 'refunds',
          follows: ['customerName', 'status', 'createdAt'],
          columns: ['idRefund', 'customerName', 'amount', 'status', 'createdAt'],
          filters: ['amount'],
        },
      ],
    },
  },
  comments: {
    minimal: { ...withRefund, body: { kind: 'comments', entity: 'order', id: { param: 'id' } } },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'comments',
        entity: 'order',
        id: { field: 'refund.order' },
        label: 'Comments on the order',
        readOnly: { 'refund.status': 'paid' },
        dateFormat: 'dd.MM.yyyy',
        because: 'The files of this team write days like this.',
      },
    },
  },
  download: {
    minimal: {
      ...withRefund,
      body: { kind: 'download', label: 'Download the report', notification: { param: 'id' } },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'download',
        label: 'Download the letter',
        file: { field: 'refund.idRefund' },
        fileName: { field: 'refund.note' },
        visible: { 'refund.note': { present: true } },
      },
    },
  },
  expandable: {
    minimal: {
      body: { kind: 'expandable', title: 'How it works', body: { kind: 'text', text: 'Step by step.' } },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'expandable',
        title: 'Customer',
        open: false,
        enabled: { 'refund.customerName': { present: true } },
        visible: { 'refund.status': { not: 'failed' } },
        body: { kind: 'details', load: 'refund', fields: ['customerName', 'email'] },
      },
    },
  },
  jobs: {
    minimal: { body: { kind: 'jobs' } },
    full: {
      body: {
        kind: 'jobs',
        heading: 'Your exports and imports',
        processes: ['report', 'massImport'],
        most: 3,
      },
    },
  },
  recent: {
    minimal: { body: { kind: 'recent' } },
    full: { body: { kind: 'recent', heading: 'Opened lately' } },
  },
  views: {
    minimal: { body: { kind: 'views' } },
    full: { body: { kind: 'views', heading: 'Your lists' } },
  },
  screens: {
    minimal: { body: { kind: 'screens' } },
    full: {
      body: { kind: 'screens', heading: 'Where to go', under: 'home', empty: 'Ask your lead for access.' },
    },
  },
  signIn: { minimal: { body: { kind: 'signIn' } }, full: { body: { kind: 'signIn' } } },
  signOut: { minimal: { body: { kind: 'signOut' } }, full: { body: { kind: 'signOut' } } },
  ruleTest: {
    minimal: { body: { kind: 'ruleTest', ruleset: 'refunds' } },
    full: {
      loads: { methods: 'methods' },
      body: { kind: 'ruleTest', heading: 'Try the rules', ruleset: 'refunds', rules: 'methods' },
    },
  },
  tabs: {
    minimal: {
      body: {
        kind: 'tabs',
        tabs: [
          { id: 'steps', label: 'Steps', body: { kind: 'text', text: 'First call the customer.' } },
          { id: 'contact', label: 'Contact', body: { kind: 'text', text: 'Extension 4711.' } },
        ],
      },
    },
    full: {
      ...withRefund,
      loads: { refund: 'refund', items: 'items' },
      body: {
        kind: 'tabs',
        tabs: [
          {
            id: 'refund',
            label: 'Refund',
            body: { kind: 'details', load: 'refund', fields: ['customerName', 'amount', 'status'] },
          },
          {
            id: 'items',
            label: 'Items',
            visible: { 'refund.lines': { present: true } },
            access: { resource: 'refunds' },
            body: { kind: 'table', load: 'items', columns: ['sku', 'name', 'price'] },
          },
        ],
      },
    },
  },
  text: {
    minimal: { body: { kind: 'text', text: 'The bank gets refunds at four.' } },
    full: {
      ...withRefund,
      loads: { refund: 'refund' },
      body: {
        kind: 'text',
        heading: 'The bank is closed',
        text: 'The refund of {refund.amount} is paid tomorrow.\n\nThe customer gets an email.',
        tone: 'warning',
        links: [{ label: 'All refunds', to: 'refunds' }],
        whenMissing: { heading: 'There is no {record}', text: 'It may have been deleted.' },
      },
    },
  },
  tiles: {
    minimal: {
      body: {
        kind: 'tiles',
        call: 'queue',
        tiles: [{ label: 'Refunds', to: 'refunds', path: { queue: 'all' } }],
      },
    },
    full: {
      body: {
        kind: 'tiles',
        heading: 'To do',
        call: 'queue',
        tiles: [
          {
            label: 'Refunds to check',
            to: 'refunds',
            query: { status: 'pending' },
            path: { queue: 'check' },
          },
          { label: 'Refunds to send', to: 'refunds', query: { status: 'ready' }, path: { queue: 'send' } },
        ],
      },
    },
  },
}

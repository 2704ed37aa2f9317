import { defineCalls, defineEntities, type ScreenDefinition } from '../../schemas/index.ts'

/** The records that the examples of the reference are about. */
export const entities = defineEntities({
  refund: {
    screen: { name: 'refund', params: { id: 'idRefund' } },
    fields: {
      idRefund: 'id',
      customerName: { type: 'text', label: 'Customer', example: 'Nour Haddad' },
      email: { type: 'text?', example: 'nour.haddad@example.org' },
      status: {
        type: 'status',
        options: ['pending', 'ready', 'paid', 'failed'],
        example: 'ready',
        tones: { warning: 'pending', info: 'ready', success: 'paid', danger: 'failed' },
      },
      amount: 'money',
      currency: 'text',
      createdAt: 'moment',
      paidOn: 'date?',
      order: { type: 'reference', entity: 'order', label: 'Order' },
      age: { type: 'duration', unit: 'd' },
      weight: { type: 'decimal', unit: 'kg' },
      lines: { type: 'integer', example: 12 },
      packed: { type: 'integer', example: 5 },
      paidShare: { type: 'percent', example: 40 },
      urgent: 'boolean',
      tags: 'list',
      note: { type: 'text?', example: 'Second door on the left.' },
      version: 'integer',
    },
  },
  order: {
    title: '{orderNr}',
    fields: { orderNr: 'id', customerName: { type: 'text', label: 'Customer', example: 'Nour Haddad' } },
  },
  item: {
    fields: { sku: { type: 'text', example: 'TEAPOT' }, name: 'text', price: 'money', currency: 'text' },
  },
  person: { abstract: true, fields: { phone: 'text', email: 'text' } },
  refundFigures: { fields: { waiting: 'integer', amount: 'money', currency: 'text' } },
  refundCheck: { fields: { left: 'money', currency: 'text', approver: 'text?' } },
  partner: { fields: { partner: { type: 'text', label: 'Partner' }, week: 'integer', month: 'integer' } },
})

export const calls = defineCalls({
  resource: 'refunds',
  calls: {
    refunds: {
      grid: '/api/refunds/grid',
      many: 'refund',
      savedFilters: { module: 'finance', functionality: 'write-off' },
    },
    paidRefunds: {
      grid: '/api/refunds/paid/grid',
      many: 'refund',
      savedFilters: { module: 'finance', functionality: 'paid-refunds' },
    },
    refund: { get: '/api/refunds/{id}', one: 'refund', query: { lang: 'text' } },
    createRefund: { post: '/api/refunds', one: 'refund', body: ['customerName', 'amount', 'note?'] },
    keepRefund: { post: '/api/refunds/drafts', one: 'refund', body: ['customerName?', 'amount?', 'note?'] },
    changeKept: {
      put: '/api/refunds/drafts/{idRefund}',
      body: ['customerName?', 'amount?', 'note?'],
    },
    submitKept: {
      post: '/api/refunds/drafts/{idRefund}/submit',
      body: ['customerName', 'amount', 'note?'],
    },
    tryRefund: {
      post: '/api/refunds/try',
      one: 'refundCheck',
      body: ['customerName', 'amount'],
      of: 'refund',
    },
    saveRefund: { put: '/api/refunds/{id}', body: ['customerName?', 'email?', 'note?'] },
    payRefund: { post: '/api/refunds/{idRefund}/pay', of: 'refund' },
    payRefunds: { post: '/api/refunds/pay', of: 'refund', selection: true },
    rejectRefund: { post: '/api/refunds/{idRefund}/reject', body: ['note'] },
    refundLetter: { post: '/api/refunds/{idRefund}/letter', reply: 'file' },
    selectedRefunds: { post: '/api/refunds/selected', reply: 'any', selection: true },
    sumRefunds: { post: '/api/refunds/sum', reply: 'any', selection: true },
    countRefunds: { post: '/api/refunds/counts', reply: 'any', body: { field: 'text', filter: 'json' } },
    totalRefunds: { post: '/api/refunds/totals', reply: 'any', body: { fields: 'list', filter: 'json' } },
    items: { get: '/api/refunds/{id}/items', many: 'item' },
    events: { get: '/api/refunds/{id}/events', reply: 'any', at: 'data' },
    remarks: { get: '/api/refunds/{id}/remarks', reply: 'any', at: 'data' },
    message: { get: '/api/refunds/{id}/message', reply: 'any', at: 'data' },
    orders: { get: '/api/orders', many: 'order' },
    banks: { get: '/api/banks', reply: 'texts' },
    methods: { get: '/api/refund-methods', reply: 'any', at: 'data' },
    amountLimit: { get: '/api/settings/amount-limit', reply: 'setting' },
    initialFilters: { get: '/api/refunds/initial-filters', reply: 'any', at: 'data' },
    partners: {
      get: '/api/partners',
      many: 'partner',
      query: { status: 'text', 'createdAt.from': 'moment', 'createdAt.to': 'moment' },
    },
    refundFigures: {
      get: '/api/refund-figures',
      one: 'refundFigures',
      query: { status: 'text', 'createdAt.from': 'moment', 'createdAt.to': 'moment' },
    },
    queue: { get: '/api/queues/{queue}', reply: 'any' },
  },
})

/** Screens to which the examples lead. */
export const targets: readonly ScreenDefinition[] = [
  { name: 'home', path: '/', title: 'Home', body: { kind: 'text', text: 'The start.' } },
  // Where the guard leads from a screen that cannot be opened.
  ...(['login', 'forbidden', 'not-found', 'error'] as const).map(name => ({
    name,
    path: `/${name}`,
    title: name,
    access: 'public' as const,
    body: { kind: 'text' as const, text: `This is the screen ${name}.` },
  })),
  {
    name: 'refunds',
    path: '/refunds',
    title: 'Refunds',
    access: { resource: 'refunds' },
    body: {
      kind: 'grid',
      call: 'refunds',
      columns: ['idRefund', 'customerName', 'amount', 'status'],
      filters: ['customerName', 'status', { kind: 'dateRange', field: 'createdAt', initial: '2011-01-01..' }],
    },
  },
  {
    name: 'refund',
    path: '/refunds/{id}',
    title: 'Refund',
    parent: 'refunds',
    access: { resource: 'refunds' },
    params: { id: { pattern: '^\\d+$', example: '1001' } },
    loads: { refund: 'refund' },
    body: { kind: 'details', load: 'refund', fields: ['idRefund', 'customerName', 'amount', 'status'] },
  },
]

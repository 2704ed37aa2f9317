import { defineCalls } from '../../../schemas/index.ts'

/** `kind` is payment, transfer or reallocation, `document` the id of one. */
export default defineCalls({
  base: '/api/cash-reconciliation',
  of: 'transactionList',
  calls: {
    transactionLists: { grid: '/transactions-lists/grid', totals: true, counts: true },
    documentLists: { grid: '/{kind}/{document}/lists/grid' },
    listsOfPayment: {
      get: '/transaction-list-info/{paymentId}',
      one: 'transactionList',
      query: { lists: 'text' },
    },
    listsOfTransfer: {
      get: '/transaction-list-transfer-info/{transferId}',
      one: 'transactionList',
      query: { lists: 'text' },
    },
    listsOfReallocation: {
      get: '/transaction-list-reallocation-info/{reallocationId}',
      one: 'transactionList',
      query: { lists: 'text' },
    },
    selectableCount: {
      get: '/transaction-list-info/select/{kind}/{document}',
      reply: 'number',
      at: 'rowCount',
    },
    selectable: { grid: '/transaction-list-info/select/{kind}/{document}/grid', many: 'transaction' },
    sumSelectable: {
      post: '/transaction-list-info/select/{kind}/{document}/sum',
      one: 'transactionSum',
      selection: true,
    },
    matchProposals: {
      grid: '/transaction-list-info/select/{kind}/{document}/proposals/grid',
      many: 'matchProposal',
    },
    acceptProposal: {
      post: '/transaction-list-info/select/{kind}/{document}/proposals/{idProposal}',
      one: 'createdList',
    },
    makeList: {
      post: '/transaction-list-info/select/{kind}/{document}',
      one: 'createdList',
      selection: true,
    },
    listed: {
      grid: '/reconciliation/{kind}/{document}/{transactionListId}/grid',
      many: 'transaction',
      sums: true,
    },
    removeListed: { post: '/reconciliation/{kind}/{document}/{transactionListId}/remove', selection: true },
    splitList: { post: '/reconciliation/{kind}/{document}/{transactionListId}/split', selection: true },
    confirmList: {
      post: '/reconciliation/{kind}/{document}/{transactionListId}',
      of: 'transactionList',
      version: true,
      body: ['rest?', 'reason?', 'note?'],
    },
    reopenList: { post: '/reconciliation/{kind}/{document}/{transactionListId}/reopen' },
    reverseList: {
      post: '/reconciliation/{kind}/{document}/{transactionListId}/reverse',
      of: 'transactionList',
      version: true,
      body: ['reason', 'note?'],
    },
  },
})

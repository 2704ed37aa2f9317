import { type BlockOf } from '../../schemas/index.ts'
import { amount, cash, listStatus, moment } from './cashWords.ts'

/** What the lists belong to: its kind, its parameter in the path, and the screen that confirms one. */
interface Listed {
  readonly kind: string
  readonly param: string
  readonly confirm: string
}

/** The lists that were made for a document; those that are open can be given back. */
export function listsOf({ kind, param, confirm }: Listed): BlockOf<'grid'> {
  return {
    kind: 'grid',
    heading: 'Transaction lists',
    grid: {
      id: `grid-cash_reconciliation-${kind}-lists`,
      source: `${cash}/${kind}/{${param}}/lists/grid`,
      request: 'bare',
      columns: [
        {
          field: 'idList',
          label: 'List',
          cell: { kind: 'link', to: confirm, params: { [param]: 'idDocument', transactionListId: 'idList' } },
          sortable: true,
          width: 88,
          show: 'always',
        },
        { field: 'rowCount', label: 'Transactions', cell: { kind: 'number' }, sortable: true, width: 120 },
        { field: 'total', label: 'Total', cell: amount, sortable: true, width: 136 },
        { field: 'status', label: 'Status', cell: listStatus, sortable: true, width: 120 },
        { field: 'createdBy', label: 'Created by', sortable: true, width: 168 },
        { field: 'createdAt', label: 'Created', cell: moment, sortable: true, width: 168 },
      ],
      sort: { field: 'createdAt', order: 'desc' },
      empty: { heading: 'No list yet', text: 'A list is made of the transactions that are chosen above.' },
    },
  }
}

import {
  type Action,
  type Cell,
  defineColumns,
  defineFilters,
  defineGrid,
  type Filter,
} from '../../../schemas/index.ts'

const columns = defineColumns([{ field: 'id', label: 'Id' }])

// @ts-expect-error: a grid has columns
export const withoutColumns = defineGrid({ id: 'a', source: '/api/a' })

export const unknownRequest = defineGrid({
  id: 'a',
  source: '/api/a',
  columns,
  // @ts-expect-error: options are sent wrapped or bare
  request: 'naked',
})

export const unknownOrder = defineGrid({
  id: 'a',
  source: '/api/a',
  columns,
  // @ts-expect-error: a sort is ascending or descending
  sort: { field: 'id', order: 'down' },
})

export const misspeltColumn = defineColumns([
  // @ts-expect-error: "sortble" is not a key of a column
  { field: 'id', label: 'Id', sortble: true },
])

export const drawnColumn = defineColumns([
  // @ts-expect-error: how a cell is drawn is a word, no function
  { field: 'id', label: 'Id', cell: () => 'x' },
])

export const unknownAccess = defineColumns([
  // @ts-expect-error: a column is for those with a resource or without one
  { field: 'id', label: 'Id', access: { role: 'admin' } },
])

// @ts-expect-error: a resource is named by its text
export const numberedAccess: Filter = { kind: 'text', field: 'a', label: 'A', access: { without: 1 } }

// @ts-expect-error: "mony" is no kind of cell
export const unknownCell: Cell = { kind: 'mony' }

// @ts-expect-error: money has a currency
export const moneyWithoutCurrency: Cell = { kind: 'money' }

// @ts-expect-error: decimals are a key of numbers, not of money
export const keyOfAnotherCell: Cell = { kind: 'money', currency: 'currency', decimals: 2 }

// @ts-expect-error: tones carry meaning, they are no colours
export const colouredStatus: Cell = { kind: 'status', values: { open: { label: 'Open', tone: 'red' } } }

// @ts-expect-error: parameters of a link are fields of the row
export const numberedLink: Cell = { kind: 'link', to: 'a', params: { id: 5 } }

// @ts-expect-error: "txt" is no kind of filter
export const unknownFilter: Filter = { kind: 'txt', field: 'a', label: 'A' }

// @ts-expect-error: a select has options
export const selectWithoutOptions: Filter = { kind: 'select', field: 'a', label: 'A' }

export const listOfOne = defineFilters([
  // @ts-expect-error: the initial value of a multi-select is a list
  { kind: 'multiSelect', field: 'a', label: 'A', options: [{ value: 'x', label: 'X' }], initial: 'x' },
])

export const conditionOfAnotherFilter = defineFilters([
  // @ts-expect-error: "in" is a condition of multi-selects
  { kind: 'text', field: 'a', label: 'A', condition: 'in' },
])

// @ts-expect-error: a list has a separator, no delimiter
export const delimitedList: Cell = { kind: 'list', delimiter: ';' }

// @ts-expect-error: limits are keys of numeric inputs, not of inputs
export const limitedInput: Cell = { kind: 'input', min: 1 }

// @ts-expect-error: a column is always on, on or off
export const wrongShow = defineColumns([{ field: 'id', label: 'Id', show: 'sometimes' }])

// @ts-expect-error: sides are start and end
export const wrongPin = defineColumns([{ field: 'id', label: 'Id', pin: 'left' }])

// @ts-expect-error: yes and no begin as texts
export const wrongInitial: Filter = { kind: 'boolean', field: 'a', label: 'A', initial: true }

// @ts-expect-error: a number is compared with equals, gteq or lteq
export const likeNumber: Filter = { kind: 'number', field: 'a', label: 'A', condition: 'like' }

// @ts-expect-error: the initial period is a text from..to
export const wrongPeriod: Filter = { kind: 'dateRange', field: 'a', label: 'A', initial: ['2024-01-01'] }

// @ts-expect-error: an export has a report type
export const exportWithoutType = defineGrid({ id: 'a', source: '/a', columns, export: { title: 'Export' } })

// @ts-expect-error: an import has a type, which is a number
export const importWithoutType = defineGrid({ id: 'a', source: '/a', columns, import: { type: 'x' } })

// @ts-expect-error: a request has a call
export const requestWithoutCall: Action = { kind: 'request', label: 'A' }

// @ts-expect-error: "remove" is no kind of action
export const unknownAction: Action = { kind: 'remove', label: 'A' }

// @ts-expect-error: an action acts on a row, a selection or the screen
export const unknownScope: Action = { kind: 'request', label: 'A', call: '/a', scope: 'page' }

// @ts-expect-error: "warn" is no type of confirmation
export const unknownConfirm: Action['confirm'] = { type: 'warn', text: 'x' }

// @ts-expect-error: what an action does is a word, no function
export const coded: Action = { kind: 'request', label: 'A', call: '/a', onSuccess: () => undefined }

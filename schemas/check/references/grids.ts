import { bareIdParts } from '../../language/gridKeys.ts'
import { sensitiveData } from '../../language/sensitiveData.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Explanation } from '../wording.ts'
import { filterValue } from './filterValues.ts'
import { type Outline } from './outline.ts'

/** Names inside grids, tables, filters and tabs are unique and fit each other; the request word fits the id (spec 1 §7). */
export function checkGrids({ file, blocks, grids, filters, rows }: Outline): Finding[] {
  const ids = grids.map(grid => child(grid, 'id'))
  return [
    ...twice(file, ids, explain.gridIdTwice),
    ...grids.flatMap(grid => [
      ...requestWord(file, grid),
      ...sort(file, grid, rows.get(grid.pointer)),
      ...summary(file, grid),
      ...filterTabs(file, grid),
      ...card(file, grid),
      ...twice(file, below(grid, 'columns', 'field'), explain.columnTwice),
      ...twice(
        file,
        seenByAll(grid).map(column => child(column, 'label')),
        explain.columnLabelTwice,
      ),
      ...twice(file, items(child(grid, 'filters')).map(filterKey), explain.filterTwice),
      ...twice(file, below(grid, 'actions', 'label'), explain.actionTwice),
    ]),
    ...filters.flatMap(filter => [
      ...options(file, filter),
      ...initialValue(file, filter),
      ...sensitive(file, filter),
    ]),
    ...blocks.flatMap(block => [
      ...twice(file, below(block, 'tabs', 'id'), explain.tabTwice),
      ...twice(file, below(block, 'actions', 'label'), explain.actionTwice),
      ...twice(file, below(block, 'columns', 'field'), explain.tableColumnTwice),
    ]),
  ]
}

/** Reports every item whose text occurred before. */
export function twice(
  file: string,
  named: readonly Item[],
  explanation: (name: string) => Explanation,
): Finding[] {
  const seen = new Set<string>()
  return named.flatMap(item => {
    const name = text(item)
    if (name === undefined) return []
    if (seen.has(name)) return [finding(file, item, explanation(name))]
    seen.add(name)
    return []
  })
}

function below(item: Item, list: string, key: string): Item[] {
  return items(child(item, list)).map(entry => child(entry, key))
}

/** The columns that one user can see together, each field once. */
function seenByAll(grid: Item): Item[] {
  const columns = items(child(grid, 'columns')).filter(column => child(column, 'access').value === undefined)
  const fields = columns.map(column => child(column, 'field').value)
  return columns.filter((_, index) => fields.indexOf(fields[index]) === index)
}

/** The key of one of several filters in the address, at the place of its field: the ends of one range are two. */
export function filterKey(filter: Item, _at = 0, all: readonly Item[] = []): Item {
  const field = child(filter, 'field')
  const kind = text(child(filter, 'kind')) ?? ''
  const ends: Readonly<Record<string, string>> = {
    fromDate: '.from',
    toDate: '.to',
    gteq: '.from',
    lteq: '.to',
  }
  const isOneOfTwo = all.some(
    other => other.pointer !== filter.pointer && child(other, 'field').value === field.value,
  )
  const condition = text(child(filter, 'condition')) ?? ''
  const end = ends[kind === 'number' ? (isOneOfTwo ? condition : '') : kind] ?? ''
  return { ...field, value: typeof field.value === 'string' ? `${field.value}${end}` : undefined }
}

function requestWord(file: string, grid: Item): Finding[] {
  const id = child(grid, 'id')
  const request = child(grid, 'request')
  const part = bareIdParts.find(one => text(id)?.includes(one))
  if (part !== undefined && request.value !== 'bare')
    return [finding(file, request, explain.requestBare(part))]
  if (part === undefined && text(id) !== undefined && request.value === 'bare')
    return [finding(file, request, explain.requestWrapped(bareIdParts))]
  return []
}

/** A selection summary needs a selection. */
function summary(file: string, grid: Item): Finding[] {
  const item = child(grid, 'selectionSummary')
  return item.value === undefined || child(grid, 'selection').value === true
    ? []
    : [finding(file, item, explain.summaryUnselected())]
}

/** Tabs use a filter with options. */
function filterTabs(file: string, grid: Item): Finding[] {
  const field = child(grid, 'filterTabs', 'field')
  const name = text(field)
  const offering = items(child(grid, 'filters')).filter(
    filter => child(filter, 'options').value !== undefined,
  )
  const known = offering.flatMap(filter => text(child(filter, 'field')) ?? [])
  return name === undefined || known.includes(name)
    ? []
    : [finding(file, field, explain.filterTabsUnknown(name, known))]
}

/** A card uses columns of its grid. */
function card(file: string, grid: Item): Finding[] {
  if (!Array.isArray(child(grid, 'columns').value)) return []
  const known = below(grid, 'columns', 'field').flatMap(field => text(field) ?? [])
  return items(child(grid, 'card')).flatMap(item => {
    const name = text(item)
    return name === undefined || known.includes(name)
      ? []
      : [finding(file, item, explain.cardColumnUnknown(name, known))]
  })
}

function sort(file: string, grid: Item, ofEntity?: readonly string[]): Finding[] {
  const field = child(grid, 'sort', 'field')
  const name = text(field)
  if (name === undefined || !Array.isArray(child(grid, 'columns').value)) return []
  const columns = items(child(grid, 'columns'))
  const column = columns.find(one => child(one, 'field').value === name)
  const sortable = columns
    .filter(one => child(one, 'sortable').value === true)
    .map(one => text(child(one, 'field')) ?? '')
  if (!column) return [finding(file, field, explain.sortColumnUnknown(name, sortable, ofEntity))]
  return child(column, 'sortable').value === true ? [] : [finding(file, field, explain.sortColumnFixed(name))]
}

/** A number for a filter of another kind is a fault of the shape alone. */
function initialValue(file: string, filter: Item): Finding[] {
  const initial = child(filter, 'initial')
  const isUnfit = typeof initial.value === 'number' && child(filter, 'kind').value !== 'number'
  return isUnfit ? [] : filterValue(file, filter, initial)
}

/** Filter values appear in the address, browser history, saved filters and the logs of proxies. */
function sensitive(file: string, filter: Item): Finding[] {
  const field = child(filter, 'field')
  const what = ['text', 'number', 'numberRange'].includes(text(child(filter, 'kind')) ?? '')
    ? sensitiveData(text(field) ?? '', text(child(filter, 'label')) ?? '')
    : undefined
  return what === undefined ? [] : [finding(file, field, explain.filterSensitive(what))]
}

function options(file: string, filter: Item): Finding[] {
  const values = below(filter, 'options', 'value')
  if (values.length === 0 || values.some(({ value }) => value === undefined)) return []
  const known = values.map(text).filter(value => value !== undefined)
  const initial = child(filter, 'initial')
  const wrong = [initial, ...items(initial)].filter(item => {
    const value = text(item)
    return value !== undefined && !known.includes(value)
  })
  return [
    ...twice(file, values, explain.optionTwice),
    ...wrong.map(item => finding(file, item, explain.initialUnknown(text(item) ?? '', known))),
  ]
}

import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'
import { isFilterValue } from './filterProblem.ts'
import { groupsOf } from './filterTerms.ts'
import { type GridState } from './gridState.ts'
import { rangeWith } from './numberRange.ts'
import { readRange, typedDate, writeRange, type Zoned } from './period.ts'

/** Maximum number of saved filters per module and functionality (spec 1 §5). */
const mostSavedFilters = 5

/** Characters. */
const longestDescription = 50

type Filters = Pick<CompiledGrid, 'filters'>
type State = Pick<GridState, 'filters'>

/**
 * Where filters are saved. Throws 'Invalid module!' and 'Invalid functionality!' (spec 1 §8) without one; the check refuses
 * those that the server does not have.
 */
export function savedFiltersOf({ savedFilters }: Pick<CompiledGrid, 'savedFilters'>): {
  readonly module: string
  readonly functionality: string
} {
  if (!savedFilters?.module) throw new Error(savedFilterMessages.invalidModule)
  if (!savedFilters.functionality) throw new Error(savedFilterMessages.invalidFunctionality)
  return savedFilters
}

/**
 * The terms of the savable filters. An open end of a period stays open instead of becoming the current time,
 * so that the saved filter means now whenever it is applied.
 */
export function savedTerms(grid: Filters, state: State, context: { readonly zone: string }): GridTerm[][] {
  return grid.filters
    .filter(isSavable)
    .flatMap(filter => groupsOf(filter, grid, state, { zone: context.zone }))
}

/**
 * The filters after applying a saved filter: savable ones are replaced, others kept. A term matches a filter
 * by its field or its former one (`was`); `dropped` names the fields of terms without a filter.
 */
export function applySaved(
  grid: Filters,
  saved: SavedTerms,
  state: State,
  context: { readonly zone: string },
): { readonly filters: GridState['filters']; readonly dropped: readonly string[] } {
  const filters: Record<string, readonly string[]> = {}
  for (const filter of grid.filters) {
    const kept = getOwn(state.filters, filter.key)
    if (!isSavable(filter) && kept) filters[filter.key] = kept
  }
  const dropped = new Set<string>()
  const savable = grid.filters.filter(isSavable)
  for (const group of saved) {
    for (const term of group) {
      const found = readSavedTerm(savable, term, filters, context)
      if (found) filters[found.key] = found.values
      else dropped.add(term.index)
    }
  }
  return { filters, dropped: [...dropped] }
}

/** Whether the applied filters equal a saved filter; if they differ they may be saved as a new one. */
export function sameAsSaved(
  grid: Filters,
  saved: SavedTerms,
  state: State,
  context: { readonly zone: string },
): boolean {
  const terms = (of: State) => canonical(savedTerms(grid, of, context))
  return terms(applySaved(grid, saved, state, context)) === terms(state)
}

/** Number of applied filters that would be saved. */
export function savableCount(grid: Filters, state: State): number {
  return grid.filters.filter(filter => isSavable(filter) && getOwn(state.filters, filter.key)).length
}

/** Why the filter cannot be saved (spec 1 §5); undefined: it can. */
export function saveBlockedReason(facts: {
  /** Whether the user holds the resource of saved filters. */
  readonly permission: boolean
  /** Number of applied filters that would be saved. */
  readonly applied: number
  /** Number of saved filters. */
  readonly count: number
}): string | undefined {
  if (!facts.permission) return savedFilterMessages.savedForbidden
  if (facts.count >= mostSavedFilters) return savedFilterMessages.savedEnough
  return facts.applied === 0 ? savedFilterMessages.savedNothing : undefined
}

/** Error message of the description of a filter (spec 1 §5); undefined: valid. */
export function descriptionProblem(description: string): string | undefined {
  const text = description.trim()
  if (text === '') return savedFilterMessages.descriptionMissing
  // Characters as counted by the field's counter.
  return [...text].length > longestDescription ? savedFilterMessages.descriptionLong : undefined
}

/** Whether a saved filter includes the values of this filter. */
export function isSavable(filter: CompiledFilter): boolean {
  return !filter.outer && (filter.savable ?? true)
}

/** The order of values is ignored. */
function canonical(terms: readonly (readonly GridTerm[])[]): string {
  return JSON.stringify(terms.map(group => group.map(sorted).toSorted()))
}

function sorted(term: GridTerm): string {
  return JSON.stringify(Array.isArray(term.value) ? { ...term, value: term.value.toSorted() } : term)
}

/** The terms of a saved filter: groups are AND-ed, the terms of one group OR-ed. */
export type SavedTerms = readonly (readonly GridTerm[])[]

/**
 * The filter of a saved term, and its values including this term; `before` are the values of earlier terms.
 * Undefined: no filter has the field, or the value is invalid.
 */
function readSavedTerm(
  filters: readonly CompiledFilter[],
  term: GridTerm,
  before: GridState['filters'],
  context: Zoned,
): { readonly key: string; readonly values: readonly string[] } | undefined {
  const fitting = filters.filter(filter => takes(filter, term))
  const filter =
    fitting.find(({ field }) => field === term.index) ?? fitting.find(({ was }) => was === term.index)
  if (!filter) return undefined
  const values = valuesOf(filter, term, getOwn(before, filter.key) ?? [], context)
  return values && { key: filter.key, values }
}

/** Both ends of a period have the same index; the condition distinguishes them. */
function takes(filter: CompiledFilter, { index, condition }: GridTerm): boolean {
  if (index !== filter.field && index !== filter.was) return false
  switch (filter.kind) {
    case 'dateRange':
    case 'numberRange':
      return condition === 'gteq' || condition === 'lteq'
    case 'fromDate':
      return condition === 'gteq'
    case 'toDate':
      return condition === 'lteq'
    case 'number':
      return condition === (filter.condition ?? 'equals')
    default:
      return condition === 'equals' || condition === 'in' || condition === 'like'
  }
}

function valuesOf(
  filter: CompiledFilter,
  { value, condition }: GridTerm,
  before: readonly string[],
  context: Zoned,
): readonly string[] | undefined {
  const texts = (Array.isArray(value) ? value : [value]).map(String).filter(text => text !== '')
  if (filter.kind === 'dateRange' || filter.kind === 'fromDate' || filter.kind === 'toDate') {
    const side = condition === 'gteq' ? 'from' : 'to'
    const text = typedDate(texts[0] ?? '', side, filter.time ?? false, context)
    if (text === undefined) return undefined
    return filter.kind === 'dateRange' ? writeRange({ ...readRange(before), [side]: text }) : [text]
  }
  if (filter.kind === 'numberRange') return rangeWith(before, condition, texts[0] ?? '')
  const known = texts.filter(text => isFilterValue(filter, text))
  if (known.length === 0) return undefined
  return filter.kind === 'multiSelect' ? [...new Set([...before, ...known])] : known.slice(0, 1)
}

/** The texts of the saved filters, not needed by the first rows. The first two are fixed by spec 1 §8. */
export const savedFilterMessages = {
  invalidModule: 'Invalid module!',
  invalidFunctionality: 'Invalid functionality!',
  savedFailed: 'The saved filters could not be loaded.',
  savedDone: 'The filter was saved.',
  savedDeleted: 'The filter was deleted.',
  savedForbidden: "You don't have permission to save or delete filters.",
  savedNothing: 'Apply a filter first. There is nothing to save.',
  savedEnough: 'You have 5 saved filters. Delete one to save another.',
  savedDropped: (fields: readonly string[]) =>
    `Not applied because this grid no longer has: ${fields.join(', ')}.`,
  savedUnreadable:
    "This filter can't be applied because it uses an unknown condition or value. You can delete it.",
  savedWithoutId: "This filter can't be deleted because the server did not return its id.",
  descriptionMissing: 'Enter a description.',
  descriptionLong: 'Use at most 50 characters.',
} as const

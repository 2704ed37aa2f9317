import { savedFilterPlaces } from '../../../schemas/language/savedFilters.ts'
import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter, type CompiledGrid } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { savedFilterMessages } from '../savedFilterMessages.ts'
import { groupsOf } from './filterTerms.ts'
import { readSavedTerm, type SavedTerms } from './savedTerm.ts'
import { type GridState } from './state.ts'

/** Filters that the server saves per module and functionality (spec 1 §5). */
const mostSavedFilters = 5

/** Characters. */
const longestDescription = 50

type Filters = Pick<CompiledGrid, 'filters'>
type State = Pick<GridState, 'filters'>

/** Where the filters of a grid are saved. Throws 'Invalid module!' and 'Invalid functionality!' (spec 1 §8). */
export function savedFiltersOf({ savedFilters }: Pick<CompiledGrid, 'savedFilters'>): {
  readonly module: string
  readonly functionality: string
} {
  const functionalities = own(savedFilterPlaces, savedFilters?.module ?? '')
  if (!savedFilters || !functionalities) throw new Error(savedFilterMessages.invalidModule)
  if (!functionalities.includes(savedFilters.functionality))
    throw new Error(savedFilterMessages.invalidFunctionality)
  return savedFilters
}

/**
 * The terms to save: those of the filters that are savable. An open end of a period stays open instead of becoming the
 * present moment, so that the saved filter means now whenever it is applied.
 */
export function savedTerms(grid: Filters, state: State, context: { readonly zone: string }): GridTerm[][] {
  return grid.filters
    .filter(isSavable)
    .flatMap(filter => groupsOf(filter, grid, state, { zone: context.zone }))
}

/**
 * The filters of a state under which a saved filter is applied: savable ones as saved, the others as they are. A term is
 * found by the field of a filter or its former one (`was`); `dropped` names the fields of terms that mean nothing here.
 */
export function applySaved(
  grid: Filters,
  saved: SavedTerms,
  state: State,
  context: { readonly zone: string },
): { readonly filters: GridState['filters']; readonly dropped: readonly string[] } {
  const filters: Record<string, readonly string[]> = {}
  for (const filter of grid.filters) {
    const kept = own(state.filters, filter.key)
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

/** Whether the applied filters are those of a saved filter; a saved filter that was changed may be saved as a new one. */
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
  return grid.filters.filter(filter => isSavable(filter) && own(state.filters, filter.key)).length
}

/** Why no filter can be saved (spec 1 §5); undefined: one can. */
export function saveBlockedReason(facts: {
  /** Whether the user holds the resource of saved filters. */
  readonly permission: boolean
  /** Number of applied filters that would be saved. */
  readonly applied: number
  /** Number of filters that are saved already. */
  readonly count: number
}): string | undefined {
  if (!facts.permission) return savedFilterMessages.savedForbidden
  if (facts.count >= mostSavedFilters) return savedFilterMessages.savedEnough
  return facts.applied === 0 ? savedFilterMessages.savedNothing : undefined
}

/** What is wrong with the description of a filter to save (spec 1 §5); undefined: nothing. */
export function descriptionProblem(description: string): string | undefined {
  const text = description.trim()
  if (text === '') return savedFilterMessages.descriptionMissing
  // Characters as the counter beside the field counts them.
  return [...text].length > longestDescription ? savedFilterMessages.descriptionLong : undefined
}

function isSavable(filter: CompiledFilter): boolean {
  return !filter.outer && (filter.savable ?? true)
}

/** The order in which values were chosen means nothing. */
function canonical(terms: readonly (readonly GridTerm[])[]): string {
  return JSON.stringify(terms.map(group => group.map(sorted).toSorted()))
}

function sorted(term: GridTerm): string {
  return JSON.stringify(Array.isArray(term.value) ? { ...term, value: term.value.toSorted() } : term)
}

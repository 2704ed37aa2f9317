import { savedFilterPlaces } from '../../language/savedFilters.ts'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { type Outline } from './outline.ts'

/** Saved filters need support by the server (spec 1 §9), and filters in the grid. */
export function checkSavedFilters({ file, grids }: Outline): Finding[] {
  return grids
    .filter(grid => child(grid, 'savedFilters').value !== undefined)
    .flatMap(grid => [...place(file, child(grid, 'savedFilters')), ...idle(file, grid)])
}

function place(file: string, savedFilters: Item): Finding[] {
  const [module, functionality] = [child(savedFilters, 'module'), child(savedFilters, 'functionality')]
  const [moduleName, name] = [text(module), text(functionality)]
  if (moduleName === undefined || name === undefined) return []
  const known = Object.hasOwn(savedFilterPlaces, moduleName) ? savedFilterPlaces[moduleName] : undefined
  if (!known)
    return [finding(file, module, explain.moduleUnknown(moduleName, Object.keys(savedFilterPlaces)))]
  if (known.includes(name)) return []
  return [finding(file, functionality, explain.functionalityUnknown(name, moduleName, known))]
}

function idle(file: string, grid: Item): Finding[] {
  const savable = items(child(grid, 'filters')).some(filter => child(filter, 'savable').value !== false)
  return savable ? [] : [finding(file, child(grid, 'savedFilters'), explain.savedFiltersIdle())]
}

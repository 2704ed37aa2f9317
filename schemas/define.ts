import { type Column } from './language/column.ts'
import { type Filter } from './language/filter.ts'
import { type Form } from './language/form.ts'
import { type Grid } from './language/grid.ts'
import { type Screen } from './language/screen.ts'

/** Returns its argument: the type refuses a misspelt key at every depth, the definition stays plain data. */
export const defineScreen = (screen: Screen): Screen => screen

/** Returns its argument; for a grid that several screens share. */
export const defineGrid = (grid: Grid): Grid => grid

/** Returns its argument; for columns that several grids share. */
export const defineColumns = (columns: Column[]): Column[] => columns

/** Returns its argument; for filters that several grids share. */
export const defineFilters = (filters: Filter[]): Filter[] => filters

/** Returns its argument; for a form that several screens share. */
export const defineForm = (form: Form): Form => form

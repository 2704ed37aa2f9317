import { type Calls } from './language/calls.ts'
import { type Column } from './language/column.ts'
import {
  type ActionDefinition,
  type ColumnDefinition,
  type FilterDefinition,
  type FormDefinition,
  type GridDefinition,
  type LabelledDefinition,
  type ScreenDefinition,
  type WrittenCalls,
  type WrittenEntity,
} from './language/definition.ts'
import { type EntityDefinition } from './language/entity.ts'
import { type Filter } from './language/filter.ts'
import { type Form } from './language/form.ts'
import { type Grid } from './language/grid.ts'
import { type Resources } from './language/resources.ts'

/** Returns its argument: the type refuses a misspelt key at every depth, the definition stays plain data. */
export const defineScreen = (screen: ScreenDefinition): ScreenDefinition => screen

/** Returns its argument; for kinds of records by their names, in a file of `entities/`. */
export const defineEntities = (entities: Record<string, WrittenEntity>): Record<string, EntityDefinition> =>
  entities

/** Returns its argument; for calls of the server, in a file of `calls/`. */
export const defineCalls = (calls: WrittenCalls): Calls => calls

/** Returns its argument; for the resources that the server knows, in a file `resources.ts`. */
export const defineResources = <const T extends Resources>(resources: T): T => resources

/** Returns its argument; for a grid that several screens share. */
export function defineGrid(grid: Grid): Grid
export function defineGrid(grid: GridDefinition): GridDefinition
export function defineGrid(grid: Grid | GridDefinition): Grid | GridDefinition {
  return grid
}

/** Returns its argument; for columns that several grids share. */
export function defineColumns(columns: Column[]): Column[]
export function defineColumns(columns: ColumnDefinition[]): ColumnDefinition[]
export function defineColumns(columns: Column[] | ColumnDefinition[]): Column[] | ColumnDefinition[] {
  return columns
}

/** Returns its argument; for fields of a record that several blocks share. */
export const defineFields = (fields: LabelledDefinition[]): LabelledDefinition[] => fields

/** Returns its argument; for filters that several grids share. */
export function defineFilters(filters: Filter[]): Filter[]
export function defineFilters(filters: FilterDefinition[]): FilterDefinition[]
export function defineFilters(filters: FilterDefinition[]): FilterDefinition[] {
  return filters
}

/** Returns its argument; for actions that several grids share. */
export const defineActions = (actions: ActionDefinition[]): ActionDefinition[] => actions

/** Returns its argument; for a form that several screens share. */
export function defineForm(form: Form): Form
export function defineForm(form: FormDefinition): FormDefinition
export function defineForm(form: Form | FormDefinition): Form | FormDefinition {
  return form
}

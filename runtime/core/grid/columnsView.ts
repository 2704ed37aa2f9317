import { type CompiledColumn, type CompiledGrid } from '../compile/compiled.ts'
import { getOwn } from '../objects.ts'
import { type ColumnsMemory } from './columnsMemory.ts'

/** A visible column with its layout. */
export interface ViewColumn {
  readonly column: CompiledColumn
  /** Pixels; undefined shares the free width. */
  readonly width: number | undefined
  readonly pin: 'start' | 'end' | undefined
}

type Columns = Pick<CompiledGrid, 'columns'>

/** The visible columns in display order: pinned to the start first, pinned to the end last. */
export function columnsView(grid: Columns, visible: readonly string[], memory: ColumnsMemory): ViewColumn[] {
  const view = visible.flatMap(field => {
    const column = grid.columns.find(candidate => candidate.field === field)
    if (!column) return []
    const width = getOwn(memory.widths ?? {}, field) ?? column.width
    const pin = getOwn(memory.pins ?? {}, field) ?? column.pin
    return [{ column, width, pin: pin === 'none' ? undefined : pin }]
  })
  const side = (pin: ViewColumn['pin']) => view.filter(one => one.pin === pin)
  return [...side('start'), ...side(undefined), ...side('end')]
}

/** Fields of the columns that the definition shows, in its order. */
export function defaultColumns(grid: Columns): string[] {
  return grid.columns.filter(({ show }) => show !== 'off').map(({ field }) => field)
}

/**
 * Fields of the visible columns in their order: those of the address (`cols=id-amount`), else the user's
 * layout, else the definition. Unknown fields are ignored; columns that are always shown are added.
 */
export function readColumnsView(
  grid: Columns & Pick<CompiledGrid, 'prefix'>,
  search: URLSearchParams,
  memory: ColumnsMemory = {},
): string[] {
  const listed = known(grid, search.get(`${grid.prefix}cols`)?.split(/[-,]/))
  if (listed.length > 0) return withColumns(grid, listed, ({ show }) => show === 'always')
  const arranged = known(grid, memory.columns)
  if (arranged.length === 0) return defaultColumns(grid)
  const hidden = new Set(memory.hidden)
  return withColumns(grid, arranged, ({ show, field }) => {
    return show === 'always' || (show === 'on' && !hidden.has(field))
  })
}

/** The address with these columns, omitted when they equal the definition. */
export function writeColumnsView(
  grid: Columns & Pick<CompiledGrid, 'prefix'>,
  visible: readonly string[],
  search: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(`${grid.prefix}cols`)
  if (visible.join('-') !== defaultColumns(grid).join('-')) next.set(`${grid.prefix}cols`, visible.join('-'))
  return next
}

/** The layout to store after the user has arranged the columns: their order and the hidden ones. */
export function rememberColumns(
  grid: Columns,
  memory: ColumnsMemory,
  visible: readonly string[],
): ColumnsMemory {
  const { columns: _, hidden: __, ...rest } = memory
  if (visible.join('-') === defaultColumns(grid).join('-')) return rest
  const hidden = grid.columns.map(({ field }) => field).filter(field => !visible.includes(field))
  return { ...rest, columns: [...visible], hidden }
}

function known(grid: Columns, fields: readonly string[] = []): string[] {
  return [...new Set(fields)].filter(field => grid.columns.some(column => column.field === field))
}

/** Adds the wanted columns that are missing, each after its predecessor in the definition. */
function withColumns(
  grid: Columns,
  listed: readonly string[],
  wanted: (column: CompiledColumn) => boolean,
): string[] {
  const fields = [...listed]
  grid.columns.forEach((column, at) => {
    if (fields.includes(column.field) || !wanted(column)) return
    const before = grid.columns.slice(0, at).findLast(({ field }) => fields.includes(field))
    fields.splice(before ? fields.indexOf(before.field) + 1 : 0, 0, column.field)
  })
  return fields
}

import { type CompiledGrid } from '../compile/compiled.ts'
import { type ViewColumn } from './columnsView.ts'
import { nameColumn } from './rowKey.ts'

/** The layout of a row's visible columns on its card. */
export interface CardColumns {
  readonly title: ViewColumn | undefined
  /** Always visible, in the order of the columns or of `card`. */
  readonly shown: readonly ViewColumn[]
  /** Shown on demand. */
  readonly more: readonly ViewColumn[]
}

/** Fewer values are shown directly: the control that expands them would take as much room. */
const fewest = 3

/**
 * The columns of a card: those named by the definition, else the name column, then the first text, status,
 * amount and date, and every column with an input or button. Hidden columns stay hidden.
 */
export function cardColumns(
  grid: Pick<CompiledGrid, 'card' | 'columns' | 'rowKey'>,
  view: readonly ViewColumn[],
): CardColumns {
  const [title = view[0], ...shown] = grid.card.length > 0 ? named(grid.card, view) : chosen(grid, view)
  const more = view.filter(column => column !== title && !shown.includes(column))
  if (more.length >= fewest) return { title, shown, more }
  return { title, shown: [...shown, ...more], more: [] }
}

function named(card: readonly string[], view: readonly ViewColumn[]): ViewColumn[] {
  return card.flatMap(field => view.find(({ column }) => column.field === field) ?? [])
}

function chosen(
  grid: Pick<CompiledGrid, 'columns' | 'rowKey'>,
  view: readonly ViewColumn[],
): readonly ViewColumn[] {
  const name = nameColumn(grid)
  const title = view.find(({ column }) => column === name) ?? view[0]
  const others = view.filter(column => column !== title)
  const first = (...kinds: readonly string[]) => others.find(({ column }) => kinds.includes(column.cell.kind))
  const important = [first('text', 'link'), first('status'), first('money'), first('date')]
  const shown = others.filter(column => important.includes(column) || worked.has(column.column.cell.kind))
  return title ? [title, ...shown] : shown
}

const worked: ReadonlySet<string> = new Set(['input', 'numericInput', 'action', 'comments'])

import { type Memory } from '../../ports/browser.ts'
import { type Density, densities, fittingSize, pageSizes } from './pages.ts'

/** A user's layout of a grid, stored in the browser per user and grid. Missing keys use the definition. */
export interface ColumnsMemory {
  /** Fields of the visible columns in their order. Absent: never arranged. */
  readonly columns?: readonly string[]
  /** Fields of the hidden columns. Columns in neither list were added later. */
  readonly hidden?: readonly string[]
  /** Pixels. */
  readonly widths?: Readonly<Record<string, number>>
  /** `none` removes the pin of the definition. */
  readonly pins?: Readonly<Record<string, 'start' | 'end' | 'none'>>
  /** Shared by all grids of the user. */
  readonly density?: Density
  /** Rows per page, last chosen; shared by all grids of the user. */
  readonly size?: number
  /** Rows per page that fit into the window; never stored. */
  readonly fitting?: number
}

/** Key in `ports.browser.memory`. */
export function columnsMemoryKey(user: string, gridId: string): string {
  return `grid:${user}:${gridId}`
}

/** Key of the settings shared by all grids of a user. */
export function allGridsKey(user: string): string {
  return `grids:${user}`
}

/** The stored layout of a grid for a window of that height; density and page size are shared by all grids. */
export function keptColumns(
  memory: Pick<Memory, 'get'>,
  user: string,
  gridId: string,
  height: number,
): ColumnsMemory {
  const { density, size } = readColumnsMemory(memory.get(allGridsKey(user)))
  const own = readColumnsMemory(memory.get(columnsMemoryKey(user, gridId)))
  const fitting = fittingSize(height, density ?? own.density)
  return { ...own, ...(density && { density }), ...(size !== undefined && { size }), fitting }
}

/** Reads a stored layout; malformed entries are ignored. */
export function readColumnsMemory(text: string | undefined): ColumnsMemory {
  const kept = parse(text)
  const columns = texts(kept.columns)
  const hidden = texts(kept.hidden)
  const widths = entries(kept.widths, isWidth)
  const pins = entries(kept.pins, isPin)
  const density = densityOf(kept.density)
  const size = pageSizes.find(one => one === kept.size)
  return {
    ...(columns && { columns }),
    ...(hidden && { hidden }),
    ...(Object.keys(widths).length > 0 && { widths }),
    ...(Object.keys(pins).length > 0 && { pins }),
    ...(density && { density }),
    ...(size !== undefined && { size }),
  }
}

/** The text to store; `{}` for an empty layout. */
export function writeColumnsMemory(memory: ColumnsMemory): string {
  return JSON.stringify(memory)
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

function texts(list: unknown): string[] | undefined {
  return Array.isArray(list) ? list.filter((text): text is string => typeof text === 'string') : undefined
}

function entries<T>(record: unknown, fits: (value: unknown) => value is T): Record<string, T> {
  if (typeof record !== 'object' || record === null) return {}
  const found = Object.entries(record).filter((entry): entry is [string, T] => fits(entry[1]))
  return Object.fromEntries(found)
}

function isWidth(value: unknown): value is number {
  return typeof value === 'number' && value >= 40 && value <= 2000
}

function isPin(value: unknown): value is 'start' | 'end' | 'none' {
  return value === 'start' || value === 'end' || value === 'none'
}

function densityOf(value: unknown): Density | undefined {
  return Object.keys(densities).find((density): density is Density => density === value)
}

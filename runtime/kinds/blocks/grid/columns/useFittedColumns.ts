import { type RefObject, useMemo, useState } from 'react'
import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type GridSort } from '../../../../core/compile/compiled.ts'
import { fitWidths, showsExact } from '../../../../core/grid/fitWidths.ts'
import { type ColumnTotals } from '../../../../core/grid/totals.ts'
import { type GridColumn } from '../gridColumn.ts'

/** Pixels at the sides of the text of a cell, and of the arrow next to the sorted column's name. */
const padding = 22
const arrow = 22

/**
 * The columns, as wide as the rows of the page need, and at least as their names, as far as there is room.
 * Columns never shrink again, so that paging moves as little as possible. Columns resized by the user keep
 * their width. Columns with a compact form take it where numbers or keys are still truncated, and where the
 * grid would scroll sideways without it.
 */
export function useFittedColumns(columns: readonly GridColumn[], parts: FittedParts): readonly GridColumn[] {
  const { rows, totals, sort, sized, frame } = parts
  const [needs] = useState(() => new Map<string, { readonly needed: number; readonly usual: number }>())
  const sorted = sort?.field
  const fit = useMemo(() => {
    const element = frame.current?.querySelector('[role=grid]')
    if (!element || rows.length === 0) return undefined
    const measure = textWidth(element)
    const fitted = columns.map(column => {
      const width = widthOf(column)
      if (column.view === undefined || sized?.[column.key] !== undefined) return { width, needed: undefined }
      const name = measure(column.view.column.label) + (column.key === sorted ? arrow : 0)
      const named = Math.ceil(name) + padding
      if (column.extraWidth === undefined) return { width, needed: Math.max(width, named), named }
      const extra = column.extraWidth
      const texts = rows.map(row => textIn(column, row))
      const wide = (some: readonly string[]) =>
        Math.ceil(Math.max(name, ...some.map(text => measure(text) + extra))) + padding
      const before = needs.get(column.key)
      const need = {
        needed: Math.max(before?.needed ?? 0, wide(longest([...texts, ...(totals?.[column.key] ?? [])]))),
        usual: Math.max(before?.usual ?? 0, wide([usual(texts)])),
      }
      needs.set(column.key, need)
      return { width, ...need, named, exact: column.exact ?? false }
    })
    const room = element.clientWidth
    const widths = fitWidths(fitted, room)
    if (!columns.some(({ compact }) => compact)) return { said: widths.join() }
    const compact = fitted.map((column, at) => {
      const width = columns[at]?.compact && widthOf(columns[at].compact)
      return width === undefined ? column : { width, needed: undefined }
    })
    const narrower = fitWidths(compact, room)
    const isNeeded = !showsExact(fitted, widths) || (overflows(widths, room) && !overflows(narrower, room))
    return isNeeded ? { said: narrower.join(), compact: true } : { said: widths.join() }
  }, [columns, rows, totals, sorted, sized, frame, needs])
  const { said, compact = false } = fit ?? {}
  return useMemo(() => {
    if (said === undefined) return columns
    const widths = said.split(',').map(Number)
    return columns.map((column, at) => withWidth((compact && column.compact) || column, widths[at] ?? 0))
  }, [columns, said, compact])
}

/** Whether columns of these widths scroll sideways. */
function overflows(widths: readonly number[], room: number): boolean {
  return widths.reduce((sum, width) => sum + width, 0) > room
}

/** A cell that throws is rendered as broken and needs no width. */
function textIn(column: GridColumn, row: Row): string {
  try {
    return column.text(row)
  } catch {
    return ''
  }
}

/** Pixels; for columns that share the free width their minimum. */
function widthOf({ width }: GridColumn): number {
  return typeof width === 'number' ? width : Number(/^minmax\((\d+)px/.exec(width ?? '')?.[1] ?? 0)
}

function withWidth(column: GridColumn, width: number): GridColumn {
  if (widthOf(column) === width) return column
  const shared = typeof column.width === 'string' ? column.width : undefined
  return { ...column, width: shared?.replace(/\d+px/, `${width}px`) ?? width }
}

/** Only candidates for the widest: measuring is slow. */
function longest(texts: readonly string[]): string[] {
  const most = Math.max(0, ...texts.map(({ length }) => length))
  return [...new Set(texts)].filter(({ length }) => length >= most * 0.7)
}

/** A text that is as long as nine of ten. */
function usual(texts: readonly string[]): string {
  const shortFirst = texts.toSorted((a, b) => a.length - b.length)
  return shortFirst[Math.ceil(texts.length * 0.9) - 1] ?? ''
}

interface FittedParts {
  readonly rows: readonly Row[]
  readonly totals: ColumnTotals | undefined
  readonly sort: GridSort | undefined
  /** Columns resized by the user. */
  readonly sized: Readonly<Record<string, number>> | undefined
  /** The element around the grid. */
  readonly frame: RefObject<HTMLElement | null>
}

let context: CanvasRenderingContext2D | null | undefined

/** Pixels of a text in the font of an element. */
function textWidth(element: Element): (text: string) => number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return () => 0
  const canvas = context
  // The shorthand `font` of a style with tabular figures is empty.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return text => canvas.measureText(text).width
}

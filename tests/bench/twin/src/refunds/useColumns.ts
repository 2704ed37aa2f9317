import { useEffect, useMemo, useRef, useState } from 'react'
import { type ColumnsMemory } from '../../../../../runtime/core/grid/columnsMemory.ts'
import { type ColumnItem } from '../../../../../runtime/ui/ColumnChooser.tsx'
import { useStableCallback } from '../useStableCallback.ts'
import { columnFields, columns as defaults, type RefundColumn } from './columns.tsx'
import { type KeepColumns } from './columnsMemory.ts'
import { isDefault } from './state.ts'

/** The columns as the grid draws them, and the user's ways to arrange them. */
export function useColumns(
  visible: readonly string[],
  show: (visible: readonly string[]) => void,
  [memory, keep]: readonly [ColumnsMemory, KeepColumns],
) {
  const { widths, pins } = memory
  const columns = useMemo(
    () => filled(arranged(visible, { ...(widths && { widths }), ...(pins && { pins }) }), widths),
    [visible, widths, pins],
  )
  const [resets, setResets] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const place = (next: readonly string[], change: (before: ColumnsMemory) => ColumnsMemory) => {
    keep(before => {
      const { columns: _, hidden: __, ...rest } = change(before)
      if (isDefault(next)) return rest
      return { ...rest, columns: next, hidden: columnFields.filter(field => !next.includes(field)) }
    })
    show(next)
  }
  const items = (all: readonly ColumnItem[]) => {
    const shown = all.filter(item => item.shown).map(item => item.field)
    place(shown, before => ({
      ...before,
      pins: Object.fromEntries(all.flatMap(({ field, pin }) => (pin ? [[field, pin]] : []))),
    }))
  }
  const drop = useStableCallback((field: string, onto: string) => {
    const [moved, target] = [field, onto].map(key => columns.find(column => column.key === key))
    if (!moved || !target || moved === target || moved.frozen !== target.frozen) return
    const fields = columns.map(({ key }) => key)
    const next = fields.toSpliced(fields.indexOf(field), 1).toSpliced(fields.indexOf(onto), 0, field)
    place(next, before => before)
  })
  // A drag is one change.
  const resize = useStableCallback(({ key }: { key: string }, width: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      keep(before => ({ ...before, widths: { ...before.widths, [key]: Math.round(width) } }))
    }, 300)
  })
  const resetWidth = (field: string) => {
    const { [field]: _, ...others } = widths ?? {}
    keep(before => ({ ...before, widths: others }))
    setResets(resets + 1)
  }
  const reset = () => {
    place(columnFields, ({ density }) => (density ? { density } : {}))
    setResets(resets + 1)
  }
  // With another measure react-data-grid measures its columns again.
  const measure = `${resets} ${[...visible].sort().join()}`
  return { columns, measure, drop, resize, items, resetWidth, reset }
}

/** The named columns with the user's widths and pins: those at the start first, those at the end last. */
export function arranged(
  fields: readonly string[],
  { widths, pins }: ColumnsMemory,
): readonly RefundColumn[] {
  const all = fields.flatMap(field => {
    const column = defaults.find(({ key }) => key === field)
    const pin = pins?.[field]
    const frozen = pin === 'none' ? undefined : pin
    return column ? [{ ...column, frozen, width: widths?.[field] ?? column.width }] : []
  })
  return ['start', undefined, 'end'].flatMap(side => all.filter(({ frozen }) => frozen === side))
}

/** The last free column that the user has not sized takes the free width. */
function filled(
  columns: readonly RefundColumn[],
  widths: ColumnsMemory['widths'] = {},
): readonly RefundColumn[] {
  const last = columns.findLast(({ key, frozen }) => frozen === undefined && !(key in widths))
  return columns.map(column =>
    column === last ? { ...column, width: `minmax(${column.width}px, 1fr)` } : column,
  )
}

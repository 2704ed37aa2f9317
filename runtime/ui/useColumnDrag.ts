import { type PointerEvent, type RefObject, useState } from 'react'

/** Drag and drop of list lines by their handles. The line is dropped at the marker. */
export function useColumnDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (field: string, to: number) => void,
) {
  const [drag, setDrag] = useState<{ field: string; from: number; to: number }>()
  const of = (field: string, at: number): LineDrag => ({
    dragged: drag?.field === field,
    target: drag === undefined || drag.to !== at || drag.to === drag.from ? undefined : side(drag),
    handle: {
      onPointerDown: event => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ field, from: at, to: at })
      },
      onPointerMove: event => {
        if (drag?.field === field) setDrag({ ...drag, to: lineAt(list.current, event.clientY) })
      },
      onPointerUp: () => {
        setDrag(undefined)
        if (drag !== undefined && drag.to !== drag.from) onDrop(field, drag.to)
      },
      onPointerCancel: () => setDrag(undefined),
    },
  })
  return { of }
}

const side = (drag: { from: number; to: number }) => (drag.to > drag.from ? 'after' : 'before')

/** Index of the line at a height of the window, or of the nearest. */
function lineAt(list: HTMLElement | null, height: number): number {
  const lines = [...(list?.children ?? [])]
  const below = lines.findIndex(line => line.getBoundingClientRect().bottom > height)
  return below === -1 ? lines.length - 1 : below
}

export interface LineDrag {
  dragged: boolean
  /** The edge at which the dragged line would be dropped here. */
  target: 'before' | 'after' | undefined
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
}

/** Columns in display order: those pinned to the start first, those pinned to the end last. */
export function arrangeColumns(items: readonly ColumnItem[]): readonly ColumnItem[] {
  return places.flatMap(place => items.filter(item => item.pin === place))
}

/** Moves a column to an index, limited to its own group. Returns the same list if nothing moves. */
export function moveColumn(items: readonly ColumnItem[], field: string, to: number): readonly ColumnItem[] {
  const at = items.findIndex(item => item.field === field)
  const moved = items[at]
  if (moved === undefined) return items
  const first = items.findIndex(item => item.pin === moved.pin)
  const last = items.findLastIndex(item => item.pin === moved.pin)
  const target = Math.max(first, Math.min(to, last))
  if (target === at) return items
  return items.toSpliced(at, 1).toSpliced(target, 0, moved)
}

const places = ['start', undefined, 'end'] as const

export interface ColumnItem {
  field: string
  label: string
  shown: boolean
  /** Always visible: its box cannot be cleared. Default false. */
  locked?: boolean | undefined
  /** The edge it is pinned to. Absent: it scrolls. */
  pin?: 'start' | 'end' | undefined
  /** The user has resized it, which can be reset. Default false. */
  sized?: boolean | undefined
}

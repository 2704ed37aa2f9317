import { type PointerEvent, type RefObject, useState } from 'react'

/** Dragging the lines of a list by their handles. The line is put down where the mark stands. */
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
  /** The edge at which the dragged line would be put down here. */
  target: 'before' | 'after' | undefined
  handle: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: (event: PointerEvent<HTMLElement>) => void
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void
  }
}

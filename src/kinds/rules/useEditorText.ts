import { type EditorView } from '@codemirror/view'
import { ExternalChange } from '@uiw/react-codemirror'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStableCallback } from '../../../runtime/kinds/useStableCallback.ts'

/**
 * The text of a code editor: every change is reported to its owner, and a new `value` of the owner replaces the text.
 * react-codemirror gets only the first value. One that is rendered late, while the user types, it would keep and write over
 * what was typed since.
 */
export function useEditorText(
  view: RefObject<EditorView | undefined>,
  value: string,
  onChange: (text: string) => void,
): EditorText {
  const [first] = useState(value)
  const known = useRef(value)
  /** Texts that were reported and are not rendered yet, the oldest first. */
  const reported = useRef<string[]>([])
  useEffect(() => {
    const { current } = view
    if (!current) return
    const isNew = value !== known.current
    known.current = value
    const at = reported.current.lastIndexOf(value)
    if (at >= 0) reported.current.splice(0, at + 1)
    else if (isNew) {
      reported.current = []
      replace(current, value)
    }
  })
  const changed = useStableCallback((text: string) => {
    reported.current.push(text)
    onChange(text)
  })
  return { first, changed }
}

interface EditorText {
  /** For `value` of react-codemirror. */
  readonly first: string
  /** For its `onChange`. */
  changed(text: string): void
}

/** Writes only what differs, so that cursor and scroll position stay. */
function replace(view: EditorView, text: string): void {
  const written = view.state.doc.toString()
  const shorter = Math.min(written.length, text.length)
  let from = 0
  while (from < shorter && written[from] === text[from]) from++
  let rest = 0
  while (rest < shorter - from && written.at(-1 - rest) === text.at(-1 - rest)) rest++
  view.dispatch({
    changes: { from, to: written.length - rest, insert: text.slice(from, text.length - rest) },
    annotations: [ExternalChange.of(true)],
  })
}

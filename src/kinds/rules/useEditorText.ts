import { type EditorView } from '@codemirror/view'
import { ExternalChange } from '@uiw/react-codemirror'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStableCallback } from '../../../runtime/kinds/useStableCallback.ts'

/**
 * The text of a code editor, which tells its owner every change and takes a text that replaces it. The `value` of
 * react-codemirror only begins it: a value that its owner renders late, while somebody types, is kept by react-codemirror
 * and written over what was typed since.
 */
export function useEditorText(
  view: RefObject<EditorView | undefined>,
  value: string,
  onChange: (text: string) => void,
): EditorText {
  const [first] = useState(value)
  const known = useRef(value)
  /** What the owner was told and has not rendered yet, the oldest first. */
  const told = useRef<string[]>([])
  useEffect(() => {
    const { current } = view
    if (!current) return
    const isNew = value !== known.current
    known.current = value
    const at = told.current.lastIndexOf(value)
    if (at >= 0) told.current.splice(0, at + 1)
    else if (isNew) {
      told.current = []
      replace(current, value)
    }
  })
  const changed = useStableCallback((text: string) => {
    told.current.push(text)
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

import { autocompletion, closeCompletion } from '@codemirror/autocomplete'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { type EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import CodeMirror from '@uiw/react-codemirror'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type RuleError } from '../../../schemas/wire/rules.ts'
import { ruleCompletions, type ValuesOf } from './completions.ts'
import { editorTheme } from './editorTheme.ts'
import styles from './rules.module.css'
import { type RuleTree } from './ruleTree.ts'
import { useEditorText } from './useEditorText.ts'

/**
 * The code editor of a rule, in a shadow root: there CodeMirror keeps its styles in adopted sheets, which the
 * policy allows; in the document it would insert a `<style>`. Code reads left to right on every page.
 */
export function RuleEditor({
  id,
  label,
  value,
  enabled,
  invalid,
  errors,
  tree,
  valuesOf,
  onChange,
  editor,
}: RuleEditorProps) {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])
  const view = useRef<EditorView>(undefined)
  const [isMade, setMade] = useState(false)
  const { first, changed } = useEditorText(view, value, onChange)
  // Separate from the attributes: new completions would make the editor close its list.
  const completing = useMemo(
    () =>
      autocompletion({
        override: tree ? [context => ruleCompletions(context, tree, valuesOf)] : [],
        icons: false,
      }),
    [tree, valuesOf],
  )
  const extensions = useMemo(
    () => [
      EditorView.lineWrapping,
      editorTheme,
      closing,
      completing,
      EditorView.contentAttributes.of({
        'aria-label': label,
        'aria-invalid': String(invalid),
        dir: 'ltr',
        spellcheck: 'false',
        tabindex: '0',
      }),
    ],
    [label, invalid, completing],
  )
  useEffect(() => {
    if (!isMade || !view.current) return
    const { state } = view.current
    view.current.dispatch(
      setDiagnostics(
        state,
        errors.flatMap(error => diagnosticOf(state, error)),
      ),
    )
  }, [errors, isMade])
  useImperativeHandle(editor, () => ({
    insert(text) {
      const { current } = view
      if (!current) return
      const { from, to } = current.state.selection.main
      const before = current.state.sliceDoc(Math.max(0, from - 1), from)
      // After a dot or a bracket, and at the start of a line, no space is inserted.
      const written = (/^[^\s(.]$/.test(before) && !text.startsWith('.') ? ' ' : '') + text
      current.dispatch({
        changes: { from, to, insert: written },
        selection: { anchor: from + written.length },
        scrollIntoView: true,
        userEvent: 'input',
      })
      current.focus()
    },
    show(error) {
      const { current } = view
      const found = current && diagnosticOf(current.state, error)[0]
      if (!current || !found) return
      current.dispatch({ selection: { anchor: found.from, head: found.to }, scrollIntoView: true })
      current.focus()
    },
    textBefore: () => view.current?.state.sliceDoc(0, view.current.state.selection.main.head) ?? '',
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what leads to the field by its id focuses the frame, which hands the focus on
    <div
      ref={attach}
      id={id}
      className={styles.editor}
      dir="ltr"
      tabIndex={-1}
      onFocus={() => view.current?.hasFocus === false && view.current.focus()}
    >
      {root !== undefined &&
        createPortal(
          <CodeMirror
            root={root}
            value={first}
            onChange={changed}
            onCreateEditor={made => {
              view.current = made
              setMade(true)
            }}
            extensions={extensions}
            style={whole}
            theme="none"
            basicSetup={setup}
            indentWithTab={false}
            editable={enabled}
            readOnly={!enabled}
          />,
          root,
        )}
    </div>
  )
}

/** As high as the palettes next to it. */
const whole = { blockSize: '100%' } as const

/** Escape only closes the list of completions: the panel around the editor listens for it too. */
const closing = Prec.highest(keymap.of([{ key: 'Escape', run: closeCompletion, stopPropagation: true }]))

/** Extensions for rules; searching and folding are for longer texts, and their keys are the browser's. */
const setup = {
  lineNumbers: true,
  foldGutter: false,
  searchKeymap: false,
  foldKeymap: false,
  lintKeymap: false,
  highlightSelectionMatches: false,
  allowMultipleSelections: false,
  rectangularSelection: false,
  crosshairCursor: false,
  dropCursor: false,
  autocompletion: false,
} as const

/** An error as a marker of the editor; one with an invalid line number marks the last line. */
function diagnosticOf({ doc }: EditorState, error: RuleError): Diagnostic[] {
  if (doc.length === 0) return []
  const line = doc.line(Math.min(Math.max(1, error.line), doc.lines))
  const from = Math.min(line.from + Math.max(0, error.charStartPositionInLine), line.to)
  const to = Math.min(from + Math.max(1, error.charLength), doc.length)
  return [{ from: from === to ? Math.max(0, from - 1) : from, to, severity: 'error', message: error.message }]
}

/** The functions of the editor for the palettes and the list of errors. */
export interface EditorHandle {
  /** Inserts a text at the cursor, replacing the selection, and moves the cursor after it. */
  insert(text: string): void
  /** Moves to an error. */
  show(error: RuleError): void
  /** The text up to the cursor. */
  textBefore(): string
}

export interface RuleEditorProps {
  id: string | undefined
  /** Accessible name of the editor. */
  label: string
  value: string
  enabled: boolean
  invalid: boolean
  errors: readonly RuleError[]
  /** Undefined or null: not available; there are no completions. */
  tree: RuleTree | null | undefined
  valuesOf: ValuesOf
  onChange: (text: string) => void
  editor: Ref<EditorHandle>
}

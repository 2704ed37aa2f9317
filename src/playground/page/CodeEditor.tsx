import { autocompletion, closeCompletion } from '@codemirror/autocomplete'
import { javascript } from '@codemirror/lang-javascript'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { unifiedMergeView } from '@codemirror/merge'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, hoverTooltip, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import CodeMirror from '@uiw/react-codemirror'
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { announce } from '../../../runtime/ui/announce.ts'
import { editorTheme } from '../../kinds/rules/editorTheme.ts'
import { useEditorText } from '../../kinds/rules/useEditorText.ts'
import { type Names, type Problem } from '../protocol.ts'
import { definitionCompletions, hoverAt } from './completions.ts'
import styles from './playground.module.css'
import { schemaOf } from './schemaAt.ts'
import { useLater } from './useLater.ts'

/**
 * The text of a definition. As the rule editor it is in a shadow root, where CodeMirror keeps its styles in adopted sheets,
 * which the policy of the page allows.
 */
export function CodeEditor({ file, value, problems, names, compared, onChange, editor }: CodeEditorProps) {
  const [root, setRoot] = useState<ShadowRoot>()
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (host) setRoot(host.shadowRoot ?? host.attachShadow({ mode: 'open' }))
  }, [])
  const view = useRef<EditorView>(undefined)
  const [isMade, setMade] = useState(false)
  const later = useLater(onChange)
  const { first, changed } = useEditorText(view, value, later.change)
  const extensions = useMemo(() => {
    const schema = schemaOf(file)
    return [
      EditorView.lineWrapping,
      replaceSelected,
      EditorView.domEventHandlers({ blur: () => later.now() }),
      look,
      editorTheme,
      closing,
      limit,
      compared === undefined ? [] : unifiedMergeView({ original: compared, mergeControls: false }),
      javascript({ typescript: true }),
      syntaxHighlighting(colours),
      autocompletion({ override: [context => definitionCompletions(context, schema, names)], icons: false }),
      hoverTooltip(({ state }, position) => hoverAt(state, position, schema)),
      EditorView.contentAttributes.of({
        'aria-label': `Definition ${file}`,
        dir: 'ltr',
        spellcheck: 'false',
        tabindex: '0',
      }),
    ]
  }, [file, names, compared, later])
  useEffect(() => {
    if (!isMade || !view.current) return
    const { state } = view.current
    view.current.dispatch(
      setDiagnostics(
        state,
        problems.map(problem => diagnosticOf(state, problem)),
      ),
    )
  }, [problems, isMade])
  useImperativeHandle(editor, () => ({
    show(problem) {
      const { current } = view
      if (!current) return
      const { from } = diagnosticOf(current.state, problem)
      current.dispatch({ selection: { anchor: from }, scrollIntoView: true })
      current.focus()
    },
  }))
  return (
    <div ref={attach} className={styles.code} dir="ltr">
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
            height="100%"
            theme="none"
            basicSetup={setup}
            indentWithTab={false}
          />,
          root,
        )}
    </div>
  )
}

const whole = { blockSize: '100%' } as const

/** Escape closes the list of completions; a second one leaves the editor to the browser, and Tab moves on. */
const closing = Prec.highest(keymap.of([{ key: 'Escape', run: closeCompletion }]))

/** Maximum length in characters: longer texts are not definitions, and slow to draw. */
const longest = 200_000

/** A change that makes the text too long is not made. */
const limit = EditorState.changeFilter.of(({ docChanged, newDoc, startState }) => {
  if (!docChanged || newDoc.length <= longest || newDoc.length < startState.doc.length) return true
  announce(`A definition has at most ${longest} characters.`)
  return false
})

const setup = {
  lineNumbers: true,
  foldGutter: false,
  searchKeymap: false,
  lintKeymap: false,
  highlightSelectionMatches: false,
  dropCursor: false,
  autocompletion: false,
  syntaxHighlighting: false,
} as const

/**
 * Chrome keeps the colour of selected text that is typed over in a `style` attribute, which the policy of the page
 * refuses: the editor replaces it instead.
 */
const replaceSelected = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { data, inputType } = event
    // The selection of the state follows that of the document with a delay; of all of a long text there is no range.
    const [range] = event.getTargetRanges()
    const { main } = view.state.selection
    const from = range ? view.posAtDOM(range.startContainer, range.startOffset) : main.from
    const to = range ? view.posAtDOM(range.endContainer, range.endOffset) : main.to
    if (inputType !== 'insertText' || data === null || from === to) return false
    event.preventDefault()
    view.dispatch({
      changes: { from, to, insert: data },
      selection: { anchor: from + data.length },
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  },
})

const look = EditorView.theme({
  '&': { maxHeight: 'none', border: '0', borderRadius: '0' },
  '&.cm-focused': { outlineOffset: '-2px' },
  '.cm-hover-text': { maxWidth: '28rem', padding: 'var(--space-3) var(--space-4)', whiteSpace: 'normal' },
  '.cm-hover-text p': { margin: 'var(--space-2) 0 0', color: 'var(--color-text-muted)' },
  '.cm-completionInfo': {
    maxWidth: '22rem',
    padding: 'var(--space-3) var(--space-4)',
    fontFamily: 'var(--font)',
  },
  '.cm-tooltip': { maxWidth: '32rem' },
  '.cm-deletedChunk': { backgroundColor: 'var(--tone-danger-background)' },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--tone-success-background)' },
  '&.cm-merge-b .cm-changedText': {
    background: 'none',
    textDecoration: 'underline var(--tone-success-text)',
  },
  '.cm-deletedChunk .cm-deletedText': {
    background: 'none',
    textDecoration: 'line-through var(--tone-danger-text)',
  },
})

const colours = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--color-text-muted)', fontStyle: 'italic' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--tone-success-text)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--tone-warning-text)' },
  { tag: tags.keyword, color: 'var(--tone-info-text)' },
  { tag: tags.propertyName, color: 'var(--color-accent)' },
])

/** A problem as the editor marks it: the word at its place. */
function diagnosticOf({ doc }: EditorState, { line, column, what, fix }: Problem): Diagnostic {
  const at = doc.line(Math.min(Math.max(1, line), doc.lines))
  const from = Math.min(at.from + Math.max(0, column - 1), at.to)
  const [word = ''] = /^(?:'[^']*'|"[^"]*"|[\w$]+|\S)/.exec(doc.sliceString(from, at.to)) ?? []
  return {
    from,
    to: Math.max(from, from + word.length),
    severity: 'error',
    message: `${what} ${fix}`.trim(),
  }
}

/** What the list of problems does with the editor. */
export interface EditorHandle {
  /** Puts the cursor where a problem is. */
  show(problem: Problem): void
}

interface CodeEditorProps {
  file: string
  value: string
  /** Those of this file. */
  problems: readonly Problem[]
  names: Names
  /** Another text, whose differing lines are shown above those of the text. */
  compared?: string | undefined
  onChange: (text: string) => void
  editor: Ref<EditorHandle>
}

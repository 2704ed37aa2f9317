import { EditorView } from '@codemirror/view'

/** The editor styled with the design tokens, which are inherited by its shadow root, in light and dark. */
export const editorTheme = EditorView.theme({
  '&': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    fontSize: 'var(--text-body)',
    border: '1px solid var(--color-outline)',
    borderRadius: 'var(--radius)',
    minHeight: '10rem',
    height: '100%',
    maxHeight: '28rem',
  },
  '&.cm-focused': { outline: 'var(--focus-ring)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '1.6',
    minHeight: '10rem',
    overflow: 'auto',
    borderRadius: 'inherit',
  },
  '.cm-content': { caretColor: 'var(--color-text)', padding: 'var(--space-3) 0' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': {
    backgroundColor: 'var(--color-sunken)',
    color: 'var(--color-text-muted)',
    borderRight: '1px solid var(--color-hairline)',
  },
  '.cm-activeLineGutter, .cm-activeLine': { backgroundColor: 'var(--color-hover)' },
  '.cm-placeholder': { color: 'var(--color-text-muted)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--color-selected)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-selected)',
    outline: '1px solid var(--color-outline)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--tone-danger-text)',
    textUnderlineOffset: '0.25em',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-raised)',
    color: 'var(--color-text)',
    border: '1px solid var(--color-outline)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow-overlay)',
    fontFamily: 'var(--font)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-selected)',
    color: 'var(--color-text)',
  },
  '.cm-completionDetail': { color: 'var(--color-text-muted)', fontStyle: 'normal', marginLeft: '0' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: 'var(--weight-strong)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--tone-danger-text)' },
})

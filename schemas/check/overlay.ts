import { type Problem } from './problem.ts'

/** Shows all problems of the definitions over the page during `npm run dev`, until they are fixed. */
class ProblemOverlay extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })

  constructor() {
    super()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    this.#root.adoptedStyleSheets = [sheet]
  }

  show(problems: readonly Problem[]): void {
    const close = element('button', 'Hide')
    close.addEventListener('click', () => this.remove())
    const heading = element('h1', problems.length === 1 ? '1 problem' : `${problems.length} problems`)
    const header = element('header', heading, close)
    const panel = element('section', header, element('ol', ...problems.map(entry)))
    panel.setAttribute('role', 'alertdialog')
    panel.setAttribute('aria-label', 'Problems of the definitions')
    this.#root.replaceChildren(panel)
    document.body.append(this)
  }
}

const style = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 4vh 4vw; background: #0009; }
  section { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1.5rem; background: #17191d; color: #e8eaed;
    font: 14px/1.5 ui-monospace, monospace; border-top: 3px solid #ff6b60; }
  header { display: flex; justify-content: space-between; align-items: baseline; }
  h1 { margin: 0; font-size: 1rem; }
  ol { margin: 1rem 0 0; padding: 0; list-style: none; }
  li { padding: 0.75rem 0; border-top: 1px solid #ffffff1f; overflow-wrap: anywhere; }
  p { margin: 0.25rem 0 0; }
  button { font: inherit; color: #9ecbff; background: none; border: 0; padding: 0; cursor: pointer; text-align: start; }
  small { color: #9aa0a6; font-size: 0.85em; }
`

function entry({ file, line, column, pointer, of, also = [], what, fix, code }: Problem): HTMLElement {
  const place = `${file}:${line}:${column}`
  const open = element('button', place)
  open.title = 'Open in the editor'
  open.addEventListener('click', () => fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`))
  const where = element(
    'small',
    ` ${pointer || '/'}${of === undefined ? '' : ` of ${[of, ...also].join(', ')}`}`,
  )
  return element('li', open, where, element('p', what), element('p', fix, ' ', element('small', code)))
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

if (!customElements.get('definition-problems')) customElements.define('definition-problems', ProblemOverlay)

const overlay = new ProblemOverlay()
import.meta.hot?.on('definitions:problems', ({ problems }: { problems: readonly Problem[] }) => {
  if (problems.length > 0) overlay.show(problems)
  else overlay.remove()
})
// Requests the problems that were found before the page was loaded.
import.meta.hot?.send('definitions:ask')

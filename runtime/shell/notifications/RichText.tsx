import DOMPurify, { type Config } from 'dompurify'
import { createElement, type ReactNode, useMemo } from 'react'
import { type SafeTag, safeTags, simpleMarkup } from '../../core/notifications/simpleMarkup.ts'
import { renderLink } from '../frame/ScreenLink.tsx'

/** A message of the server with its allowed markup. */
export function RichText({ html }: { html: string }): ReactNode {
  const nodes = useMemo(() => safeHtml(html), [html])
  return draw(nodes)
}

function draw(nodes: readonly SafeNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node
    const key = String(at)
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, { key })
    const children = draw(node.children)
    if (node.tag !== 'a') return createElement(node.tag, { key }, ...children)
    return createElement(Link, { key, href: node.href }, ...children)
  })
}

/** A path opens a screen in this page; any other address opens in a new tab without referrer or opener. */
function Link({ href, children }: { href: string | undefined; children?: ReactNode }): ReactNode {
  if (href === undefined) return children
  if (href.startsWith('/')) return renderLink({ href, children })
  return renderLink({ href, target: '_blank', rel: 'noopener noreferrer', children })
}

/** A part of a message: text, or an allowed element. */
export type SafeNode = string | SafeElement
interface SafeElement {
  readonly tag: SafeTag
  /** For a link; undefined: its address is not safe. */
  readonly href: string | undefined
  readonly children: readonly SafeNode[]
}

/** Web and mail addresses, and paths of the console; `//x` would be a host. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
/** Elements of a table that contain no text themselves. */
const inTable = /^(?:table|thead|tbody|tfoot|tr)$/i
/** Maximum characters of a message that are read, and maximum nesting of elements. */
const longest = 20_000
const deepest = 20

const rules = {
  ALLOWED_TAGS: [...safeTags],
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: safeAddress,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

/**
 * The parts of a server's HTML message that may be shown: text, emphasis, paragraphs, lists, tables and safe
 * links. dompurify parses it where no script runs and nothing is loaded, and removes what `simpleMarkup` has
 * left; the rest is copied by node, so that no markup enters the page. Needs the Trusted Types policy
 * `dompurify` of the page.
 */
export function safeHtml(html: string): SafeNode[] {
  // Contrary to its type it returns null if nothing is left.
  const rest: Node | null = DOMPurify.sanitize(simpleMarkup(html.slice(0, longest)), rules)
  return rest ? nodesOf(rest, 0) : []
}

function nodesOf(parent: Node, depth: number): SafeNode[] {
  return [...parent.childNodes].flatMap((node): SafeNode[] => {
    const text = node.textContent ?? ''
    // Between the rows and cells of a table text is invalid, even a space.
    if (node.nodeType === Node.TEXT_NODE)
      return inTable.test(parent.nodeName) && text.trim() === '' ? [] : [text]
    if (!(node instanceof Element)) return []
    const tag = safeTags.find(known => known === node.localName)
    if (depth >= deepest) return [text]
    const children = nodesOf(node, depth + 1)
    return tag ? [{ tag, href: hrefOf(node), children }] : children
  })
}

function hrefOf(element: Element): string | undefined {
  const href = element.getAttribute('href')?.trim() ?? ''
  return safeAddress.test(href) && URL.canParse(href, window.location.href) ? href : undefined
}

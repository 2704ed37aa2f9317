import DOMPurify, { type Config } from 'dompurify'
import { createElement, type ReactNode, useMemo } from 'react'
import { type SafeTag, safeTags, simpleMarkup } from '../../core/notifications/simpleMarkup.ts'
import { renderLink } from '../frame/ScreenLink.tsx'

/** A message of the server with the little markup that is allowed in it. */
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

/** A path leads to a screen, in this page; everything else opens beside it and learns nothing of it. */
function Link({ href, children }: { href: string | undefined; children?: ReactNode }): ReactNode {
  if (href === undefined) return children
  if (href.startsWith('/')) return renderLink({ href, children })
  return renderLink({ href, target: '_blank', rel: 'noopener noreferrer', children })
}

/** A piece of a message: text, or one of the few elements that a message may have. */
export type SafeNode = string | SafeElement
interface SafeElement {
  readonly tag: SafeTag
  /** Only of a link; undefined: it leads nowhere that is safe. */
  readonly href: string | undefined
  readonly children: readonly SafeNode[]
}

/** Web and mail addresses, and paths of the console; `//x` would name a host. */
const safeAddress = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
/** Elements of a table that hold no text themselves. */
const inTable = /^(?:table|thead|tbody|tfoot|tr)$/i
/** Characters of a message that are looked at, and elements inside each other. */
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
 * What may be shown of an HTML message of the server: text, emphasis, paragraphs, lists, tables and safe links. dompurify parses it
 * where no script runs and nothing is loaded, and throws out what `simpleMarkup` has left; the rest is taken over piece by
 * piece, so that no markup ever becomes part of the page. It needs the Trusted Types policy `dompurify` of the page.
 */
export function safeHtml(html: string): SafeNode[] {
  // Against its type it gives null when nothing is left.
  const rest: Node | null = DOMPurify.sanitize(simpleMarkup(html.slice(0, longest)), rules)
  return rest ? nodesOf(rest, 0) : []
}

function nodesOf(parent: Node, depth: number): SafeNode[] {
  return [...parent.childNodes].flatMap((node): SafeNode[] => {
    const text = node.textContent ?? ''
    // Between the rows and cells of a table no text may stand, not even a space.
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

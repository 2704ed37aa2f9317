import { createElement, type ReactNode, useMemo } from 'react'
import { renderLink } from '../frame/renderLink.tsx'
import { type SafeNode, safeHtml } from './safeHtml.ts'

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

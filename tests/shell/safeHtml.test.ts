import { describe, expect, it } from 'vitest'
import { safeTags } from '../../runtime/core/notifications/simpleMarkup.ts'
import { type SafeNode, safeHtml } from '../../runtime/shell/notifications/RichText.tsx'
import naughty from '../fixtures/blns/blns.json'
import payloads from '../fixtures/dompurify/payloads.json'

const words = (nodes: readonly SafeNode[]): string =>
  nodes.map(node => (typeof node === 'string' ? node : words(node.children))).join('')
const elements = (nodes: readonly SafeNode[]): Exclude<SafeNode, string>[] =>
  nodes.flatMap(node => (typeof node === 'string' ? [] : [node, ...elements(node.children)]))
/** The text of each line, as a browser renders it. */
function lines(html: string): string[] {
  const place = document.createElement('div')
  const fill = (parent: Element, nodes: readonly SafeNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string') parent.append(node)
      else fill(parent.appendChild(document.createElement(node.tag)), node.children)
    }
  }
  fill(place, safeHtml(html))
  document.body.append(place)
  const found = place.innerText.split('\n').filter(line => line.trim() !== '')
  place.remove()
  return found
}
const linkOf = (href: string) => elements(safeHtml(`<a href="${href}">x</a>`)).map(node => node.href)

describe('message with markup', () => {
  it('keeps emphasis, paragraphs, lists and links', () => {
    expect(
      safeHtml('<p>A <b>b</b> <a href="/x" onclick="alert(1)" id="y">c</a></p><ul><li>d</li></ul>'),
    ).toEqual([
      {
        tag: 'p',
        href: undefined,
        children: [
          'A ',
          { tag: 'b', href: undefined, children: ['b'] },
          ' ',
          { tag: 'a', href: '/x', children: ['c'] },
        ],
      },
      { tag: 'ul', href: undefined, children: [{ tag: 'li', href: undefined, children: ['d'] }] },
    ])
  })

  it('keeps the text of disallowed elements, and nothing of scripts and styles', () => {
    expect(words(safeHtml('<font>One</font> <nobr>two</nobr><script>3</script><style>4</style>'))).toBe(
      'One two',
    )
  })

  it('separates blocks, so that their words do not run together', () => {
    const blocks = [
      '<div>one</div><div>two</div>',
      '<section>one</section>two',
      '<h3>one</h3>two',
      'one<hr>two',
    ]
    for (const html of blocks) expect(lines(html), html).toEqual(['one', 'two'])
    expect(lines('<div><p>one</p>two<br>three</div>')).toEqual(['one', 'two', 'three'])
  })

  it('keeps tables with their rows and cells, without the whitespace between them', () => {
    const [table] = safeHtml('<table>\n <tr>\n  <th>a</th> <td>1</td>\n </tr>\n</table>')
    const cell = (tag: string, text: string) => ({ tag, href: undefined, children: [text] })
    const row = { tag: 'tr', href: undefined, children: [cell('th', 'a'), cell('td', '1')] }
    const body = { tag: 'tbody', href: undefined, children: [row] }
    expect(table).toEqual({ tag: 'table', href: undefined, children: [body] })
  })

  it('decodes references', () => {
    expect(safeHtml('R&amp;D &lt;b&gt; &#x1F600;')).toEqual(['R&D <b> 😀'])
  })

  it.each(['https://a.example/x', 'http://a.example', 'mailto:a@b.example', '/refunds?x=1'])(
    'links to %s',
    href => {
      expect(linkOf(href)).toEqual([href])
    },
  )

  it.each([
    'javascript:alert(1)',
    ' java&#10;script:alert(1)',
    'data:text/html,<b>x</b>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\\\evil.example',
    'https://',
    '',
  ])('does not link to %s', href => {
    expect(linkOf(href).filter(found => found !== undefined)).toEqual([])
  })

  it('that is an attack keeps only the allowed elements and safe addresses', () => {
    for (const text of [...payloads, ...naughty]) {
      for (const { tag, href } of elements(safeHtml(text))) {
        expect(safeTags).toContain(tag)
        if (href === undefined) continue
        expect(tag).toBe('a')
        expect(['http:', 'https:', 'mailto:']).toContain(new URL(href, window.location.href).protocol)
        expect(href).not.toMatch(/^\/[/\\]/)
      }
    }
  })

  it('is cut at 20,000 characters and 20 nested elements', () => {
    expect(words(safeHtml('x'.repeat(30_000)))).toHaveLength(20_000)
    const deep = safeHtml(`${'<b>'.repeat(400)}x${'</b>'.repeat(400)}`)
    expect(elements(deep)).toHaveLength(20)
    expect(words(deep)).toBe('x')
  })
})

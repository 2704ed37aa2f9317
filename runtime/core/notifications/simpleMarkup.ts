/** The elements that a message may have. */
export const safeTags = [
  ...(['a', 'b', 'br', 'code', 'em', 'hr', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u'] as const),
  ...(['blockquote', 'dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'pre', 'ul'] as const),
  ...(['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'] as const),
] as const
export type SafeTag = (typeof safeTags)[number]

/** What else begins a line of its own: without it the words of two blocks would run together. */
const block =
  /^(?:address|article|aside|center|details|fieldset|figcaption|figure|footer|form|header|hgroup|main|nav|section|summary)$/
/** A heading would be one of the page. */
const heading = /^h[1-6]$/

/** In its order: a comment, an element whose content is no text, a tag, and a bracket that begins none of them. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|textarea|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\b[^>]*>|$)|<(\/?)([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)(?:>|$)|<[!?/][^<>]*>?|</gi
const address = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i

/**
 * The markup of a message that is allowed, and nothing else of it: no element beside the few, no attribute beside the
 * address of a link. It goes before the sanitizer, because a browser reports handlers and styles to the policy of the page
 * even where they could never work. `'<p onclick="x">a<font>b</font></p>'` -> `'<p>ab</p>'`
 */
export function simpleMarkup(html: string): string {
  return html.replace(markup, (found, _hidden, close?: string, name?: string, attributes = '') => {
    if (name === undefined) return found === '<' ? '&lt;' : ''
    const lower = name.toLowerCase()
    if (heading.test(lower)) return close ? '</strong></p>' : '<p><strong>'
    const tag = safeTags.find(known => known === (block.test(lower) ? 'div' : lower))
    if (!tag) return ''
    const [, ...values] = (tag === 'a' && close === '' && address.exec(attributes)) || []
    const href = values.find(value => value !== undefined)
    return href === undefined ? `<${close}${tag}>` : `<a href="${href.replace(/["<>]/g, encode)}">`
  })
}

const encode = (character: string) => `&#${character.charCodeAt(0)};`

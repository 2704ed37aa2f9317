/** Allowed elements of a message. */
export const safeTags = [
  ...(['a', 'b', 'br', 'code', 'em', 'hr', 'i', 's', 'small', 'strong', 'sub', 'sup', 'u'] as const),
  ...(['blockquote', 'dd', 'div', 'dl', 'dt', 'li', 'ol', 'p', 'pre', 'ul'] as const),
  ...(['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'] as const),
] as const
export type SafeTag = (typeof safeTags)[number]

/** Other block elements, replaced by `div` so that their words do not run together. */
const block =
  /^(?:address|article|aside|center|details|fieldset|figcaption|figure|footer|form|header|hgroup|main|nav|section|summary)$/
/** A heading would count as one of the page. */
const heading = /^h[1-6]$/

/** In this order: a comment, an element whose content is not text, a tag, any other bracket. */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|textarea|noscript|iframe|svg|math)\b[\s\S]*?(?:<\/\1\b[^>]*>|$)|<(\/?)([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^"'<>])*)(?:>|$)|<[!?/][^<>]*>?|</gi
const address = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/i

/**
 * Reduces markup to the allowed elements and to the address of a link. Runs before the sanitizer, because
 * browsers report handlers and styles as violations of the page's policy even where they have no effect.
 * `'<p onclick="x">a<font>b</font></p>'` -> `'<p>ab</p>'`
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

import { getOwn } from '../../core/objects.ts'

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Tags without a line break: all others end a line or a cell. */
const inline = 'a|abbr|b|bdi|bdo|code|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr'

/** The text of a message that may contain HTML; tags are dropped, nothing is rendered as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|title)\b[\s\S]*?(?:<\/\1\b[^>]*>|$)/gi, '')
    .replace(new RegExp(`</?(?!(?:${inline})\\b)[a-z][^>]*>`, 'gi'), ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, character)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The character of a reference; an invalid reference is kept as written. */
function character(written: string, decimal?: string, hex?: string, name = ''): string {
  if (name !== '') return getOwn(characters, name.toLowerCase()) ?? written
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : written
}

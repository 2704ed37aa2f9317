import { getOwn } from '../../core/objects.ts'

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Tags that leave the words on both sides together: all others end a line or a cell. */
const inline = 'a|abbr|b|bdi|bdo|code|em|font|i|mark|s|small|span|strong|sub|sup|u|wbr'

/** The words of a message that may hold HTML; its tags are left out, nothing of it is ever drawn as HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style|title)\b[\s\S]*?(?:<\/\1\b[^>]*>|$)/gi, '')
    .replace(new RegExp(`</?(?!(?:${inline})\\b)[a-z][^>]*>`, 'gi'), ' ')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, character)
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a reference stands for; one that means no character stays as it is written. */
function character(written: string, decimal?: string, hex?: string, name = ''): string {
  if (name !== '') return getOwn(characters, name.toLowerCase()) ?? written
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : written
}

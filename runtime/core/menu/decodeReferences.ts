import { MenuError } from './menuError.ts'

const named = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const reference = /&(?:#(\d+)|#x([\da-f]+)|([a-z_][\w.-]*));/gi
const noReference = /&(?!(?:#\d+|#x[\da-f]+|[a-z_][\w.-]*);)/i

/**
 * A text with its references decoded, in one pass; a reference that means no character stays as it is written. Throws a
 * MenuError for an ampersand that begins none.
 */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text
  if (noReference.test(text))
    throw new MenuError('The menu is not well-formed: an ampersand begins no reference.')
  return text.replace(reference, (written, dec, hex, name) => {
    if (name !== undefined) return named.get(name) ?? written
    const point = dec === undefined ? Number.parseInt(hex, 16) : Number(dec)
    const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
    return isCharacter ? String.fromCodePoint(point) : written
  })
}

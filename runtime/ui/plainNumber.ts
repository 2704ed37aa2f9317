/** A number with an optional currency before or after it. */
const figure = /^(?:\p{Sc}|[A-Z]{3})?\s*([+-]?[\d.,\s'’]+?)\s*(?:\p{Sc}|[A-Z]{3})?$/u

/**
 * Normalizes a number with thousands separators, a decimal comma or a currency: '1,250.50', '1 250,50',
 * "1'250.50" and '1,250.50 GBP' -> '1250.50'. Other text is unchanged. A single comma before three digits is
 * a thousands separator: '1,250' -> '1250'.
 */
export function plainNumber(text: string): string {
  // Text pasted by mistake may be very long.
  const [, found] = text.length > 60 ? [] : (figure.exec(text.trim()) ?? [])
  if (found === undefined) return text
  const bare = found.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(',', '')
  if (/^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '')
  return bare === text.trim() ? text : bare
}

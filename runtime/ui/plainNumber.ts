/** A figure, with its currency in front or behind. */
const figure = /^(?:\p{Sc}|[A-Z]{3})?\s*([+-]?[\d.,\s'’]+?)\s*(?:\p{Sc}|[A-Z]{3})?$/u

/**
 * A number that is written in groups of three, with a decimal comma or with a currency, as it is written without:
 * '1,250.50', '1 250,50', "1'250.50" and '1,250.50 GBP' -> '1250.50'. Any other text as it is. A single comma before three
 * digits stands between groups: '1,250' -> '1250'.
 */
export function plainNumber(text: string): string {
  // A text that was pasted by mistake is as long as it likes.
  const [, found] = text.length > 60 ? [] : (figure.exec(text.trim()) ?? [])
  if (found === undefined) return text
  const bare = found.replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(',', '')
  if (/^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '')
  return bare === text.trim() ? text : bare
}

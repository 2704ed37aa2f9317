/**
 * A number that is written in groups of three or with a decimal comma, as it is written without: '1,250.50', '1 250,50' and
 * "1'250.50" -> '1250.50'. Any other text as it is. A single comma before three digits stands between groups: '1,250' -> '1250'.
 */
export function plainNumber(text: string): string {
  const bare = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
  if (/^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare)) return bare.replaceAll(',', '')
  if (/^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^[+-]?\d{1,3}(?:\.\d{3}){2,}$/.test(bare)) return bare.replaceAll('.', '')
  return bare === text.trim() ? text : bare
}

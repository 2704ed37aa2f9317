/** Numbers that were set to their limit must not change silently (spec 1 §5). */
export function clampedText(typed: number, became: number): string {
  return `${figure(typed)} was changed to ${figure(became)}.`
}

function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 })
}

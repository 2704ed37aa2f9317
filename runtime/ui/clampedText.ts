/** What is said of a number that was set to its limit (spec 1 §5): nothing that was typed changes without a word. */
export function clampedText(typed: number, became: number): string {
  return `${figure(typed)} was changed to ${figure(became)}.`
}

function figure(number: number): string {
  return number.toLocaleString('en', { maximumFractionDigits: 20 })
}

/** An age in words: up to two days in hours, then in whole days. `0.4` -> 'under 1 hour', `49` -> '2 days' */
export function ageText(hours: number): string {
  if (hours < 1) return 'under 1 hour'
  return hours < 48 ? counted(hours, 'hour') : counted(hours / 24, 'day')
}

function counted(number: number, unit: string): string {
  const whole = Math.floor(number)
  return `${whole.toLocaleString('en')} ${unit}${whole === 1 ? '' : 's'}`
}

/** Texts of tiles. The specification defines none. */
export const tileMessages = {
  none: 'Nothing waiting',
  oldest: (age: string) => `Oldest ${age}`,
  overdue: (count: string) => `${count} overdue`,
  waiting: 'waiting',
  failed: 'Not available',
} as const

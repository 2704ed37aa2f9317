const named = 'today([+-]\\d{1,4})?'

/** A day by its distance from today, or a fixed one as yyyy-MM-dd. */
export const dayOrNamedSchema = { type: 'string', pattern: `^(${named}|\\d{4}-\\d{2}-\\d{2})$` } as const

const pattern = new RegExp(`^${named}$`)

/** Whether a text names a day by its distance from today: `today`, `today-30`, `today+7`. */
export function isNamedDay(text: string): boolean {
  return pattern.test(text)
}

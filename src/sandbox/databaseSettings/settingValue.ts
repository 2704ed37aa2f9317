import { type DatabaseSettingForm } from '../../../schemas/wire/databaseSetting.ts'
import { isDay } from '../clock/moment.ts'
import { type SettingDefinition } from './definitions.ts'

/** What was typed for a setting, as the text that is kept; an empty number or flag stays an empty text. */
export function settingValue({ type }: SettingDefinition, form: DatabaseSettingForm): string {
  const typed = form[type]
  if (typed === undefined || typed === null) return ''
  if (type === 'decimal') return Number(typed).toFixed(2)
  if (type !== 'list') return String(typed).trim()
  return String(typed)
    .split(',')
    .map(entry => entry.trim())
    .filter(Boolean)
    .join(',')
}

/** Why a value is invalid for its type; undefined: it is valid. */
export function settingProblem({ type, min, max }: SettingDefinition, value: string): string | undefined {
  if (value === '' && type !== 'email' && type !== 'text') return 'This is required.'
  switch (type) {
    case 'flag':
      return /^[01]$/.test(value) ? undefined : 'Enter 0 or 1.'
    case 'integer':
    case 'decimal':
      return numberProblem(type, value, min, max)
    case 'email':
      return /^(?:[^@\s]+@[^@\s]+)?$/.test(value)
        ? undefined
        : 'Enter an email address, such as name@example.com.'
    case 'date':
      return isDay(value) ? undefined : 'This date does not exist.'
    default:
      return undefined
  }
}

function numberProblem(
  type: 'integer' | 'decimal',
  value: string,
  min: number | undefined,
  max: number | undefined,
): string | undefined {
  const number = Number(value)
  if (!Number.isFinite(number)) return 'Enter a number.'
  if (type === 'integer' && !Number.isInteger(number)) return 'Enter a whole number.'
  if (min !== undefined && number < min) return `Enter ${min} or more.`
  return max !== undefined && number > max ? `Enter ${max} or less.` : undefined
}

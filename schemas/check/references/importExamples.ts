import { explain } from '../explain.ts'
import { child, type Item, items, text } from '../item.ts'
import { count, type Explanation } from '../wording.ts'
import { isDay } from './fieldLimits.ts'
import { matches } from './patterns.ts'

/** Why an import would reject the example of a column. Undefined: it is accepted, or there is no example. */
export function exampleFault(column: Item): Explanation | undefined {
  const { value } = child(column, 'example')
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const example = String(value).trim()
  if (example === '') return undefined
  const source = text(child(column, 'pattern', 'match'))
  if (source !== undefined && !matches(source, String(value)))
    return explain.exampleMismatch(String(value), source, 'the import takes')
  return ofOptions(column, example) ?? ofKind(column, example) ?? ofLimits(column, example)
}

/** Options are compared without regard to case. */
function ofOptions(column: Item, example: string): Explanation | undefined {
  const options = items(child(column, 'options')).flatMap(option => text(option) ?? [])
  return options.length === 0 || options.some(option => option.toLowerCase() === example.toLowerCase())
    ? undefined
    : explain.exampleUnknown(example, options)
}

function ofKind(column: Item, example: string): Explanation | undefined {
  switch (text(child(column, 'kind'))) {
    case 'number':
      return isNumber(example) ? undefined : explain.exampleUnfit(example, 'a number, such as -1234.50')
    case 'integer':
      return isNumber(example) && Number.isInteger(Number(example))
        ? undefined
        : explain.exampleUnfit(example, 'a whole number')
    case 'date':
      return isMoment(example)
        ? undefined
        : explain.exampleUnfit(example, 'a day yyyy-MM-dd, with or without HH:mm:ss')
    default:
      return undefined
  }
}

function ofLimits(column: Item, example: string): Explanation | undefined {
  const limit = (key: string) => {
    const { value } = child(column, key)
    return typeof value === 'number' ? value : undefined
  }
  const [number, characters] = [Number(example), [...example].length]
  const [length = characters, maxLength = characters] = [limit('length'), limit('maxLength')]
  if (number < (limit('min') ?? number) || number > (limit('max') ?? number))
    return explain.exampleOutside(number)
  if (characters !== length) return explain.exampleUnfit(example, lengthOf(length))
  return characters > maxLength ? explain.exampleUnfit(example, `at most ${lengthOf(maxLength)}`) : undefined
}

function lengthOf(characters: number): string {
  return count(characters, 'character', 'characters')
}

function isNumber(example: string): boolean {
  return /^[+-]?\d+(?:\.\d+)?$/.test(example)
}

function isMoment(example: string): boolean {
  const [, day, time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(example) ?? []
  return day !== undefined && isDay(day) && /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}$/.test(time)
}

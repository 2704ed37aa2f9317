import { type GridTerm } from '../../../schemas/wire/gridRequest.ts'
import { type CompiledFilter } from '../compile/compiled.ts'
import { messages } from '../messages.ts'
import { numberProblem, typedNumber } from '../text/numbers.ts'
import { readRange, writeRange } from './period.ts'

type RangeFilter = Extract<CompiledFilter, { kind: 'numberRange' }>

/** The terms of a range of numbers, one group for each end; empty while the range is invalid. */
export function rangeTerms(filter: RangeFilter, values: readonly string[]): GridTerm[][] {
  if (rangeProblem(filter, values) !== undefined) return []
  const { from, to } = readRange(values)
  const [least, most] = [typedNumber(from), typedNumber(to)]
  return [
    ...(least === undefined ? [] : [[{ index: filter.field, value: least, condition: 'gteq' as const }]]),
    ...(most === undefined ? [] : [[{ index: filter.field, value: most, condition: 'lteq' as const }]]),
  ]
}

/** Error message of a range of numbers; undefined: valid. */
export function rangeProblem(filter: RangeFilter, values: readonly string[]): string | undefined {
  const { from, to } = readRange(values)
  const [least, most] = [typedNumber(from), typedNumber(to)]
  return (
    endProblem(filter, from) ??
    endProblem(filter, to) ??
    (least !== undefined && most !== undefined && least > most ? messages.rangeReversed : undefined)
  )
}

function endProblem(filter: RangeFilter, text: string): string | undefined {
  const number = typedNumber(text)
  if (number !== undefined) return numberProblem(number, filter)
  return text === '' ? undefined : messages.noNumber(text)
}

/** Sets one end of a range from a term of the server; without a condition sets both. */
export function rangeWith(
  before: readonly string[],
  condition: unknown,
  text: string,
): readonly string[] | undefined {
  const number = typedNumber(text)
  if (number === undefined) return undefined
  const end = String(number)
  return writeRange({
    ...readRange(before),
    ...(condition !== 'lteq' && { from: end }),
    ...(condition !== 'gteq' && { to: end }),
  })
}

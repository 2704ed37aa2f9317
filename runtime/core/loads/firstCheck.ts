import { type ConditionLeaf } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../compile/compiled.ts'
import { plainText } from '../text/plainText.ts'
import { valueAt } from '../valueAt.ts'
import { holds, leavesOf } from './condition.ts'

/** A screen that opens instead, with what it is told beside the parameters of the same name. */
export interface Instead {
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
}

/**
 * Where the first check that holds leads to; undefined: the screen shows. `data` are the loads, and the parameters as
 * `params`. Of loads that are not there yet a check says nothing.
 */
export function firstCheck(
  checks: CompiledScreen['checks'],
  data: Readonly<Record<string, unknown>>,
): Instead | undefined {
  const check = checks.find(({ when }) => leavesOf(when).every(isThere) && holds(when, data))
  if (!check) return undefined
  const { go, params = {}, query = {} } = check
  return { name: go, values: textsOf(params), search: textsOf(query) }

  function isThere({ field }: ConditionLeaf): boolean {
    return Object.hasOwn(data, field.split('.')[0] ?? '')
  }

  function textsOf(from: NonNullable<typeof check>['query'] = {}): Record<string, string> {
    const texts = Object.entries(from).map(
      ([key, one]) => [key, typeof one === 'string' ? plainText(valueAt(data, one)) : one.value] as const,
    )
    return Object.fromEntries(texts.filter(([, text]) => text !== ''))
  }
}

/** What conditions of a screen look at: its loads by their names, and the parameters of path and query as `params`. */
export function factsOf({ loads, params, query }: Facts): Readonly<Record<string, unknown>> {
  return { ...loads, params: { ...query, ...params } }
}

interface Facts {
  readonly loads: Readonly<Record<string, unknown>>
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

import { type ConditionLeaf } from '../../../schemas/index.ts'
import { type CompiledScreen } from '../compile/compiled.ts'
import { holds, leavesOf } from './condition.ts'

/**
 * Name of the screen that the first check that holds leads to; undefined: the screen shows. Of loads that are not there yet
 * a check says nothing.
 */
export function firstCheck(
  checks: CompiledScreen['checks'],
  loads: Readonly<Record<string, unknown>>,
): string | undefined {
  return checks.find(({ when }) => leavesOf(when).every(isThere) && holds(when, loads))?.go

  function isThere({ field }: ConditionLeaf): boolean {
    return Object.hasOwn(loads, field.split('.')[0] ?? '')
  }
}

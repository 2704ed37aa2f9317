import { type CompiledScreen } from '../compile/compiled.ts'
import { holds } from './condition.ts'

/** Name of the screen that the first check that holds leads to; undefined: the screen shows. */
export function firstCheck(
  checks: CompiledScreen['checks'],
  loads: Readonly<Record<string, unknown>>,
): string | undefined {
  return checks.find(check => holds(check.when, loads))?.go
}

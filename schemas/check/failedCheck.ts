import { type CheckResult } from './checkDefinitions.ts'
import { explain } from './explain.ts'
import { vocabularyOf } from './resolve/vocabulary.ts'

/** A check that cannot run, as while the language itself is being changed, is a problem like any other. */
export function failedCheck(error: unknown): CheckResult {
  const message = error instanceof Error ? error.message : String(error)
  const place = { file: 'schemas/check/inspect.ts', line: 1, column: 1, pointer: '' }
  return {
    problems: [{ ...place, ...explain.checkFailed(message) }],
    definitions: [],
    vocabulary: vocabularyOf([], [], []),
    resources: [],
    count: 0,
  }
}

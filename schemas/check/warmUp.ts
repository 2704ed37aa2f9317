import { type CheckResult } from './inspection.ts'
import { checkReferences } from './references/checkReferences.ts'
import { noInvalidNames } from './resolve/invalidNames.ts'
import { resolveScreen } from './resolve/resolveScreen.ts'
import { shapeCheck } from './shape/checkShape.ts'

/** What a thread checks before it is asked: the result of an earlier run. */
export type Known = Pick<CheckResult, 'definitions' | 'vocabulary'>

/**
 * Checks what is known to be right, a few screens per step, and drops what it finds: the code of the check is then
 * compiled before a definition is saved. A third of the first check of a thread is compilation.
 */
export async function* warmUp({ definitions, vocabulary }: Known): AsyncGenerator<void> {
  const checkShape = await shapeCheck()
  for (let at = 0; at < definitions.length; at += few) {
    const screens = definitions
      .slice(at, at + few)
      .map(({ file, screen }) =>
        resolveScreen({ file, data: screen, findings: [] }, vocabulary, noInvalidNames),
      )
    for (const screen of screens) checkShape(screen)
    checkReferences(screens, new Set())
    yield
  }
}

/** Screens per step: a definition that is saved meanwhile waits for one step at most. */
const few = 5

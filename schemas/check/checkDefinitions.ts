import { setImmediate } from 'node:timers/promises'
import { type Screen } from '../index.ts'
import { type Finding } from './finding.ts'
import { isDefinition } from './isDefinition.ts'
import { type Problem } from './problem.ts'
import { filesBelow } from './read/filesBelow.ts'
import { type Definition, readDefinition, unread } from './read/readDefinition.ts'
import { strayFileFindings } from './read/strayFiles.ts'
import { checkReferences } from './references/checkReferences.ts'
import { checkShape } from './shape/checkShape.ts'
import { locateFindings } from './source/locate.ts'

/** What one run over all definitions finds. */
export interface CheckResult {
  /** Of all files together, by file, line and column. */
  readonly problems: readonly Problem[]
  /** The definitions that are screens: whose own shape is right, one of each name, by file. */
  readonly definitions: readonly { readonly file: string; readonly screen: Screen }[]
  /** Number of definition files, right or wrong. */
  readonly count: number
}

interface Reading {
  /** Told of each file before it is read, and of none when all are. */
  readonly begins?: (file: string | undefined) => void
  /** Files that are not to be read, with what is wrong with them. */
  readonly unread?: ReadonlyMap<string, Finding>
}

/**
 * Checks every definition below `root`:
 *
 *     files -> read: plain data -> shape: the words of the language -> references: names that fit -> lines and columns
 *
 * A wrong file stops nothing: the result has all problems of all files.
 */
export async function checkDefinitions(
  root: string,
  { begins, unread: known }: Reading = {},
): Promise<CheckResult> {
  const found = filesBelow(root, 'screens')
  const files = found.filter(isDefinition)
  const definitions: Definition[] = []
  // One by one, which takes no longer, so that it is known which one does not come to its end.
  for (const file of files) {
    const fault = known?.get(file)
    begins?.(file)
    definitions.push(fault ? unread(root, file, [fault]) : await readDefinition(root, file))
    // What a promise of the file is refused with is thrown here at the latest.
    await setImmediate()
  }
  begins?.(undefined)
  const shapes = definitions.map(definition => [...definition.findings, ...checkShape(definition)])
  const screens = definitions.filter((_, index) => shapes[index]?.length === 0)
  return {
    problems: locateFindings(root, [
      ...strayFileFindings(root, found),
      ...shapes.flat(),
      ...checkReferences(definitions),
    ]),
    definitions: firstOfEachName(screens.filter(isScreen)),
    count: files.length,
  }
}

interface ScreenDefinition extends Definition {
  readonly data: Screen
}

/** Asked only of definitions in which no check of reading and shape found anything. */
function isScreen(definition: Definition): definition is ScreenDefinition {
  return definition.data !== undefined
}

function firstOfEachName(definitions: readonly ScreenDefinition[]): CheckResult['definitions'] {
  const names = new Map<string, { file: string; screen: Screen }>()
  for (const { file, data } of definitions)
    if (!names.has(data.name)) names.set(data.name, { file, screen: data })
  return [...names.values()]
}

import { type Screen } from '../index.ts'
import { findDefinitions } from './findDefinitions.ts'
import { type Problem } from './problem.ts'
import { type Definition, readDefinition } from './read/readDefinition.ts'
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

/**
 * Checks every definition below `root`:
 *
 *     files -> read: plain data -> shape: the words of the language -> references: names that fit -> lines and columns
 *
 * A wrong file stops nothing: the result has all problems of all files.
 */
export async function checkDefinitions(root: string): Promise<CheckResult> {
  const files = await findDefinitions(root)
  const definitions = await Promise.all(files.map(file => readDefinition(root, file)))
  const shapes = definitions.map(definition => [...definition.findings, ...checkShape(definition)])
  const screens = definitions.filter((_, index) => shapes[index]?.length === 0)
  return {
    problems: locateFindings(root, [...shapes.flat(), ...checkReferences(definitions)]),
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

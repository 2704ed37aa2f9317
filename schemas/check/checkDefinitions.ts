import { setImmediate } from 'node:timers/promises'
import { type Screen } from '../index.ts'
import { type Calls } from '../language/calls.ts'
import { type Resources } from '../language/resources.ts'
import { type Finding } from './finding.ts'
import { type FileKind, fileKind, isDefinition } from './isDefinition.ts'
import { type Problem } from './problem.ts'
import { filesBelow } from './read/filesBelow.ts'
import { type Definition, readDefinition, unread } from './read/readDefinition.ts'
import { strayFileFindings } from './read/strayFiles.ts'
import { checkReferences } from './references/checkReferences.ts'
import { checkCalls, checkEntities } from './references/entities.ts'
import { checkResources } from './references/resources.ts'
import { withCallers } from './resolve/callers.ts'
import { whereWritten } from './resolve/longForm.ts'
import { resolveScreen } from './resolve/resolveScreen.ts'
import { type Defined, type Entities, type Vocabulary, vocabularyOf } from './resolve/vocabulary.ts'
import { type CheckShape, shapeCheck } from './shape/checkShape.ts'
import { locateFindings } from './source/locate.ts'

/** What one run over all definitions finds. */
export interface CheckResult {
  /** Of all files together, by file, line and column. */
  readonly problems: readonly Problem[]
  /** The definitions that are screens: whose own shape is right, one of each name, by file. */
  readonly definitions: readonly { readonly file: string; readonly screen: Screen }[]
  /** The entities and calls whose own shape is right. */
  readonly vocabulary: Vocabulary
  /** Number of screens, right or wrong. */
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
 *     files -> read: plain data -> resolve: spelt out, fields and calls by their entities -> shape: the words of the language
 *           -> references: names that fit -> lines and columns
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
  const checkShape = await shapeCheck()
  const entities = defined<Entities>(definitions, 'entity', checkShape)
  const calls = defined<Calls>(definitions, 'calls', checkShape)
  const resources = defined<Resources>(definitions, 'resources', checkShape)
  const written = definitions.filter(({ file }) => fileKind(file) === 'screen')
  const vocabulary = vocabularyOf(
    entities.right,
    calls.right,
    written.map(({ data }) => data),
  )
  const screens = written.map(definition => resolveScreen(definition, vocabulary))
  const shapes = screens.map(definition => [...definition.findings, ...checkShape(definition)])
  // A name that no entity or call has is told of once.
  const named = new Set(
    screens.flatMap(({ findings }) => findings).map(({ file, pointer }) => `${file}${pointer}`),
  )
  const right = screens.filter((_, index) => shapes[index]?.length === 0)
  const moves = new Map(screens.map(screen => [screen.file, screen.moves]))
  const findings = [
    ...strayFileFindings(root, found),
    ...entities.findings,
    ...calls.findings,
    ...resources.findings,
    ...checkEntities(entities.right, vocabulary),
    ...checkCalls(calls.right, vocabulary),
    ...shapes.flat(),
    ...checkReferences(screens).filter(({ file, pointer }) => !named.has(`${file}${pointer}`)),
    ...checkResources(screens, resources.right, calls.right),
  ]
  return {
    problems: locateFindings(
      root,
      findings.map(found => whereWritten(found, moves.get(found.file) ?? [])),
    ),
    definitions: firstOfEachName(right.flatMap(definition => (isScreen(definition) ? [definition] : []))),
    vocabulary: withCallers(vocabulary, screens),
    count: written.length,
  }
}

/** The files of one kind: those whose shape is right, and what is wrong with the others. */
function defined<T>(
  definitions: readonly Definition[],
  kind: FileKind,
  checkShape: CheckShape,
): { readonly right: readonly Defined<T>[]; readonly findings: readonly Finding[] } {
  const right: Defined<T>[] = []
  const findings: Finding[] = []
  const isRight = (definition: Definition): definition is Definition & Defined<T> => {
    const found = [...definition.findings, ...checkShape(definition, kind)]
    findings.push(...found)
    return found.length === 0 && definition.data !== undefined
  }
  for (const definition of definitions)
    if (fileKind(definition.file) === kind && isRight(definition)) right.push(definition)
  return { right, findings }
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

import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { type Screen } from '../index.ts'
import { type Calls } from '../language/calls.ts'
import { type Resources } from '../language/resources.ts'
import { type EditedFile, readEdited } from './edited/readEdited.ts'
import { type Named, type PlacedName, placeNames } from './editor/placeNames.ts'
import { type Finding } from './finding.ts'
import { withoutDerived, withoutFollowUps } from './followUps.ts'
import { type FileKind, fileKind, isDefinition } from './isDefinition.ts'
import { isObject } from './item.ts'
import { atMisspeltNames } from './misspeltNames.ts'
import { type Problem } from './problem.ts'
import { filesBelow } from './read/filesBelow.ts'
import { type Definition, readDefinition, unread as unreadDefinition } from './read/readDefinition.ts'
import { strayFileFindings } from './read/strayFiles.ts'
import { checkCalls } from './references/calls.ts'
import { checkReferences } from './references/checkReferences.ts'
import { checkEntities } from './references/entities.ts'
import { checkRecordTypes } from './references/recordTypes.ts'
import { checkResources, knownResources, misspeltInCalls } from './references/resources.ts'
import { withCallers } from './resolve/callers.ts'
import { withIncluding } from './resolve/includedFields.ts'
import { callsWith, noInvalidNames, unsettledNames, withoutWrong } from './resolve/invalidNames.ts'
import { whereWritten } from './resolve/longForm.ts'
import { resolveScreen } from './resolve/resolveScreen.ts'
import {
  type Defined,
  definitionsOf,
  type Entities,
  type Vocabulary,
  vocabularyOf,
} from './resolve/vocabulary.ts'
import { type CheckShape, shapeCheck } from './shape/checkShape.ts'
import { locateFindings } from './source/locate.ts'
import { checkStandards } from './standards/checkStandards.ts'

/** What one run over all definitions finds. */
export interface CheckResult {
  /** Of all files together, by file, line and column. */
  readonly problems: readonly Problem[]
  /** The definitions that are screens: whose own shape is right, one of each name, by file. */
  readonly definitions: readonly { readonly file: string; readonly screen: Screen }[]
  /** The entities and calls whose own shape is right. */
  readonly vocabulary: Vocabulary
  /** The resources that the server knows, as far as lists and calls say. */
  readonly resources: readonly string[]
  /** Number of screens, right or wrong. */
  readonly count: number
  /** Every name in the definitions; only where it was asked for. */
  readonly names?: readonly PlacedName[]
}

interface Reading {
  /** Called with each file before it is read, and with undefined after the last one. */
  readonly begins?: (file: string | undefined) => void
  /** Files that are not to be read, with what is wrong with them. */
  readonly unread?: ReadonlyMap<string, Finding>
  /** Whether valid screens are also checked against the standards of the console. */
  readonly standards?: boolean
  /** A text that is checked instead of the saved one. It is read as data: none of its code runs. */
  readonly edited?: EditedFile
  /** Whether the names in the definitions are wanted, for editors. */
  readonly names?: boolean
  /** Whether names that do not fit are looked for. Default true; false is faster, for a list of what there is. */
  readonly references?: boolean
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
  {
    begins,
    unread: faults,
    standards = false,
    edited,
    names: wantsNames = false,
    references = true,
  }: Reading = {},
): Promise<CheckResult> {
  const found = filesBelow(root, 'screens')
  const files = found.filter(isDefinition)
  const definitions: Definition[] = []
  // One by one, which takes no longer, so that a file that never ends is known.
  for (const file of files) {
    const fault = faults?.get(file)
    begins?.(file)
    if (file === edited?.file) definitions.push(readEdited(edited))
    else definitions.push(fault ? unreadDefinition(root, file, [fault]) : await readDefinition(root, file))
    // A rejected promise of the file throws here at the latest.
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
  const unread = entities.unread || calls.unread
  const unreadScreens = new Set(written.map(({ unreadName }) => unreadName))
  const included = definitionsOf(entities.right)
  const wrongEntities = withIncluding(new Set(entities.wrong), included)
  const around = {
    vocabulary,
    invalidNames: { ...noInvalidNames, entities: wrongEntities, unread },
    unreadScreens,
  }
  const ofEntities = checkEntities(entities.right, around)
  // The fields of these are not known yet.
  const unsettled = new Set([...wrongEntities, ...unsettledNames(ofEntities)])
  const ofCalls = checkCalls(calls.right, around)
  const invalidNames = {
    ...around.invalidNames,
    entities: withIncluding(unsettled, included),
    calls: new Set([...calls.wrong, ...callsWith(ofCalls, vocabulary)]),
  }
  const resolved = written.map(definition => resolveScreen(definition, vocabulary, invalidNames))
  const screens = resolved.filter(({ isUnsure }) => !isUnsure)
  const unsure = resolved.filter(({ isUnsure }) => isUnsure).map(withNameAlone)
  const shapes = screens.map(definition => [...definition.findings, ...checkShape(definition)])
  // Names that no entity or call has are reported once, not again as unknown resources.
  const known = knownResources(resources.right, calls.right)
  const named = new Set(
    screens.flatMap(({ findings }) => findings).map(({ file, pointer }) => `${file}${pointer}`),
  )
  const misspeltFields = new Set(
    [...named]
      .filter(place => /\/fields\/\d+$/.test(place))
      .map(place => place.replace(/\/fields\/\d+$/, '')),
  )
  const right = screens.filter((_, index) => shapes[index]?.length === 0)
  const wrong = screens.filter((_, index) => shapes[index]?.length !== 0).map(({ file }) => file)
  const pointerMap = new Map(screens.map(screen => [screen.file, screen.pointerMap]))
  const findings = [
    ...strayFileFindings(root, found),
    ...entities.findings,
    ...calls.findings,
    ...resources.findings,
    ...ofEntities,
    ...ofCalls,
    ...unsure.flatMap(screen => screen.findings),
    // An unknown call has no path, which would be the same fault again.
    ...shapes
      .flat()
      .filter(
        ({ file, pointer }) => !/\/call$/.test(pointer) || !named.has(`${file}${pointer.slice(0, -5)}`),
      ),
    ...(references ? checkReferences([...screens, ...unsure], new Set(wrong)) : []).filter(
      ({ file, pointer, code }) =>
        !named.has(`${file}${pointer}`) &&
        // A row has the fields of its grid, so that one misspelt there is one fault.
        !(
          code === 'row-field-unknown' && misspeltFields.has(`${file}${pointer.replace(/\/actions\/.*/, '')}`)
        ) &&
        // Values derived from a name follow from it.
        !named.has(`${file}${pointer.replace(/\/(?:call|field)$/, '')}`) &&
        !(wrong.includes(file) && followUps.has(code)),
    ),
    ...(resources.right.length > 0 ? checkResources(screens, known) : []),
    ...misspeltInCalls(resources.right, calls.right, screens),
    ...checkRecordTypes([...screens, ...unsure], [...vocabulary.entities.keys(), ...wrongEntities]),
  ]
  const ofEachName = firstOfEachName(right.flatMap(definition => (isScreen(definition) ? [definition] : [])))
  const faulty = new Set(findings.map(({ file }) => file))
  if (standards)
    findings.push(
      ...checkStandards(
        ofEachName.filter(({ file }) => !faulty.has(file)),
        new Map(screens.map(({ file, fields }) => [file, fields])),
        entities.right,
        [...vocabulary.calls.values()],
      ),
    )
  return {
    problems: locateFindings(
      root,
      atMisspeltNames(
        // One place is counted once, whatever follows from it.
        withoutDerived(
          withoutFollowUps(findings).map(found => whereWritten(found, pointerMap.get(found.file) ?? [])),
          new Map(definitions.map(({ file, data }) => [file, data])),
        ),
        definitions,
      ),
      edited && new Map([[resolve(root, edited.file), edited.text]]),
    ),
    definitions: ofEachName,
    vocabulary: withCallers(vocabulary, screens),
    resources: [...known],
    count: written.length,
    ...(wantsNames && { names: placeNames(namesOf()) }),
  }

  function namesOf(): Named {
    return {
      root,
      vocabulary,
      entities: entities.right,
      calls: calls.right,
      screens: written.map(({ file, data }, index) => ({
        file,
        data,
        fields: resolved[index]?.fields ?? [],
        pointerMap: resolved[index]?.pointerMap ?? [],
      })),
    }
  }
}

/** What a screen seems to lack while one of its parts is an unknown word. */
const followUps: ReadonlySet<string> = new Set([
  'load-unused',
  'scope-of-record',
  'translation-missing',
  'translation-unused',
])

interface Described<T> {
  /** The files without the entries that have findings. */
  readonly right: readonly Defined<T>[]
  readonly findings: readonly Finding[]
  /** Names of the entries that have findings. */
  readonly wrong: readonly string[]
  /** A file of this kind could not be read, or defines nothing usable. */
  readonly unread: boolean
}

/** The files of one kind, with valid and invalid entries apart. */
function defined<T>(
  definitions: readonly Definition[],
  kind: FileKind,
  checkShape: CheckShape,
): Described<T> {
  const right: Defined<T>[] = []
  const findings: Finding[] = []
  const wrong: string[] = []
  const isRight = (
    definition: Definition,
    found: readonly Finding[],
  ): definition is Definition & Defined<T> => found.length === 0 && definition.data !== undefined
  const own = definitions.filter(({ file }) => fileKind(file) === kind)
  let unread = own.some(({ data }) => data === undefined)
  for (const definition of own) {
    const found = [...definition.findings, ...checkShape(definition, kind)]
    findings.push(...found)
    if (isRight(definition, found)) right.push(definition)
    else {
      const { rest, names } = withoutWrong(kind, definition.data, found)
      wrong.push(...names)
      const partial = { ...definition, data: rest, findings: [] }
      if (isRight(partial, checkShape(partial, kind))) right.push(partial)
      else unread = true
    }
  }
  return { right, findings, wrong, unread }
}

/** Keeps only the name of a screen, as for one that could not be read. */
function withNameAlone({ file, data, findings }: Definition): Definition {
  const name = isObject(data) && typeof data.name === 'string' ? { unreadName: data.name } : {}
  return { file, data: undefined, findings, ...name }
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

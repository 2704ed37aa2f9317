import { type Finding } from '../finding.ts'
import { type FileKind } from '../isDefinition.ts'
import { isObject, keysOfPointer } from '../item.ts'
import { type Vocabulary } from './vocabulary.ts'

/** Entities and calls with faults: screens that name them are checked once these are fixed. */
export interface InvalidNames {
  readonly entities: ReadonlySet<string>
  readonly calls: ReadonlySet<string>
  /** Some file of entities or calls could not be read, and may define any unknown name. */
  readonly unread: boolean
}

export const noInvalidNames: InvalidNames = { entities: new Set(), calls: new Set(), unread: false }

/** The names of the calls with findings, and of their derived calls. */
export function callsWith(findings: readonly Pick<Finding, 'pointer'>[], { calls }: Vocabulary): string[] {
  const names = findings.flatMap(({ pointer }) => {
    const [calls, name] = keysOfPointer(pointer)
    return calls === 'calls' && name !== undefined ? [name] : []
  })
  return [...calls.values()].flatMap(({ name, oneByOne = name }) => (names.includes(oneByOne) ? [name] : []))
}

/** The names of the entities that include unknown ones, have a field that is as an unknown one, or a text that is blank. */
export function unsettledNames(findings: readonly Pick<Finding, 'pointer' | 'code'>[]): string[] {
  return findings.flatMap(({ pointer, code }) => {
    const [name, word, , key] = keysOfPointer(pointer)
    const isUnsettled = word === 'include' || key === 'as' || code === 'text-blank'
    return isUnsettled && name !== undefined ? [name] : []
  })
}

/** A file of entities or calls without the entries that have findings, and the names of these. */
export function withoutWrong(
  kind: FileKind,
  data: unknown,
  findings: readonly Pick<Finding, 'pointer'>[],
): { readonly rest: unknown; readonly names: readonly string[] } {
  const table = kind === 'calls' && isObject(data) ? data.calls : data
  if (!isObject(table) || !isObject(data)) return { rest: undefined, names: [] }
  const depth = kind === 'calls' ? 1 : 0
  const places = findings.map(({ pointer }) => keysOfPointer(pointer))
  // A fault of the file itself, such as its base, affects all its calls.
  const isWhole = places.some(keys => keys.length <= depth || (kind === 'calls' && keys[0] !== 'calls'))
  const wrong = isWhole ? Object.keys(table) : places.map(keys => keys[depth] ?? '')
  const entries = Object.entries(table).filter(([name]) => !wrong.includes(name))
  const rest = Object.fromEntries(entries)
  const following = wrong.flatMap(name => selectedOf(table[name]))
  return {
    rest: kind === 'calls' ? { ...data, calls: rest } : rest,
    names: [...new Set([...wrong, ...following])],
  }
}

/** The name of the derived call for selected rows. */
function selectedOf(call: unknown): string[] {
  return isObject(call) && typeof call.selected === 'string' ? [call.selected] : []
}

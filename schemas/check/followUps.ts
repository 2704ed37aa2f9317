import { type Finding } from './finding.ts'
import { fileKind } from './isDefinition.ts'
import { isObject, keysOfPointer } from './item.ts'

/**
 * One mistake is one problem: leaves out findings that only follow from a wrong name or key in the same part.
 * A separate mistake among them is found once the name is right.
 */
export function withoutFollowUps(findings: readonly Finding[]): Finding[] {
  const causes = findings.flatMap(causeOf)
  return findings.filter(
    one =>
      !causes.some(cause => cause.finding !== one && cause.finding.file === one.file && follows(one, cause)),
  )
}

/**
 * The name of a screen that a link takes from its entity is wrong there, not where the link follows from it; `written`
 * is what each file writes.
 */
export function withoutDerivedLinks(
  findings: readonly Finding[],
  written: ReadonlyMap<string, unknown>,
): Finding[] {
  const isScreen = ({ code }: Finding) => code === 'screen-unknown'
  const ofEntities = new Set(
    findings.filter(one => isScreen(one) && fileKind(one.file) === 'entity').map(({ what }) => what),
  )
  return findings.filter(
    one => !isScreen(one) || !ofEntities.has(one.what) || isWritten(one.pointer, written.get(one.file)),
  )
}

function isWritten(pointer: string, data: unknown): boolean {
  let value = data
  for (const key of keysOfPointer(pointer)) {
    if (Array.isArray(value)) value = value[Number(key)]
    else if (isObject(value)) value = value[key]
    else return false
  }
  return value !== undefined
}

/** A wrong name or key, and the part of the definition that cannot be checked because of it. */
interface Cause {
  readonly finding: Finding
  readonly part: string
  /** Pointer of a grid whose row has one field less. */
  readonly rowOf: string | undefined
  readonly codes: ReadonlySet<string>
}

function causeOf(finding: Finding): Cause[] {
  const { code, pointer, fix } = finding
  const key = code === 'key-unknown' ? /^Did you mean "(\w+)"\?/.exec(fix)?.[1] : undefined
  const codes = key === undefined ? ofName.get(code) : ofKey.get(key)
  if (!codes) return []
  const part = pointer.replace(key === undefined ? /\/(?:call|entity|field|name)$/ : /\/[^/]*$/, '')
  return [{ finding, part, rowOf: /^(.*)\/(?:columns|fields)\/\d+$/.exec(part)?.[1], codes }]
}

function follows({ code, pointer }: Finding, { finding, part, rowOf, codes }: Cause): boolean {
  if (code === 'row-field-unknown' && rowOf !== undefined && pointer.startsWith(`${rowOf}/actions/`))
    return true
  if (!codes.has(code)) return false
  return pointer === finding.pointer || pointer === part || pointer.startsWith(`${part}/`)
}

const ofField = new Set([
  'filter-kind-missing',
  'form-wrong',
  'key-missing',
  'key-unknown',
  'total-text',
  'type-wrong',
])
const ofRecords = new Set([...ofField, 'entity-missing', 'row-field-unknown', 'sort-column-fixed'])

/** Code of a wrong name -> codes that follow from it in its part. */
const ofName: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['call-unknown', ofRecords],
  ['entity-field-unknown', ofField],
  ['entity-unknown', ofRecords],
])

/** A misspelt key -> codes that follow from its absence in its part. */
const ofKey: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['call', new Set([...ofRecords].filter(code => code !== 'key-unknown'))],
  ['columns', new Set(['row-field-unknown', 'key-missing'])],
  ['entity', new Set(['entity-missing', 'key-missing'])],
  ['field', new Set(['key-missing', 'total-text'])],
  ['loads', new Set(['load-unknown'])],
  ['name', new Set(['key-missing'])],
])

import { type Finding } from './finding.ts'
import { fileKind } from './isDefinition.ts'
import { isObject, keysOfPointer } from './item.ts'

/**
 * One mistake is one problem: leaves out findings that only follow from a wrong name or key in the same part.
 * A separate mistake among them is found once the name is right.
 */
export function withoutFollowUps(findings: readonly Finding[]): Finding[] {
  const causes = findings.flatMap(causeOf)
  const misnamed = new Set(
    findings.flatMap(({ code, file, what }) =>
      code === 'param-unused' ? [`${file} ${/^"(\w+)"/.exec(what)?.[1]}`] : [],
    ),
  )
  // The path of a call takes the parameter, once its name is that of the path.
  const isUnfilled = ({ code, file, what }: Finding) =>
    code === 'call-parameter-missing' && misnamed.has(`${file} ${/\{(\w+)\}/.exec(what)?.[1]}`)
  return findings.filter(
    one =>
      !isUnfilled(one) &&
      !causes.some(cause => cause.finding !== one && cause.finding.file === one.file && follows(one, cause)),
  )
}

/**
 * What a link or a field takes from its entity is wrong there, not where it follows from it; `written` is what each file
 * writes.
 */
export function withoutDerived(
  findings: readonly Finding[],
  written: ReadonlyMap<string, unknown>,
): Finding[] {
  const isOwn = ({ file, pointer }: Finding) => isWritten(pointer, written.get(file))
  const sameAs = ({ code, what }: Finding) => `${code} ${what}`
  const ofEntities = new Set(
    findings
      .filter(one => derived.has(one.code) && fileKind(one.file) === 'entity' && isOwn(one))
      .map(sameAs),
  )
  return findings.filter(one => !ofEntities.has(sameAs(one)) || isOwn(one))
}

/** Codes of what a screen takes from an entity with its mistake. */
const derived: ReadonlySet<string> = new Set([
  'beside-masked',
  'charset-beside-pattern',
  'limits-crossed',
  'max-length-beside-length',
  'pattern-invalid',
  'pattern-slow',
  'pattern-unanchored',
  'pattern-unescaped',
  'screen-unknown',
])

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
  /** The right name of a misspelt field of a form, which other parts of the form may use. */
  readonly meant?: string
}

function causeOf(finding: Finding): Cause[] {
  const { code, pointer, fix } = finding
  const key = code === 'key-unknown' ? /^Did you mean "(\w+)"\?/.exec(fix)?.[1] : undefined
  const codes = key === undefined ? ofName.get(code) : ofKey.get(key)
  if (!codes) return []
  const meant = code === 'body-field-unknown' ? /^Did you mean "(\w+)"\?/.exec(fix)?.[1] : undefined
  const part = pointer.replace(key === undefined ? /\/(?:call|entity|field|name)$/ : /\/[^/]*$/, '')
  return [
    {
      finding,
      part,
      rowOf: /^(.*)\/(?:columns|fields)\/\d+$/.exec(part)?.[1],
      codes,
      ...(meant !== undefined && { meant }),
    },
  ]
}

function follows({ code, pointer, what }: Finding, { finding, part, rowOf, codes, meant }: Cause): boolean {
  // The form has the field, once its name is right.
  if (
    meant !== undefined &&
    code === 'field-unknown' &&
    rowOf !== undefined &&
    pointer.startsWith(`${rowOf}/`)
  )
    return what.startsWith(`names the field "${meant}"`)
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
  ['body-field-unknown', new Set([...ofField, 'entity-missing', 'field-unsent', 'options-unused'])],
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

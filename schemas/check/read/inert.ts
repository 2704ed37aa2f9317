import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { pointerTo } from '../item.ts'

/** Findings for values that `JSON.stringify` would change. */
export function inertFindings(file: string, data: unknown): Finding[] {
  const findings: Finding[] = []
  // One list each for the whole walk: it passes every value of every definition.
  const above: object[] = []
  const keys: string[] = []
  const look = (value: unknown): void => {
    const kind = alive(value, above)
    if (kind !== undefined)
      findings.push(finding(file, { pointer: keys.reduce(pointerTo, '') }, explain.notPlainData(kind)))
    else if (typeof value === 'object' && value !== null) {
      above.push(value)
      for (const [key, below] of Object.entries(value)) {
        keys.push(key)
        look(below)
        keys.pop()
      }
      above.pop()
    }
  }
  look(data)
  return findings
}

/** What a value is if it is not plain data; undefined for plain data. */
function alive(value: unknown, above: readonly object[]): string | undefined {
  switch (typeof value) {
    case 'function':
      return 'a function'
    case 'undefined':
      return 'undefined'
    case 'symbol':
      return 'a symbol'
    case 'bigint':
      return 'a bigint'
    case 'number':
      return Number.isFinite(value) ? undefined : String(value)
    case 'object':
      return value === null ? undefined : aliveObject(value, above)
    default:
      return undefined
  }
}

function aliveObject(value: object, above: readonly object[]): string | undefined {
  if (above.includes(value)) return 'an object that contains itself'
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null || prototype === Object.prototype || Array.isArray(value)) return undefined
  return `an instance of ${value.constructor.name}`
}

import { posix } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding, keyFinding } from '../finding.ts'
import { isObject, pointerTo } from '../item.ts'
import { keyOf, unwrap } from '../source/follow.ts'
import { type Expression, parseSource } from '../source/source.ts'
import { jsonFault } from './jsonFault.ts'

/**
 * Parses JSON, with findings for syntax errors. Parsing continues after what can simply be removed, such as a
 * trailing comma, and stops at any other error.
 */
export function jsonOf(file: string, content: string): { data: unknown; findings: Finding[] } {
  const findings: Finding[] = []
  let text = content
  for (;;) {
    try {
      const data: unknown = JSON.parse(text)
      return { data, findings }
    } catch (error) {
      const fault = jsonFault(text)
      const { offset = 0, surplus = 0, fix } = fault ?? {}
      const message = fault?.message ?? (error instanceof Error ? error.message : String(error))
      findings.push({ ...finding(file, { pointer: '' }, explain.unparsable(message, fix)), offset })
      if (surplus === 0) return { data: undefined, findings }
      const passed = text.slice(offset, offset + surplus).replace(/[^\n]/g, ' ')
      text = text.slice(0, offset) + passed + text.slice(offset + surplus)
    }
  }
}

/** Findings for repeated keys of an object: `JSON.parse` would silently take the last. */
export function doubleKeyFindings(path: string, file: string): Finding[] {
  const findings: Finding[] = []
  const look = (expression: Expression, pointer: string): void => {
    if (expression.type === 'ArrayExpression')
      expression.elements.forEach((element, index) => {
        if (element && element.type !== 'SpreadElement') look(element, `${pointer}/${index}`)
      })
    if (expression.type !== 'ObjectExpression') return
    const seen = new Set<string>()
    for (const property of expression.properties) {
      const key = property.type === 'Property' ? keyOf(property) : undefined
      if (key === undefined || property.type !== 'Property') continue
      const below = pointerTo(pointer, key)
      if (seen.has(key)) findings.push(keyFinding(file, { pointer: below }, explain.jsonKeyTwice(key)))
      seen.add(key)
      look(property.value, below)
    }
  }
  const source = parseSource(path)
  if (source.defined) look(unwrap(source.defined), '')
  return findings
}

/** A finding for a wrong `$schema`: editors would silently offer no completion. */
export function schemaFindings(file: string, data: unknown): Finding[] {
  const named = isObject(data) ? data.$schema : undefined
  const right = `${'../'.repeat(file.split('/').length - 1)}schemas/screen.schema.json`
  return typeof named === 'string' && !/^\w+:/.test(named) && posix.normalize(named) !== right
    ? [finding(file, { pointer: '/$schema' }, explain.schemaElsewhere(named, right))]
    : []
}

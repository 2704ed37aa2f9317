import { resolve } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { isObject } from '../item.ts'
import { parseSource } from '../source/source.ts'
import { mayRepeatKey } from './mayRepeatKey.ts'

/**
 * Findings for what is gone once a module is read: a key that is repeated in one object, and a value that
 * differs between readings because it comes from the clock, from chance or from the machine.
 */
export function sourceFindings(root: string, file: string, text: string): Finding[] {
  // Parsing is the slowest step, and almost no file needs it.
  if (!mayRepeatKey(text) && !mayChange.test(text)) return []
  const { program, errors } = parseSource(resolve(root, file))
  const findings: Finding[] = []
  const found = (offset: number, explanation: ReturnType<typeof explain.keyTwice>) =>
    findings.push({ ...finding(file, { pointer: '' }, explanation), offset })
  const look = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) look(one)
    if (!isObject(node)) return
    for (const { key, offset } of repeatedKeys(node)) found(offset, explain.keyTwice(key))
    const source = changingSource(node)
    if (source !== undefined) found(Number(node.start), explain.notConstant(source))
    else for (const below of Object.values(node)) look(below)
  }
  // Parse errors are reported elsewhere.
  if (errors.length === 0) look(program.body)
  return findings
}

function repeatedKeys({ type, properties }: Node): { readonly key: string; readonly offset: number }[] {
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return []
  const keys = properties.flatMap((property: unknown) => {
    if (!isObject(property) || property.computed !== false || !isObject(property.key)) return []
    const { name, value, start } = property.key
    return [{ key: String(name ?? value), offset: Number(start) }]
  })
  return keys.filter(({ key }, index) => keys.findIndex(one => one.key === key) < index)
}

/** The name of a source of values that differ at each time or on each machine. */
function changingSource({ type, callee, object, property, arguments: given }: Node): string | undefined {
  if (type === 'NewExpression' && nameOf(callee) === 'Date' && Array.isArray(given) && given.length === 0)
    return 'new Date()'
  if (type !== 'MemberExpression') return undefined
  const [holder, name] = [nameOf(object), nameOf(property)]
  const read = `${holder}.${name}`
  return machine.has(holder) || chance.has(read) ? read : undefined
}

const machine: ReadonlySet<string> = new Set(['process', 'globalThis', 'performance', 'crypto'])
const chance: ReadonlySet<string> = new Set(['Date.now', 'Math.random'])
/** One of them followed by what may be a member, or a new date. */
const mayChange = /\b(?:process|globalThis|performance|crypto|Date|Math)\s*[.[?!)/]|\bnew\b[^'"\n]*\bDate\b/

function nameOf(node: unknown): string {
  return isObject(node) && node.type === 'Identifier' ? String(node.name) : ''
}

type Node = Readonly<Record<string, unknown>>

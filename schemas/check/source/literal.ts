/** A value of a definition as TypeScript, formatted as in the project: on one line where it fits. */
export function literal(value: unknown, width = 110): string {
  return laidOut(value, { width, indent: '', before: 0 })
}

/** A definition as a file. `schemas` is the import path of the language; default: from `screens/<area>/`. */
export function definitionFile(helper: string, value: unknown, schemas = '../../schemas/index.ts'): string {
  const start = `export default ${helper}(`
  const text = laidOut(value, { width: 109, indent: '', before: start.length })
  return `import { ${helper} } from '${schemas}'\n\n${start}${text})\n`
}

interface Place {
  readonly width: number
  readonly indent: string
  /** Characters before the value on its line, and the comma after it. */
  readonly before: number
}

function laidOut(value: unknown, { width, indent, before }: Place): string {
  const inline = inOneLine(value)
  if (typeof value !== 'object' || value === null || before + inline.length <= width) return inline
  const inner = `${indent}  `
  const line = (start: string, part: unknown) =>
    `${start}${laidOut(part, { width, indent: inner, before: start.length + 1 })},`
  const lines = Array.isArray(value)
    ? value.map(part => line(inner, part))
    : Object.entries(value).map(([key, part]) => line(`${inner}${keyOf(key)}: `, part))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.join('\n')}\n${indent}${close}`
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`
  if (typeof value === 'string') return quoted(value)
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, part]) => `${keyOf(key)}: ${inOneLine(part)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

/** In single quotes, unless they would have to be escaped more often than double ones. */
function quoted(text: string): string {
  const json = JSON.stringify(text)
  if (count(text, "'") > count(text, '"')) return json
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}

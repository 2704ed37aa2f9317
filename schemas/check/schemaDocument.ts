import { screenSchema } from '../language/screen.ts'
import { isObject } from './item.ts'

/** The JSON Schema of a definition as a file: `"$schema": "../../schemas/screen.schema.json"` brings completion to any editor. */
export function schemaDocument(): string {
  const { definitions, root } = withReferences(screenSchema)
  const text = JSON.stringify({ ...root, definitions }, null, 2)
  // Short lists of plain values stay on one line, as the formatter of the project writes them.
  return `${text.replace(/^( *(?:"\w+": )?)\[\n\s+([^[\]{}]*?)\n\s+\](,?)$/gm, inline)}\n`
}

/** The schema with every part that it has several times as a definition of its own, named after its kind or key. */
function withReferences(schema: Readonly<Record<string, unknown>>) {
  const uses = new Map<object, number>()
  const count = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    uses.set(part, (uses.get(part) ?? 0) + 1)
    if (uses.get(part) === 1) for (const below of Object.values(part)) count(below)
  }
  count(schema)

  const names = new Map<object, string>()
  const definitions: Record<string, unknown> = {}
  const refer = (part: unknown, key: string): unknown => {
    if (Array.isArray(part)) return part.map(below => refer(below, key))
    if (!isObject(part)) return part
    const copy = () =>
      Object.fromEntries(
        Object.entries(part).map(([below, value]) => [
          below,
          refer(value, structure.has(below) ? key : below),
        ]),
      )
    if ((uses.get(part) ?? 0) < 2 || !isSchemaWithParts(part)) return copy()
    let name = names.get(part)
    if (name === undefined) {
      name = unused(nameOf(part, key), definitions)
      names.set(part, name)
      definitions[name] = {}
      definitions[name] = copy()
    }
    return { $ref: `#/definitions/${name}` }
  }
  const root = refer({ ...schema }, 'screen')
  return { root: isObject(root) ? root : {}, definitions }
}

/** Keys of JSON Schema itself, which name no word of the language. */
const structure = new Set(['additionalProperties', 'anyOf', 'items', 'oneOf', 'properties'])

function isSchemaWithParts(part: Readonly<Record<string, unknown>>): boolean {
  return isObject(part.properties) || isObject(part.items) || Array.isArray(part.oneOf)
}

function nameOf(part: Readonly<Record<string, unknown>>, key: string): string {
  const kind =
    isObject(part.properties) && isObject(part.properties.kind) ? part.properties.kind.const : undefined
  return typeof kind === 'string' ? kind : key
}

function unused(name: string, taken: Readonly<Record<string, unknown>>): string {
  let free = name
  for (let number = 2; free in taken; number++) free = `${name}${number}`
  return free
}

function inline(all: string, start: string, values: string, comma: string): string {
  const line = `${start}[${values.split(/\n\s+/).join(' ')}]${comma}`
  return line.length <= 110 ? line : all
}

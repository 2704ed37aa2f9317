import { isObject } from './item.ts'

/** A JSON Schema whose repeated parts are definitions, referenced from their places. */
export interface SchemaParts {
  readonly root: Readonly<Record<string, unknown>>
  readonly definitions: Readonly<Record<string, unknown>>
}

interface Choices {
  /** Keywords below which nothing becomes a reference. Default: none. */
  readonly whole?: readonly string[]
  /** Whether a referenced kind of a union repeats its word in the union. Default false. */
  readonly kindsBeside?: boolean
}

/** Moves every repeated part of the schema into a definition, named after its kind or key. */
export function schemaParts(
  schema: Readonly<Record<string, unknown>>,
  { whole = [], kindsBeside = false }: Choices = {},
): SchemaParts {
  const uses = new Map<object, number>()
  const count = (part: unknown, may: boolean): void => {
    if (Array.isArray(part)) for (const entry of part) count(entry, may)
    if (!isObject(part)) return
    uses.set(part, (uses.get(part) ?? 0) + 1)
    // A definition is written once, with the parts inside.
    if (may && hasParts(part) && uses.get(part) !== 1) return
    for (const [key, value] of Object.entries(part)) count(value, may && !whole.includes(key))
  }
  count(schema, true)

  const names = new Map<object, string>()
  const definitions: Record<string, unknown> = {}
  const refer = (part: unknown, key: string, may: boolean, inUnion = false): unknown => {
    if (Array.isArray(part)) return part.map(entry => refer(entry, key, may, inUnion))
    if (!isObject(part)) return part
    const copy = () =>
      Object.fromEntries(
        Object.entries(part).map(([keyword, value]) => [
          keyword,
          refer(
            value,
            structure.has(keyword) ? key : keyword,
            may && !whole.includes(keyword),
            keyword === 'oneOf',
          ),
        ]),
      )
    if (!may || (uses.get(part) ?? 0) < 2 || !hasParts(part)) return copy()
    let name = names.get(part)
    if (name === undefined) {
      name = unused(nameOf(part, key), definitions)
      names.set(part, name)
      definitions[name] = {}
      definitions[name] = copy()
    }
    // Keeps the description at the place of the reference.
    return {
      $ref: `#/definitions/${name}`,
      ...(part.description !== undefined && { description: part.description }),
      ...(kindsBeside && inUnion && { properties: { kind: kindOf(part) } }),
    }
  }
  const root = refer({ ...schema }, 'screen', true)
  return { root: isObject(root) ? root : {}, definitions }
}

/** Keys of JSON Schema itself, which name no word of the language. */
const structure = new Set(['additionalProperties', 'anyOf', 'items', 'oneOf', 'properties'])

function hasParts(part: Readonly<Record<string, unknown>>): boolean {
  return (
    isObject(part.properties) ||
    isObject(part.items) ||
    Array.isArray(part.oneOf) ||
    Array.isArray(part.anyOf)
  )
}

function nameOf(part: Readonly<Record<string, unknown>>, key: string): string {
  const kind = kindOf(part)
  return isObject(kind) && typeof kind.const === 'string' ? kind.const : key
}

function kindOf(part: Readonly<Record<string, unknown>>): unknown {
  return isObject(part.properties) ? part.properties.kind : undefined
}

function unused(name: string, taken: Readonly<Record<string, unknown>>): string {
  let free = name
  for (let number = 2; free in taken; number++) free = `${name}${number}`
  return free
}

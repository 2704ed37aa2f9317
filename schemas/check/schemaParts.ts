import { isObject } from './item.ts'

/** A JSON Schema in which parts that stand several times are definitions that the places refer to. */
export interface SchemaParts {
  readonly root: Readonly<Record<string, unknown>>
  readonly definitions: Readonly<Record<string, unknown>>
}

/**
 * The schema with every part that it has several times as a definition of its own, named after its kind or key. Below a
 * keyword of `whole` nothing is referred to; a direct branch of a keyword of `branches` stays where it is.
 */
export function schemaParts(
  schema: Readonly<Record<string, unknown>>,
  {
    whole = [],
    branches = [],
  }: { readonly whole?: readonly string[]; readonly branches?: readonly string[] } = {},
): SchemaParts {
  const below = (keyword: string, above: Reference): Reference => {
    if (above === 'never' || whole.includes(keyword)) return 'never'
    return branches.includes(keyword) ? 'deeper' : 'here'
  }
  const uses = new Map<object, number>()
  const count = (part: unknown, may: Reference): void => {
    if (Array.isArray(part)) for (const entry of part) count(entry, may)
    if (!isObject(part)) return
    uses.set(part, (uses.get(part) ?? 0) + 1)
    // What becomes a definition is written once, and so are the parts inside.
    if (may === 'here' && isSchemaWithParts(part) && uses.get(part) !== 1) return
    for (const [key, value] of Object.entries(part)) count(value, below(key, may))
  }
  count(schema, 'here')

  const names = new Map<object, string>()
  const definitions: Record<string, unknown> = {}
  const refer = (part: unknown, key: string, may: Reference): unknown => {
    if (Array.isArray(part)) return part.map(entry => refer(entry, key, may))
    if (!isObject(part)) return part
    const copy = () =>
      Object.fromEntries(
        Object.entries(part).map(([keyword, value]) => [
          keyword,
          refer(value, structure.has(keyword) ? key : keyword, below(keyword, may)),
        ]),
      )
    if (may !== 'here' || (uses.get(part) ?? 0) < 2 || !isSchemaWithParts(part)) return copy()
    let name = names.get(part)
    if (name === undefined) {
      name = unused(nameOf(part, key), definitions)
      names.set(part, name)
      definitions[name] = {}
      definitions[name] = copy()
    }
    // Whoever reads the place reads there what it means.
    return {
      $ref: `#/definitions/${name}`,
      ...(part.description !== undefined && { description: part.description }),
    }
  }
  const root = refer({ ...schema }, 'screen', 'here')
  return { root: isObject(root) ? root : {}, definitions }
}

/** Whether a part may become a reference: the part itself, only what is below it, or nothing of it. */
type Reference = 'here' | 'deeper' | 'never'

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

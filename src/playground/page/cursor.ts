import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import { type EditorState } from '@codemirror/state'

/** One step into a definition: a key of an object, with the kind that the object says; no key: an entry of a list. */
export interface Step {
  readonly key?: string
  readonly kind?: string | undefined
}

/** Where the cursor is in a definition. */
export interface Cursor {
  /** The way to the object or value that the cursor is in. */
  readonly steps: readonly Step[]
  /** A key is being written, a value, or nothing that can be completed. */
  readonly at: 'key' | 'value'
  /** Of a key: kind of its object, and the keys that it has already. */
  readonly kind?: string | undefined
  readonly keys: ReadonlySet<string>
  /** Values of the texts of the objects around, the innermost first. */
  readonly around: readonly ReadonlyMap<string, string>[]
  /** Names of the loads of the objects around. */
  readonly loads: readonly string[]
  /** Where the written word begins and ends, without quotes. */
  readonly from: number
  readonly to: number
  /** The value is inside of quotes. */
  readonly quoted: boolean
}

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Milliseconds that parsing may take before the tree so far has to do. */
const patience = 50

/** Where a place of the text is in its definition; undefined outside of one. */
export function cursorAt(state: EditorState, position: number): Cursor | undefined {
  const tree = ensureSyntaxTree(state, position, patience) ?? syntaxTree(state)
  const node = tree.resolveInner(position, -1)
  const read = (part: Node) => state.sliceDoc(part.from, part.to)
  const isWord = ['PropertyDefinition', 'String', 'VariableName', 'Number', 'BooleanLiteral'].includes(
    node.name,
  )
  const quoted = node.name === 'String'
  const steps: Step[] = []
  const around: ReadonlyMap<string, string>[] = []
  const loads: string[] = []
  let place: Pick<Cursor, 'at' | 'kind' | 'keys'> | undefined
  let below: Node = node
  for (let part: Node | null = isWord ? node.parent : node; part; part = part.parent) {
    if (part.name === 'Property') {
      const key = part.firstChild
      const isKey = below === node && isWord && key !== null && key.from === node.from
      // A name that has no value yet is a key that is being written.
      if (isKey || key === null) place ??= { at: 'key', ...objectAt(part.parent) }
      else {
        place ??= { at: 'value', keys: new Set() }
        const text = read(key)
        steps.unshift({
          key: key.name === 'String' ? text.slice(1, -1) : text,
          kind: objectAt(part.parent).kind,
        })
      }
    } else if (part.name === 'ObjectExpression') {
      place ??= { at: 'key', ...objectAt(part) }
      around.push(textsOf(part))
      loads.push(...loadsOf(part))
    } else if (part.name === 'ArrayExpression') {
      place ??= { at: 'value', keys: new Set() }
      steps.unshift({})
    }
    below = part
  }
  if (!place || around.length === 0) return undefined
  const from = quoted ? node.from + 1 : isWord ? node.from : position
  const closed = quoted && node.to > node.from + 1 && /['"]$/.test(read(node))
  return { ...place, steps, around, loads, from, to: isWord ? node.to - (closed ? 1 : 0) : position, quoted }

  function objectAt(object: Node | null): { kind: string | undefined; keys: ReadonlySet<string> } {
    const texts = object ? textsOf(object) : new Map<string, string>()
    const keys = (object?.getChildren('Property') ?? []).flatMap(property => {
      const key = property.firstChild
      return key && key.from !== node.from ? [unquoted(key)] : []
    })
    return { kind: texts.get('kind'), keys: new Set(keys) }
  }

  function loadsOf(object: Node): string[] {
    const isLoads = ({ firstChild }: Node) => firstChild !== null && unquoted(firstChild) === 'loads'
    const named = object.getChildren('Property').find(isLoads)?.getChild('ObjectExpression')
    return (named?.getChildren('Property') ?? []).flatMap(({ firstChild }) =>
      firstChild ? [unquoted(firstChild)] : [],
    )
  }

  function unquoted(key: Node): string {
    return read(key).replace(/^['"]|['"]$/g, '')
  }

  function textsOf(object: Node): ReadonlyMap<string, string> {
    const texts = new Map<string, string>()
    for (const property of object.getChildren('Property')) {
      const [key, value] = [property.firstChild, property.lastChild]
      if (key && value?.name === 'String') texts.set(unquoted(key), read(value).slice(1, -1))
    }
    return texts
  }
}

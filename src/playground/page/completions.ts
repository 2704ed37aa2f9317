import { type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { type EditorState } from '@codemirror/state'
import { type Tooltip } from '@codemirror/view'
import { loadKeys } from '../../../schemas/check/editor/names.ts'
import { type Names } from '../protocol.ts'
import { type Cursor, cursorAt } from './cursor.ts'
import { keysAt, kindsAt, type Schema, schemasAt, textsAt } from './schemaAt.ts'

/** What can be written at the cursor: keys of the object, values that the schema lists, names of the console. */
export function definitionCompletions(
  context: CompletionContext,
  schema: Schema,
  names: Names,
): CompletionResult | null {
  const cursor = cursorAt(context.state, context.pos)
  if (!cursor) return null
  const { from, at, quoted } = cursor
  if (from === context.pos && !context.explicit && !quoted) return null
  const options = at === 'key' ? keyOptions(cursor, schema) : valueOptions(cursor, schema, names)
  return options.length > 0 ? { from, options, validFor: /^[\w-]*$/ } : null
}

function keyOptions({ steps, kind, keys }: Cursor, schema: Schema): Completion[] {
  return [...keysAt(schemasAt(schema, steps), kind)]
    .filter(([key]) => !keys.has(key) && key !== '$schema')
    .map(([key, { description }]) => ({
      label: key,
      type: 'property',
      apply: `${key}: `,
      ...(typeof description === 'string' && { info: description }),
    }))
}

function valueOptions(cursor: Cursor, schema: Schema, names: Names): Completion[] {
  const { steps, quoted } = cursor
  const last = steps.at(-1)
  const schemas = schemasAt(schema, steps)
  const words = last?.key === 'kind' ? kindsAt(schemasAt(schema, steps.slice(0, -1))) : textsAt(schemas)
  const write = (text: string) => (quoted ? text : `'${text}'`)
  const listed = [...words].map(
    ([text, info]): Completion => ({ label: text, type: 'enum', apply: write(text), ...(info && { info }) }),
  )
  const flags = !quoted && schemas.some(({ type }) => type === 'boolean') ? ['true', 'false'] : []
  const named = namesFor(cursor, names).filter(name => !words.has(name))
  return [
    ...listed,
    ...flags.map((label): Completion => ({ label, type: 'keyword' })),
    ...named.map((label): Completion => ({ label, type: 'constant', apply: write(label) })),
  ]
}

/** Names of the console that a key takes. */
function namesFor({ steps, around, loads }: Cursor, names: Names): readonly string[] {
  const key = steps.findLast(step => step.key !== undefined)?.key ?? ''
  if (['screen', 'parent', 'go', 'to'].includes(key)) return names.screen
  if (['call', 'countOf', 'sumOf'].includes(key)) return names.call
  if (steps.at(-2)?.key === 'loads' && steps.length === 2) return names.call
  if (['entity', 'of', 'one', 'many'].includes(key)) return names.entity
  if (key === 'resource' || key === 'module' || key === 'functionality') return names[key]
  if (loadKeys.has(key)) return loads
  if (!['field', 'columns', 'filters', 'fields', 'sort', 'filterTabs', 'tooltip', 'name'].includes(key))
    return []
  const call = around.flatMap(texts => texts.get('call') ?? []).at(0)
  const entity = around.flatMap(texts => texts.get('entity') ?? []).at(0) ?? names.records[call ?? '']
  return names.fields[entity ?? ''] ?? []
}

/** The description of the word under the pointer. */
export function hoverAt(state: EditorState, position: number, schema: Schema): Tooltip | null {
  // Looked at from inside the word: its start belongs to what is before it.
  const cursor = cursorAt(state, position + 1)
  if (!cursor || cursor.from > position) return null
  const { steps, at, kind, from, to } = cursor
  const word = state.sliceDoc(from, to)
  const found =
    at === 'key'
      ? keysAt(schemasAt(schema, steps), kind).get(word)?.description
      : (steps.at(-1)?.key === 'kind'
          ? kindsAt(schemasAt(schema, steps.slice(0, -1)))
          : textsAt(schemasAt(schema, steps))
        ).get(word)
  if (typeof found !== 'string' || found === '') return null
  return {
    pos: from,
    end: to,
    above: true,
    create() {
      const dom = document.createElement('div')
      dom.className = 'cm-hover-text'
      const name = document.createElement('strong')
      name.textContent = word
      const text = document.createElement('p')
      text.textContent = found
      dom.append(name, text)
      return { dom }
    },
  }
}

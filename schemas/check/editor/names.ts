import { type EntityField } from '../../language/entityField.ts'
import { child, entries, type Item, isObject, items, text } from '../item.ts'
import { type NamedField } from '../resolve/namedField.ts'
import { type Vocabulary } from '../resolve/vocabulary.ts'

/** A place of a definition that names something of the console. */
export interface Name {
  readonly pointer: string
  /** The name, as it is written there. */
  readonly name: string
  readonly means: Meaning
}

export type Meaning =
  | { readonly kind: 'call' | 'entity' | 'screen'; readonly name: string }
  | { readonly kind: 'field'; readonly entity: string; readonly name: string }
  | { readonly kind: 'load'; readonly name: string }

/** The names in a screen, as its file writes it; `fields` are those that the check has found the entities of. */
export function namesInScreen(data: unknown, fields: readonly NamedField[], vocabulary: Vocabulary): Name[] {
  const loads = entries(child({ pointer: '', value: data }, 'loads')).map(([name]) => name)
  const found = walk({ pointer: '', value: data }, (key, item, holder) => {
    const name = text(item)
    if (name === undefined) return []
    const first = name.split('.')[0] ?? ''
    if (loadKeys.has(key) && loads.includes(first)) return [named(item, first, { kind: 'load', name: first })]
    if (screenKeys.has(key) && vocabulary.screens.has(name))
      return [named(item, name, { kind: 'screen', name })]
    if (key === 'entity' && vocabulary.entities.has(name) && !isForeign(holder))
      return [named(item, name, { kind: 'entity', name })]
    if (callKeys.has(key) && vocabulary.calls.has(name)) return [named(item, name, { kind: 'call', name })]
    return []
  })
  const ofLoads = entries(child({ pointer: '', value: data }, 'loads')).flatMap(([, item]) => {
    const name = text(item) ?? ''
    return vocabulary.calls.has(name) ? [named(item, name, { kind: 'call', name })] : []
  })
  return [
    ...found,
    ...ofLoads,
    ...fields.map(({ pointer, path, entity, field }) =>
      named({ pointer }, path, { kind: 'field', entity, name: field }),
    ),
  ]
}

/** The names in a file of entities. */
export function namesInEntities(data: unknown, { entities, screens }: Vocabulary): Name[] {
  return entries({ pointer: '', value: data }).flatMap(([entity, definition]) => {
    const key = child(definition, 'key')
    const ofRecord = text(key)
    return [
      ...(ofRecord === undefined ? [] : [named(key, ofRecord, { kind: 'field', entity, name: ofRecord })]),
      ...walk(definition, (word, item, holder) => {
        const name = text(item)
        if (name === undefined) return []
        if (word === 'entity' && entities.has(name)) return [named(item, name, { kind: 'entity', name })]
        if ((word === 'screen' || word === 'name') && screens.has(name))
          return [named(item, name, { kind: 'screen', name })]
        if ((word === 'key' || word === 'currency') && holder !== definition && hasField(entity, name))
          return [named(item, name, { kind: 'field', entity, name })]
        return []
      }),
    ]
  })

  function hasField(entity: string, name: string): boolean {
    return Object.hasOwn(entities.get(entity)?.fields ?? {}, name)
  }
}

/** The names in a file of calls. */
export function namesInCalls(data: unknown, { entities, calls }: Vocabulary): Name[] {
  const file = { pointer: '', value: data }
  const entityAt = (item: Item) => {
    const name = text(item) ?? ''
    return entities.has(name) ? [named(item, name, { kind: 'entity', name })] : []
  }
  const callAt = (item: Item) => {
    const name = text(item) ?? ''
    return calls.has(name) ? [named(item, name, { kind: 'call', name })] : []
  }
  return [
    ...entityAt(child(file, 'of')),
    ...entries(child(file, 'calls')).flatMap(([name, call]) => {
      const fields = entities.get(calls.get(name)?.of ?? '')?.fields ?? {}
      return [
        ...['of', 'one', 'many'].flatMap(key => entityAt(child(call, key))),
        ...['countOf', 'sumOf', 'totalOf'].flatMap(key => callAt(child(call, key))),
        ...items(child(call, 'body')).flatMap(item => {
          const field = (text(item) ?? '').replace(/\?$/, '')
          const entity = calls.get(name)?.of ?? ''
          return Object.hasOwn(fields, field)
            ? [named(item, field, { kind: 'field', entity, name: field })]
            : []
        }),
      ]
    }),
  ]
}

/** What an editor shows of a name, as Markdown. */
export function descriptionOf(means: Meaning, { calls, entities }: Vocabulary): string {
  switch (means.kind) {
    case 'field': {
      const field = entities.get(means.entity)?.fields[means.name]
      return `\`${means.name}\` of the entity \`${means.entity}\`${field ? `\n\n${fieldText(field)}` : ''}`
    }
    case 'call': {
      const call = calls.get(means.name)
      const reply = call?.one ?? call?.many
      const list = call?.one === undefined ? 'records of' : 'a record of'
      return `Call \`${means.name}\`\n\n\`${call?.method} ${call?.path}\`${reply === undefined ? '' : `, replies with ${list} \`${reply}\``}`
    }
    case 'entity':
      return `Entity \`${means.name}\`\n\n${Object.keys(entities.get(means.name)?.fields ?? {}).join(', ')}`
    case 'screen':
      return `Screen \`${means.name}\``
    case 'load':
      return `Load \`${means.name}\` of this screen`
  }
}

function fieldText({ type, label, optional }: EntityField): string {
  return `${type}${optional ? ', optional' : ''}, "${label}"`
}

const callKeys = new Set(['call', 'submit'])
/** Keys whose value is the name of a load. */
export const loadKeys: ReadonlySet<string> = new Set(['load', 'options', 'rules', 'values'])
const screenKeys = new Set(['go', 'parent', 'screen', 'to', 'under'])

/** What comments and files belong to is a type of record of the server. */
function isForeign({ value }: Item): boolean {
  return isObject(value) && ['attachments', 'comments'].includes(String(value.kind))
}

function named({ pointer }: Pick<Item, 'pointer'>, name: string, means: Meaning): Name {
  return { pointer, name, means }
}

/** What `look` finds in every value below an item, by its key and the object that holds it. */
function walk(holder: Item, look: (key: string, item: Item, holder: Item) => Name[]): Name[] {
  return [
    ...entries(holder).flatMap(([key, item]) => [...look(key, item, holder), ...walk(item, look)]),
    ...items(holder).flatMap(item => walk(item, look)),
  ]
}

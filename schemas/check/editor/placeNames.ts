import { type Calls } from '../../language/calls.ts'
import { pointerTo } from '../item.ts'
import { type PointerMap, whereWritten } from '../resolve/longForm.ts'
import { type NamedField } from '../resolve/namedField.ts'
import { type Defined, type Entities, type Vocabulary } from '../resolve/vocabulary.ts'
import { sourceReader } from '../source/declarations.ts'
import { placeOf } from '../source/locate.ts'
import {
  descriptionOf,
  type Meaning,
  type Name,
  namesInCalls,
  namesInEntities,
  namesInScreen,
} from './names.ts'

export interface FilePlace {
  /** Path below the root. */
  readonly file: string
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 units. */
  readonly column: number
}

/** A name with the place where it is written, what it means and where that is described. */
export interface PlacedName extends FilePlace {
  readonly name: string
  /** Markdown. */
  readonly description: string
  readonly target: FilePlace
}

export interface Named {
  readonly root: string
  readonly vocabulary: Vocabulary
  readonly entities: readonly Defined<Entities>[]
  readonly calls: readonly Defined<Calls>[]
  /** As their files write them, with what the check knows of their fields. */
  readonly screens: readonly (Defined<unknown> & {
    readonly fields: readonly NamedField[]
    readonly pointerMap: PointerMap
  })[]
}

/** Every name in the definitions, by file; a name in a shared part appears once. */
export function placeNames({ root, vocabulary, entities, calls, screens }: Named): PlacedName[] {
  const read = sourceReader()
  const described = describedPlaces()
  const placed = new Map<string, PlacedName>()
  const add = (file: string, names: readonly Name[], targetOf: (means: Meaning) => Target | undefined) => {
    for (const { pointer, name, means } of names) {
      const target = targetOf(means)
      if (!target) continue
      const place = placeOf(root, { file, pointer, atKey: false }, read)
      const key = [place.file, place.line, place.column, name].join('\n')
      if (placed.has(key)) continue
      const description = descriptionOf(means, vocabulary)
      placed.set(key, { ...place, name, description, target: placeOf(root, target, read) })
    }
  }
  const known = (means: Meaning) => described.get(keyOf(means))
  for (const { file, data } of entities) add(file, namesInEntities(data, vocabulary), known)
  for (const { file, data } of calls) add(file, namesInCalls(data, vocabulary), known)
  for (const { file, data, fields, pointerMap } of screens) {
    const names = namesInScreen(
      data,
      fields.map(field => whereWritten(field, pointerMap)),
      vocabulary,
    )
    add(file, names, means =>
      means.kind === 'load' ? { file, pointer: pointerTo('/loads', means.name), atKey: true } : known(means),
    )
  }
  return [...placed.values()]

  /** Where each entity, field, call and screen is described. */
  function describedPlaces(): ReadonlyMap<string, Target> {
    const targets = new Map<string, Target>()
    const set = (means: Meaning, file: string, pointer: string, atKey = true) => {
      const key = keyOf(means)
      if (!targets.has(key)) targets.set(key, { file, pointer, atKey })
    }
    for (const { file, data } of entities)
      for (const [entity, { fields = {} }] of Object.entries(data)) {
        set({ kind: 'entity', name: entity }, file, pointerTo('', entity))
        for (const name of Object.keys(fields))
          set({ kind: 'field', entity, name }, file, pointerTo(`${pointerTo('', entity)}/fields`, name))
      }
    for (const { file, data } of calls)
      for (const name of Object.keys(data.calls)) set({ kind: 'call', name }, file, pointerTo('/calls', name))
    for (const { file, data } of screens) {
      const name = typeof data === 'object' && data !== null && 'name' in data ? data.name : undefined
      if (typeof name === 'string') set({ kind: 'screen', name }, file, '/name', false)
    }
    return targets
  }
}

interface Target {
  readonly file: string
  readonly pointer: string
  readonly atKey: boolean
}

function keyOf(means: Meaning): string {
  return means.kind === 'field' ? `field ${means.entity}.${means.name}` : `${means.kind} ${means.name}`
}

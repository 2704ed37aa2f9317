import { explain } from '../explain.ts'
import { type Finding } from '../finding.ts'
import { isObject, pointerTo } from '../item.ts'
import { type Explanation } from '../wording.ts'
import { below, type Place, type Words } from './longPlace.ts'
import { type AskedForm, dashed, formOf, kindOf, question, selectedOf } from './shortActions.ts'
import { conditionInFull } from './shortConditions.ts'

/**
 * Screens have a short form: conditions by field, a block without a list, the words of a grid or panel
 * directly in their block or action. This expands them into the words of the schema, before any check.
 */
export interface LongForm {
  readonly data: unknown
  readonly pointerMap: PointerMap
  /** Keys that stand where another one excludes them. */
  readonly misplaced: readonly MisplacedKey[]
  /**
   * Pointers to the actions for selected rows that can be disabled and give no reason, as nothing for one row needs
   * one; with the call where that is all that is written of them.
   */
  readonly reasonless: ReadonlyMap<string, string | undefined>
}

/** A key in the long form, and why it cannot be there. */
interface MisplacedKey {
  readonly pointer: string
  readonly explanation: Explanation
}

/** Pointers into the long form, with the pointer of the value in the file. */
export type PointerMap = readonly (readonly [long: string, written: string])[]

export function longForm(data: unknown): LongForm {
  if (!isObject(data)) return { data, pointerMap: [], misplaced: [], reasonless: new Map() }
  const speller = new Speller(typeof data.name === 'string' ? data.name : '', recordLoad(data.loads))
  const { pointerMap, misplaced, reasonless } = speller
  return { data: speller.screen(data), pointerMap, misplaced, reasonless }
}

/** Maps the pointer of a finding in the long form back to the file. */
export function whereWritten<T extends Pick<Finding, 'pointer'>>(found: T, pointerMap: PointerMap): T {
  let best: PointerMap[number] | undefined
  for (const entry of pointerMap) {
    const [long] = entry
    const isWithin = found.pointer === long || found.pointer.startsWith(`${long}/`)
    if (isWithin && long.length > (best?.[0].length ?? -1)) best = entry
  }
  return best ? { ...found, pointer: `${best[1]}${found.pointer.slice(best[0].length)}` } : found
}

class Speller {
  readonly pointerMap: (readonly [string, string])[] = []
  readonly misplaced: MisplacedKey[] = []
  readonly reasonless = new Map<string, string | undefined>()
  /** Name of the screen. */
  readonly #name: string
  /** The values being expanded, outermost first. */
  readonly #around = new Set<object>()
  /** The default load of details and actions. */
  #record: string | undefined

  constructor(name: string, record: string | undefined) {
    this.#name = name
    this.#record = record
  }

  screen(screen: Words): unknown {
    return this.#each(screen, { long: '', written: '' }, (key, value, place) =>
      key === 'body' ? this.#blocks(value, place) : this.#rest(key, value, place),
    )
  }

  /** A list of blocks; one alone is a list of one. */
  #blocks(value: unknown, place: Place): unknown {
    if (Array.isArray(value))
      return value.map((block: unknown, index) => this.#block(block, below(place, String(index))))
    return isObject(value) ? [this.#block(value, this.#moved(`${place.long}/0`, place.written))] : value
  }

  #block(block: unknown, place: Place): unknown {
    if (!isObject(block)) return block
    if (block.kind === 'grid') return this.#gridBlock(block, place)
    const hasOwn = ['load', 'call', 'get'].some(key => block[key] !== undefined)
    const isAbout =
      (block.kind === 'details' && !hasOwn) || (block.kind === 'actions' && block.load === undefined)
    const spelt = this.#each(block, place, (key, value, at) => {
      if (key === 'body') return this.#blocks(value, at)
      if (key === 'actions') return this.#actions(value, at)
      return key === 'tabs' ? this.#tabs(value, at) : this.#rest(key, value, at)
    })
    return isAbout && this.#record !== undefined ? { ...spelt, load: this.#record } : spelt
  }

  #tabs(value: unknown, place: Place): unknown {
    if (!Array.isArray(value)) return value
    return value.map((tab: unknown, index) =>
      isObject(tab)
        ? {
            ...(typeof tab.label === 'string' && { id: dashed(tab.label) }),
            ...this.#each(tab, below(place, String(index)), (key, inner, at) =>
              key === 'body' ? this.#blocks(inner, at) : this.#rest(key, inner, at),
            ),
          }
        : tab,
    )
  }

  #gridBlock(block: Words, place: Place): unknown {
    const isBlockKey = (key: string) => gridBlockKeys.includes(key)
    const own = Object.fromEntries(Object.entries(block).filter(([key]) => isBlockKey(key)))
    const words = Object.fromEntries(Object.entries(block).filter(([key]) => !isBlockKey(key)))
    const spelt = this.#each(own, place, (key, value, at) =>
      key === 'grid' && isObject(value) ? this.#grid(value, at) : this.#rest(key, value, at),
    )
    if ('grid' in block) return { ...spelt, ...words }
    const grid = this.#grid(words, this.#moved(`${place.long}/grid`, place.written))
    return {
      ...spelt,
      grid: {
        ...(this.#name !== '' && { id: `grid-${dashed(this.#name)}` }),
        ...grid,
      },
    }
  }

  #grid({ hidden, ...grid }: Words, place: Place): Words {
    const spelt = this.#each(grid, place, (key, value, at) =>
      key === 'actions' ? this.#gridActions(value, at) : this.#rest(key, value, at),
    )
    if (hidden === undefined) return spelt
    const at = below(place, 'hidden')
    const { columns } = spelt
    if (!Array.isArray(hidden) || !Array.isArray(columns)) return { ...spelt, hidden }
    const added = hidden.map((column: unknown, index) => {
      this.#moved(`${place.long}/columns/${columns.length + index}`, pointerTo(at.written, String(index)))
      return { ...(isObject(column) ? column : { field: column }), show: 'off' }
    })
    return { ...spelt, columns: [...columns, ...added] }
  }

  /** Actions on one record or row each, without their form for several selected rows. */
  #actions(value: unknown, place: Place): unknown {
    if (!Array.isArray(value)) return value
    return value.map((action: unknown, index) => {
      if (!isObject(action)) return action
      const { selected: _selected, ...own } = action
      return this.#action(own, below(place, String(index)))
    })
  }

  /** Actions on rows, each followed by its form for several selected rows. */
  #gridActions(value: unknown, place: Place): unknown {
    if (!Array.isArray(value)) return value
    const spelt: unknown[] = []
    for (const [index, action] of value.entries()) {
      const { written } = below(place, String(index))
      const next = (elsewhere?: Place['elsewhere']) =>
        this.#moved(pointerTo(place.long, String(spelt.length)), written, elsewhere)
      if (!isObject(action) || !('selected' in action)) {
        spelt.push(isObject(action) ? this.#action(action, next()) : action)
        continue
      }
      const { selected, ...own } = action
      if ('form' in own || 'panel' in own) {
        const at = next({ selected: pointerTo(written, 'selected') })
        this.misplaced.push({
          pointer: pointerTo(at.long, 'selected'),
          explanation: explain.selectedBesideForm(),
        })
        spelt.push(this.#action(own, at))
        continue
      }
      spelt.push(this.#action(own, next()))
      const { words, elsewhere, isReasonless } = selectedOf(own, selected, written)
      if (isReasonless)
        this.reasonless.set(
          pointerTo(place.long, String(spelt.length)),
          typeof selected === 'string' ? selected : undefined,
        )
      spelt.push(isObject(words) ? this.#action(words, next(elsewhere)) : words)
    }
    return spelt
  }

  #action(action: Words, place: Place): unknown {
    const kind = action.kind ?? kindOf(action)
    const asked = kind === 'open' ? formOf(action) : undefined
    const spelt = this.#each(asked?.action ?? action, place, (key, value, at) => {
      if (key === 'body') return this.#inPanel(value, this.#moved(`${place.long}/panel/body`, at.written))
      if (key === 'form') return this.#rest(key, value, this.#moved(`${place.long}/panel/form`, at.written))
      if (key === 'panel' && isObject(value)) return this.#panel(value, at)
      return key === 'confirm' ? this.#question(value, action.call, at) : this.#rest(key, value, at)
    })
    const form = asked && this.#askedForm(asked, place)
    const others: Words = { ...(kind !== undefined && { kind }), ...spelt, ...(form && { form }) }
    const isPanel = (kind === 'open' && 'form' in others) || (kind === 'show' && 'body' in action)
    if (!isPanel) return others
    const { title, size = 'medium', docked, loads, form: opened, body, ...beside } = others
    for (const key of ['title', 'size', 'docked', 'loads'])
      this.#moved(`${place.long}/panel/${key}`, below(place, key).written)
    this.#moved(`${place.long}/panel`, place.written)
    const panel = {
      ...(title !== undefined && { title }),
      ...(size !== 'large' && { size }),
      ...(docked !== undefined && { docked }),
      ...(loads !== undefined && { loads }),
      ...(kind === 'open' ? { form: opened } : { body }),
    }
    return { ...beside, panel }
  }

  /** The form of an action that has fields and a call itself. */
  #askedForm({ form, submit }: AskedForm, place: Place): Words {
    const at = this.#moved(`${place.long}/panel/form`, place.written, place.elsewhere)
    const label = below(place, 'submit').written
    const sent = this.#moved(`${at.long}/submit`, place.written, { ...place.elsewhere, label })
    return { ...this.#form(form, at), submit: this.#submit(submit, sent) }
  }

  /** The submit of a form, with its confirmation. */
  #submit(submit: Words, place: Place): Words {
    return this.#each(submit, place, (key, value, at) =>
      key === 'confirm' ? this.#question(value, submit.call, at) : this.#rest(key, value, at),
    )
  }

  #question(confirm: unknown, call: unknown, place: Place): unknown {
    if (typeof confirm === 'string') this.#moved(`${place.long}/text`, place.written)
    return this.#rest('confirm', question(confirm, call), place)
  }

  /** Blocks in a panel, about the record that it was opened for. */
  #inPanel(blocks: unknown, place: Place): unknown {
    const before = this.#record
    this.#record = 'record'
    const spelt = this.#blocks(blocks, place)
    this.#record = before
    return spelt
  }

  /** A panel that is written in full. */
  #panel(panel: Words, place: Place): Words {
    return this.#each(panel, place, (key, value, at) =>
      key === 'body' ? this.#inPanel(value, at) : this.#rest(key, value, at),
    )
  }

  /** Any other value, with conditions at any depth. A value that contains itself stays as it is. */
  #rest(key: string, value: unknown, place: Place): unknown {
    if (typeof value !== 'object' || value === null || this.#around.has(value)) return value
    this.#around.add(value)
    const spelt = this.#spelt(key, value, place)
    this.#around.delete(value)
    return spelt
  }

  #spelt(key: string, value: object, place: Place): unknown {
    if (Array.isArray(value))
      return value.map((entry: unknown, index) =>
        this.#rest(key === 'otherSubmits' ? 'submit' : '', entry, below(place, String(index))),
      )
    if (!isObject(value)) return value
    if (key === 'form') return this.#form(value, place)
    if (key === 'submit') return this.#submit(value, place)
    if (conditionKeys.includes(key))
      return conditionInFull(value, place, (long, written) => this.#moved(long, written))
    return this.#each(value, place, (inner, entry, at) => this.#rest(inner, entry, at))
  }

  /** The fields of a form with sections are in these, which then list their names. */
  #form(form: Words, place: Place): Words {
    const { sections } = form
    const spelt = this.#each(form, place, (key, value, at) => this.#rest(key, value, at))
    if (sections !== undefined && 'fields' in form)
      this.misplaced.push({
        pointer: pointerTo(place.long, 'fields'),
        explanation: explain.fieldsBesideSections(),
      })
    if (!Array.isArray(sections) || 'fields' in form) return spelt
    const fields: unknown[] = []
    const named = sections.map((section: unknown, index) => {
      if (!isObject(section) || !Array.isArray(section.fields)) return section
      const written = pointerTo(pointerTo(pointerTo(place.written, 'sections'), String(index)), 'fields')
      for (const [at, field] of section.fields.entries()) {
        const to = this.#moved(
          pointerTo(pointerTo(place.long, 'fields'), String(fields.length)),
          pointerTo(written, String(at)),
        )
        fields.push(this.#rest('', field, to))
      }
      return { ...section, fields: section.fields.map(nameOf) }
    })
    return { ...spelt, sections: named, fields }
  }

  #each(words: Words, place: Place, spell: (key: string, value: unknown, place: Place) => unknown): Words {
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, spell(key, value, below(place, key))]),
    )
  }

  #moved(long: string, written: string, elsewhere?: Place['elsewhere']): Place {
    this.pointerMap.push([long, written])
    for (const [key, to] of Object.entries(elsewhere ?? {})) this.pointerMap.push([`${long}/${key}`, to])
    return { long, written, elsewhere }
  }
}

/** The load with the record of a screen: the marked one, else the first. */
function recordLoad(loads: unknown): string | undefined {
  if (!isObject(loads)) return undefined
  const [first] = Object.keys(loads)
  const marked = Object.entries(loads).find(([, load]) => isObject(load) && load.record !== undefined)
  return marked?.[0] ?? first
}

/** A field by its name alone. */
function nameOf(field: unknown): unknown {
  return isObject(field) ? field.name : field
}

const gridBlockKeys = ['kind', 'heading', 'visible', 'access', 'assumes', 'because', 'grid']
const conditionKeys = ['visible', 'enabled', 'required', 'readOnly', 'when', 'clearWhen', 'saveWhen']

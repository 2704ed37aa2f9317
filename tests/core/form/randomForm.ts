import { type FormValue } from '../../../runtime/core/form/values.ts'
import { type Condition, type Field, type Form, type LeafField } from '../../../schemas/index.ts'
import { pick } from '../random.ts'

type Random = () => number

const words = ['x', 'y', 'Other'] as const
const numbers = [0, 1, 5] as const
const leafKinds = ['checkbox', 'choice', 'date', 'multiSelect', 'number', 'select', 'text', 'text'] as const
/** Values of sensitive fields hold this, so that one that leaks is found in any text. */
export const secret = 'SECRET'

/** A form of any shape: conditions look at any field, at the record and at the profile, also round in circles. */
export function randomForm(random: Random): Form {
  const names = Array.from({ length: 2 + Math.floor(random() * 7) }, (_, at) => `f${at}`)
  const fields: Field[] = names.map(name => {
    if (random() > 0.2) return randomLeaf(random, name, names)
    const inner = ['a', 'b', 'c'].slice(0, 1 + Math.floor(random() * 3))
    return {
      kind: 'rows',
      name,
      label: name,
      add: 'Add',
      ...conditions(random, names),
      fields: inner.map(one => randomLeaf(random, one, [...inner, ...names])),
    }
  })
  return {
    id: 'random',
    fields,
    submit: { call: '/api', send: pick(random, ['all', 'changed']) },
    profile: { load: 'profiles', by: pick(random, names), invalid: { list: 'No.', single: 'No.' } },
  }
}

/** A value that a field of this kind may come to hold. */
export function randomValue(random: Random, field: Field): FormValue {
  const hidden = 'sensitive' in field && field.sensitive ? secret : ''
  switch (field.kind) {
    case 'checkbox':
      return random() > 0.5
    case 'choice':
    case 'select':
      return random() > 0.8 ? null : pick(random, words)
    case 'date':
      return pick(random, ['', '2026-01-05', `soon${hidden}`])
    case 'multiSelect':
      return words.filter(() => random() > 0.5)
    case 'number':
      return random() > 0.3 ? pick(random, numbers) : null
    case 'rows':
      return Array.from({ length: Math.floor(random() * 4) }, () =>
        Object.fromEntries(field.fields.map(leaf => [leaf.name, leafValue(random, leaf)])),
      )
    case 'file':
    case 'rule':
    case 'ruleTags':
      return null
    case 'text':
      return random() > 0.3 ? `${pick(random, words)}${hidden}` : ''
  }
}

function leafValue(random: Random, field: LeafField): string | boolean | number | null {
  const value = randomValue(random, field)
  return typeof value === 'object' ? null : value
}

function randomLeaf(random: Random, name: string, names: readonly string[]): LeafField {
  const common = {
    name,
    label: name,
    ...conditions(random, names),
    ...(random() > 0.8 && { sensitive: true as const }),
  }
  const kind = pick(random, leafKinds)
  switch (kind) {
    case 'choice':
    case 'multiSelect':
    case 'select':
      return { kind, ...common, options: words.map(value => ({ value, label: value })) }
    default:
      return { kind, ...common }
  }
}

function conditions(
  random: Random,
  names: readonly string[],
): Partial<Pick<Field, 'visible' | 'enabled' | 'required' | 'clearWhen' | 'saveWhen'>> {
  const some = (chance: number) => random() < chance
  return {
    ...(some(0.5) && { visible: condition(random, names) }),
    ...(some(0.3) && { enabled: condition(random, names) }),
    ...(some(0.4) && { required: some(0.5) ? (true as const) : condition(random, names) }),
    ...(some(0.4) && {
      clearWhen: pick(random, ['hidden', 'disabled', condition(random, names)] as const),
    }),
    ...(some(0.2) && { saveWhen: condition(random, names) }),
  }
}

function condition(random: Random, names: readonly string[]): Condition {
  const leaves = [leaf(random, names), leaf(random, names)]
  const chance = random()
  if (chance < 0.2) return { all: leaves }
  return chance < 0.4 ? { any: leaves } : leaf(random, names)
}

function leaf(random: Random, names: readonly string[]) {
  const field = pick(random, [...names, ...names, 'record.status', 'profile.alias'])
  const chance = random()
  if (chance < 0.3) return { field, present: random() > 0.5 }
  if (chance < 0.36) return { field, atLeast: 1 }
  if (chance < 0.4) return { field, isUser: random() > 0.5 }
  return chance < 0.7
    ? { field, is: pick(random, [...words, ...numbers, true, null]) }
    : { field, in: [pick(random, words), pick(random, numbers)] }
}

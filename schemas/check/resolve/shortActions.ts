import { isObject, pointerTo } from '../item.ts'

type Words = Readonly<Record<string, unknown>>

/** The kind of an action follows from its keys; only a download writes it. */
export function kindOf(action: Words): string | undefined {
  if ('form' in action || 'panel' in action || 'fields' in action || 'sections' in action) return 'open'
  if ('call' in action && 'title' in action) return 'open'
  if ('body' in action) return 'show'
  if ('to' in action) return 'navigate'
  return 'call' in action ? 'request' : undefined
}

/** The form of an action that has fields and a call itself. */
export interface AskedForm {
  /** The rest of the action. */
  readonly action: Words
  readonly form: Words
  readonly submit: Words
}

/** Separates an action from its own form; undefined when the form is written in full. */
export function formOf(written: Words): AskedForm | undefined {
  if ('form' in written || 'panel' in written) return undefined
  const { submit: label, ...action } = written
  const keys = Object.keys(action)
  const pick = (wanted: (key: string) => boolean) =>
    Object.fromEntries(keys.filter(wanted).map(key => [key, action[key]]))
  return {
    action: pick(key => !formKeys.includes(key) && !submitKeys.includes(key)),
    form: pick(key => formKeys.includes(key)),
    submit: { ...pick(key => submitKeys.includes(key)), ...(label !== undefined && { label }) },
  }
}

/** Keys of a form in an action without `form`. */
const formKeys = ['fields', 'sections', 'values', 'profile', 'draft', 'entity']
/** Keys of its submit. */
const submitKeys = ['call', 'path', 'confirm', 'onSuccess', 'lock']

/**
 * The action for several selected rows: its keys in `selected`, else those for one row. It is enabled while
 * every row has the action enabled. `elsewhere` says where the file writes its keys, and the fields of its condition;
 * `isReasonless`: its condition is that of `visible`, for which the action for one row needs no reason.
 */
export function selectedOf(
  action: Words,
  selected: unknown,
  written: string,
): {
  readonly words: unknown
  readonly elsewhere: Readonly<Record<string, string>>
  readonly isReasonless: boolean
} {
  const at = pointerTo(written, 'selected')
  const own = typeof selected === 'string' ? { call: selected } : selected
  if (!isObject(own)) return { words: own, elsewhere: {}, isReasonless: false }
  const { visible, enabled, onSuccess: _onSuccess, path: _path, ...shared } = action
  const joined = own.enabled === undefined ? together(visible, enabled, written) : undefined
  const words: Words = {
    ...shared,
    ...(Array.isArray(action.fields) && { fields: action.fields.map(withoutPrefill) }),
    ...(typeof action.label === 'string' && { label: labelOfSeveral(action.label) }),
    ...joined?.words,
    ...own,
  }
  const elsewhere = {
    ...joined?.elsewhere,
    ...(typeof selected === 'string'
      ? { call: at }
      : Object.fromEntries(Object.keys(own).map(key => [pointerTo('', key).slice(1), pointerTo(at, key)]))),
    selected: at,
  }
  const isReasonless =
    'enabled' in words && [own.enabled, enabled, words.disabledReason].every(one => one === undefined)
  return { words, elsewhere, isReasonless }
}

/** Several rows fill no form, so there is nothing to leave out. */
function withoutPrefill(field: unknown): unknown {
  if (!isObject(field)) return field
  const { prefill: _prefill, ...others } = field
  return Array.isArray(field.fields) ? { ...others, fields: field.fields.map(withoutPrefill) } : others
}

/** "Reject…" of one row is "Reject selected…" of several. */
function labelOfSeveral(label: string): string {
  return label.replace(/(…?)$/, ' selected$1')
}

/** The label of the submit button of the form that such an action opens. */
export function labelOfButton(label: string): string {
  return label.replace(/(?: selected)?…?$/, '')
}

/** Joins conditions, so that a row without the action gives the reason; else both stay. */
function together(visible: unknown, enabled: unknown, written: string): Joined {
  const at = pointerTo(written, 'visible')
  if (!isObject(visible)) return { words: enabled === undefined ? {} : { enabled }, elsewhere: {} }
  if (enabled === undefined) return { words: { enabled: visible }, elsewhere: { enabled: at } }
  const isPlain = (condition: Words) => !['any', 'all', 'field'].some(key => key in condition)
  const canJoin =
    isObject(enabled) &&
    isPlain(visible) &&
    isPlain(enabled) &&
    !Object.keys(visible).some(key => key in enabled)
  if (!canJoin) return { words: { visible, enabled }, elsewhere: {} }
  const places = Object.keys(visible).map(key => [pointerTo('enabled', key), pointerTo(at, key)])
  return { words: { enabled: { ...visible, ...enabled } }, elsewhere: Object.fromEntries(places) }
}

interface Joined {
  readonly words: Words
  readonly elsewhere: Readonly<Record<string, string>>
}

/** The confirmation of a call, from its text alone or without its type, which follows from the verb. */
export function question(confirm: unknown, call: unknown): unknown {
  const words = typeof confirm === 'string' ? { text: confirm } : confirm
  if (!isObject(words) || words.type !== undefined) return words
  const verb = ['approve', 'cancel', 'delete'].find(
    one => typeof call === 'string' && new RegExp(`^${one}(?![a-z])`).test(call),
  )
  return { type: verb ?? 'action', ...words }
}

/** `rejectPayment`, "Balance sheet" -> `reject-payment`, `balance-sheet`. */
export function dashed(words: string): string {
  return words
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
}

import { child, entries, type Item, items, text } from '../item.ts'

/** A field of a form, and what its conditions may name. */
export interface FieldPlace {
  readonly field: Item
  /** The other fields of the form, or of the same table of records. */
  readonly beside: readonly Item[]
  /** Every field whose value its conditions see. */
  readonly seen: readonly Item[]
}

/** Every field of a form, those in tables of records included. */
export function fieldsOf(form: Item): FieldPlace[] {
  const fields = items(child(form, 'fields'))
  return fields.flatMap(field => {
    const inner = items(child(field, 'fields'))
    const rows = inner.map(leaf => ({ field: leaf, beside: inner, seen: [...inner, ...fields] }))
    return [{ field, beside: fields, seen: fields }, ...rows]
  })
}

/** The conditions of a field; `true` and the words of clearWhen are none. */
export function conditionsOf(field: Item): Item[] {
  return ['visible', 'enabled', 'required', 'clearWhen', 'saveWhen'].map(key => child(field, key))
}

/** Every path that a computed field names. */
export function sourcesOf(field: Item): Item[] {
  const computed = child(field, 'computed')
  return [
    child(computed, 'from'),
    ...['sum', 'minus', 'product'].flatMap(key => items(child(computed, key))),
  ].filter(item => text(item) !== undefined)
}

/** Whether a field is computed and read-only: users cannot fill it, so it is never required. */
export function isComputedReadOnly(field: Item): boolean {
  const computed = child(field, 'computed')
  return computed.value !== undefined && child(computed, 'editable').value !== true
}

/** The paths of the values that a field is compared with. */
export function limitsOf(field: Item): Item[] {
  return ['atLeast', 'atMost'].map(key => child(field, key)).filter(item => text(item) !== undefined)
}

/** The path of the currency of an amount; empty: none. */
export function currencyOf(field: Item): Item[] {
  return [child(field, 'currency')].filter(item => text(item) !== undefined)
}

/** Every path that a field takes a value from. */
export function valuePathsOf(field: Item): Item[] {
  return [...sourcesOf(field), ...limitsOf(field), ...currencyOf(field)]
}

/** The word of a field's kind; empty when absent. */
export function kindOf(field: Item): string {
  return text(child(field, 'kind')) ?? ''
}

/** Whether a field chooses a record of a load or of a search, so that a path may go on into that record. */
export function choosesRecord(field: Item): boolean {
  const options = child(field, 'options')
  if (!['select', 'choice'].includes(kindOf(field)) || child(options, 'value').value === undefined)
    return false
  return ['load', 'search'].some(key => text(child(options, key)) !== undefined)
}

export function nameOf(field: Item): string {
  return text(child(field, 'name')) ?? ''
}

/** The submits of a form; the first one is that of the Enter key. Empty: the form is read only. */
export function submitsOf(form: Item): Item[] {
  const first = child(form, 'submit')
  return [...(first.value === undefined ? [] : [first]), ...items(child(form, 'otherSubmits'))]
}

/** The conditions of a form for the questions before it is sent. */
export function questionConditions(form: Item): Item[] {
  return submitsOf(form)
    .map(way => child(way, 'confirm', 'when'))
    .filter(({ value }) => value !== undefined)
}

/** The texts that say why an action is disabled. */
export function reasonTexts(action: Item): Item[] {
  const reason = child(action, 'disabledReason')
  return [...(typeof reason.value === 'string' ? [reason] : []), ...entries(reason).map(([, item]) => item)]
}

/** The texts of an action that name fields of its row or record. */
export function textsOfRow(action: Item): Item[] {
  return [...reasonTexts(action), child(action, 'panel', 'title'), ...confirmTexts(action)]
}

/** The texts of a question that may name what is acted on. */
export function confirmTexts(holder: Item): Item[] {
  return [child(holder, 'confirm', 'title'), child(holder, 'confirm', 'text')]
}

import { type CompiledForm } from '../compile/compiledForm.ts'
import { getOwn } from '../objects.ts'
import { clearedValues, type Dependencies, dependencies } from './clearedValues.ts'
import { isComparedWith } from './comparedValues.ts'
import { computedValues, hasComputed, isReadOnly } from './computedValues.ts'
import { type FieldState, type FormProfile, type Surroundings, sameState } from './fieldState.ts'
import { fieldAt, fieldKey, formValueAt, leafAt, withValue } from './formPath.ts'
import { type ChosenOptions, type FormOption } from './options.ts'
import { initialRow, initialValues } from './readValue.ts'
import { stateAt } from './stateAt.ts'
import { type FormValue, type FormValues, isFile, rowsOf, sameValue } from './values.ts'

/** Error messages by path; a path without a field is an error of the form as a whole. */
export type FormErrors = Readonly<Record<string, readonly string[]>>

/**
 * The values of a form being filled in, and the state of each field. A path is the name of a field, or
 * `table.0.name` for a field in a record of a table. The subscribers of a path are notified only when its
 * value, state or errors change; all returned objects are stable until then.
 */
export interface FormStore {
  readonly form: CompiledForm
  /** Null if there is no such field or record. */
  get(path: string): FormValue
  state(path: string): FieldState
  /** Empty list: no errors. */
  errors(path: string): readonly string[]
  allErrors(): FormErrors
  /** The values of all fields, including those that are hidden. */
  all(): FormValues
  /** The initial values, or those last saved. */
  start(): FormValues
  /** The inputs of conditions, options and the profile. */
  surroundings(): Surroundings
  /** The profile selected by the values; undefined: none. */
  profile(): FormProfile | undefined
  /** Names of the fields whose value differs from the start, in the order of the form. */
  changed(): readonly string[]
  /** Sets a value. Clears the fields whose `clearWhen` then holds, and errors of the old value. */
  set(path: string, value: FormValue): void
  /** Sets several values at once, e.g. of a draft, and notifies subscribers once. */
  fill(values: FormValues): void
  /** Sets the value of a searched choice to a found option, and remembers it. */
  choose(path: string, option: FormOption): void
  /** The options that were chosen in searched choices. */
  chosen(): ChosenOptions
  /** Remembers options that were chosen earlier. */
  recall(chosen: ChosenOptions): void
  addRow(name: string): void
  /** Later records move up; errors of the table are removed. */
  removeRow(name: string, index: number): void
  /** Replaces all errors. */
  setErrors(errors: FormErrors): void
  /**
   * Applies a newer reply of the server. Unchanged values become those of the record, changed ones stay.
   * Returns the names of fields changed by both to different values. `filled`: the record fills the form again, see `edits`.
   */
  renew(surroundings: Surroundings, filled?: boolean): readonly string[]
  /** Makes these saved values the new start. Keeps what was typed since they were sent, but no file that was sent. */
  saved(sent: FormValues): void
  /** As `saved`, for a new record: from then on these values fill the form, not its record. */
  edits(sent: FormValues): void
  /** Starts the next record with empty values after these were sent, except for what was typed since. */
  next(sent: FormValues): void
  /** Restores the initial values. */
  reset(): void
  /** Returns a function that unsubscribes. */
  subscribe(path: string, listener: () => void): () => void
  /** Called once after each change of values, states or errors. */
  subscribeAll(listener: () => void): () => void
}

/** Starts with the record in `surroundings`, else the initial values. Throws for an unknown path. */
export function createFormStore(form: CompiledForm, initial: Surroundings): FormStore {
  return new Store(form, initial)
}

const none: readonly string[] = []

class Store implements FormStore {
  readonly form: CompiledForm
  readonly #dependencies: Dependencies
  readonly #computes: boolean
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #allListeners = new Set<() => void>()
  #surroundings: Surroundings
  #values: FormValues
  #start: FormValues
  /** What fills the form in place of its record; undefined: the record, if there is one. */
  #filling: FormValues | undefined
  #profile: FormProfile | undefined
  #states = new Map<string, FieldState>()
  #errors: FormErrors = {}

  constructor(form: CompiledForm, initial: Surroundings) {
    this.form = form
    this.#dependencies = dependencies(form)
    this.#computes = hasComputed(form)
    this.#surroundings = initial
    this.#start = this.#settled(this.#initial())
    this.#values = this.#start
    this.#profile = initial.profileOf?.(this.#values)
  }

  get = (path: string) => formValueAt(this.#values, path)
  errors = (path: string) => getOwn(this.#errors, path) ?? none
  allErrors = () => this.#errors
  all = () => this.#values
  start = () => this.#start
  surroundings = () => this.#surroundings
  profile = () => this.#profile

  state = (path: string) => {
    const known = this.#states.get(path)
    if (known) return known
    const state = this.#stateOf(path)
    this.#states.set(path, state)
    return state
  }

  changed = () =>
    this.form.fields
      .map(({ name }) => name)
      .filter(name => !sameValue(formValueAt(this.#values, name), formValueAt(this.#start, name)))

  set = (path: string, value: FormValue) => {
    if (sameValue(this.get(path), value)) return
    this.#commit(withValue(this.#values, path, value), this.#errorsWithout(path))
  }

  choose = (path: string, option: FormOption) => {
    const key = fieldKey(path)
    const others = (getOwn(this.chosen(), key) ?? []).filter(({ value }) => value !== option.value)
    this.#surroundings = { ...this.#surroundings, chosen: { ...this.chosen(), [key]: [option, ...others] } }
    const isSame = sameValue(this.get(path), option.value)
    // More may be known of the same record now.
    this.#commit(withValue(this.#values, path, option.value), this.#errorsWithout(path), isSame)
  }

  chosen = () => this.#surroundings.chosen ?? {}

  recall = (chosen: ChosenOptions) => {
    this.#surroundings = { ...this.#surroundings, chosen: { ...this.chosen(), ...chosen } }
    this.#states.clear()
  }

  fill = (values: FormValues) => this.#commit({ ...this.#values, ...values }, this.#errors)

  addRow = (name: string) => {
    const { rows } = leafAt(this.form, name)
    if (rows) this.set(name, [...rowsOf(this.get(name)), initialRow(rows.fields)])
  }

  removeRow = (name: string, index: number) => {
    this.#commit(
      withValue(
        this.#values,
        name,
        rowsOf(this.get(name)).filter((_, at) => at !== index),
      ),
      this.#errorsWithout(name),
    )
  }

  setErrors = (errors: FormErrors) => this.#commit(this.#values, errors)

  renew = (surroundings: Surroundings, filled = false) => {
    const before = this.#start
    this.#surroundings = { ...surroundings, chosen: this.chosen() }
    if (filled) this.#filling = { ...this.#read(surroundings), ...this.#unfilled() }
    const after = this.#settled(this.#initial())
    const typed = this.changed()
    this.#start = after
    const kept = typed.map(name => [name, formValueAt(this.#values, name)] as const)
    const both = kept.filter(
      ([name, value]) =>
        !isReadOnly(leafAt(this.form, name).field) &&
        !sameValue(formValueAt(before, name), formValueAt(after, name)) &&
        !sameValue(value, formValueAt(after, name)),
    )
    this.#commit({ ...after, ...Object.fromEntries(kept) }, this.#errors, true)
    return both.map(([name]) => name)
  }

  edits = (sent: FormValues) => {
    this.#filling = sent
    this.saved(sent)
  }

  saved = (sent: FormValues) => {
    if (this.#filling) this.#filling = sent
    this.#start = this.#filling ? sent : this.#withoutSent(sent, sent)
    if (this.#start !== sent) this.#commit(this.#withoutSent(this.#values, sent), this.#errors)
    this.#notify(new Set())
  }

  next = (sent: FormValues) => {
    this.#start = sent
    this.#filling = undefined
    this.renew({ ...this.#surroundings, record: undefined })
  }

  reset = () => this.#commit(this.#start, {})

  subscribe = (path: string, listener: () => void) => {
    const listeners = this.#listeners.get(path) ?? new Set()
    this.#listeners.set(path, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(path) === listeners) this.#listeners.delete(path)
    }
  }

  subscribeAll = (listener: () => void) => {
    this.#allListeners.add(listener)
    return () => {
      this.#allListeners.delete(listener)
    }
  }

  #initial(): FormValues {
    if (this.#filling) return this.#filling
    const { record } = this.#surroundings
    return this.#read({ ...this.#surroundings, record: this.form.prefilled ? record : undefined })
  }

  #read({ record, zone = 'UTC' }: Surroundings): FormValues {
    return initialValues(this.form, record, zone)
  }

  /** The saved values of the fields that no record fills, which a newer record must not empty. */
  #unfilled(): FormValues {
    const names = this.form.fields.filter(({ prefilled }) => !prefilled).map(({ name }) => name)
    return Object.fromEntries(names.map(name => [name, formValueAt(this.#start, name)]))
  }

  /** The values without the files that were sent, so that saving again does not send them again. */
  #withoutSent(values: FormValues, sent: FormValues): FormValues {
    const files = this.form.fields.filter(
      ({ kind, name }) => kind === 'file' && isFile(sent[name]) && values[name] === sent[name],
    )
    return files.length === 0
      ? values
      : { ...values, ...Object.fromEntries(files.map(({ name }) => [name, null])) }
  }

  #cleared(values: FormValues): FormValues {
    return clearedValues(this.form, values, this.#surroundings, values => this.#profileOf(values))
  }

  /** The values with computed fields filled and others cleared, until neither changes anything. */
  #settled(wanted: FormValues, before?: FormValues): FormValues {
    let current = this.#cleared(wanted)
    if (!this.#computes) return current
    const change = {
      form: this.form,
      surroundings: this.#surroundings,
      profileOf: (values: FormValues) => this.#profileOf(values),
      before,
      wanted,
    }
    // The check refuses circles, so that each round settles one field at least.
    for (let round = 0; round <= this.form.fields.length; round++) {
      const next = this.#cleared(computedValues(change, current))
      if (next === current) return current
      current = next
    }
    return current
  }

  #profileOf(values: FormValues): FormProfile | undefined {
    return this.#surroundings.profileOf?.(values)
  }

  #commit(wanted: FormValues, errors: FormErrors, renewed = false) {
    const [before, errorsBefore] = [this.#values, this.#errors]
    this.#values = this.#settled(wanted, before)
    this.#errors = errors
    this.#profile = this.#profileOf(this.#values)
    const changed = this.form.fields
      .map(({ name }) => name)
      .filter(name => !Object.is(before[name], this.#values[name]))
    const affected = new Set(renewed ? this.form.fields.map(({ name }) => name) : changed)
    if (!renewed)
      for (const name of changed)
        for (const dependent of this.#dependencies.get(name) ?? []) affected.add(dependent)
    const changedPaths = new Set<string>()
    const paths = this.#paths()
    for (const path of paths) {
      const [name = path] = path.split('.')
      const differs = before[name] !== this.#values[name]
      if ((differs || affected.has(name)) && this.#renewState(path)) changedPaths.add(path)
    }
    if (changed.length > 0 && !renewed) this.#errors = this.#stillTrue(errors, changedPaths, before)
    for (const path of paths) {
      const [name = path] = path.split('.')
      const differs = before[name] !== this.#values[name]
      if (differs && !sameValue(formValueAt(before, path), formValueAt(this.#values, path)))
        changedPaths.add(path)
      if (!sameTexts(getOwn(this.#errors, path), getOwn(errorsBefore, path))) changedPaths.add(path)
    }
    if (changedPaths.size > 0 || changed.length > 0 || this.#errors !== errorsBefore)
      this.#notify(changedPaths)
  }

  /** Without errors of fields that are gone or have changed: other choices have other requirements. */
  #stillTrue(errors: FormErrors, others: ReadonlySet<string>, before: FormValues): FormErrors {
    const isOld = (path: string) => {
      const field = fieldAt(this.form, path.split('.'))
      return (
        field !== undefined &&
        isReadOnly(field) &&
        !sameValue(formValueAt(before, path), formValueAt(this.#values, path))
      )
    }
    const isOther = (path: string) => !sameValue(formValueAt(before, path), formValueAt(this.#values, path))
    const isCompared = (path: string) => {
      const [name = path, index] = path.split('.')
      const [field, table] = [fieldAt(this.form, path.split('.')), fieldAt(this.form, [name])]
      const inRow = (other: string) =>
        index !== undefined && table?.kind === 'rows' && table.fields.some(one => one.name === other)
      return (
        field !== undefined &&
        isComparedWith(field, other => isOther(inRow(other) ? `${name}.${index}.${other}` : other))
      )
    }
    const kept = Object.entries(errors).filter(
      ([path]) => !others.has(path) && !isOld(path) && !isCompared(path),
    )
    return kept.length === Object.keys(errors).length ? errors : Object.fromEntries(kept)
  }

  /** Paths with a subscriber or that were read. */
  #paths(): Set<string> {
    return new Set([...this.#listeners.keys(), ...this.#states.keys()])
  }

  /** Whether the state of a path has changed. */
  #renewState(path: string): boolean {
    const known = this.#states.get(path)
    if (!known) return false
    const state = this.#stateOf(path)
    if (sameState(known, state)) return false
    this.#states.set(path, state)
    return true
  }

  #stateOf(path: string): FieldState {
    return stateAt(path, {
      form: this.form,
      values: this.#values,
      surroundings: this.#surroundings,
      profile: this.#profile,
    })
  }

  /**
   * The errors of a path belong to its old value; those of table records belong to the table, and those of a field that
   * may have a value once to all records.
   */
  #errorsWithout(path: string): FormErrors {
    const [name = path, , inner = ''] = path.split('.')
    const isRepeated = leafAt(this.form, name).rows?.unique.includes(inner) ?? false
    const others = (key: string) => isRepeated && key.startsWith(`${name}.`) && key.endsWith(`.${inner}`)
    const kept = Object.entries(this.#errors).filter(
      ([key]) => key !== path && !key.startsWith(`${path}.`) && !others(key),
    )
    return kept.length === Object.keys(this.#errors).length ? this.#errors : Object.fromEntries(kept)
  }

  #notify(paths: ReadonlySet<string>) {
    for (const path of paths) for (const listener of [...(this.#listeners.get(path) ?? [])]) listener()
    for (const listener of [...this.#allListeners]) listener()
  }
}

function sameTexts(one: readonly string[] = none, other: readonly string[] = none): boolean {
  return one.length === other.length && one.every((text, at) => text === other[at])
}

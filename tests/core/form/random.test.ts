import { describe, expect, it } from 'vitest'
import { type CompiledField, type CompiledForm } from '../../../runtime/core/compile/compiledForm.ts'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { clearedValues } from '../../../runtime/core/form/clearedValues.ts'
import { draftValues, readDraft } from '../../../runtime/core/form/draftValues.ts'
import { type FormProfile, type Surroundings } from '../../../runtime/core/form/fieldState.ts'
import { pathsOf } from '../../../runtime/core/form/formErrors.ts'
import { createFormStore, type FormStore } from '../../../runtime/core/form/formStore.ts'
import { sentBody, sentValues } from '../../../runtime/core/form/sentValues.ts'
import { blankField, type FormValues, rowsOf } from '../../../runtime/core/form/values.ts'
import { holds } from '../../../runtime/core/loads/condition.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { formErrors } from '../../../runtime/kinds/form/formErrors.ts'
import { type Condition, type Form } from '../../../schemas/index.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { pick, seeded } from '../random.ts'
import { wayOf } from './form.ts'
import { randomForm, randomValue, secret } from './randomForm.ts'

/** What the fields are, by the rules and nothing else: no cache, no dependencies, no early end. */
function model(form: CompiledForm, values: FormValues, { record, profileOf, user }: Surroundings) {
  const profile = profileOf?.(values)
  const sees = (condition: Condition | boolean | undefined, otherwise: boolean, row: object) =>
    condition === undefined || typeof condition === 'boolean'
      ? (condition ?? otherwise)
      : holds(condition, { ...values, ...row, record, profile: profile?.about }, { user })
  return (path: string) => {
    const [name = '', index, inner] = path.split('.')
    const top = form.fields.find(field => field.name === name)
    const field: CompiledField | undefined =
      index === undefined
        ? top
        : top?.kind === 'rows'
          ? top.fields.find(one => one.name === inner)
          : undefined
    if (!field) throw new Error(`No field ${path}.`)
    const row = index === undefined ? {} : (rowsOf(values[name])[Number(index)] ?? {})
    const laid = index === undefined ? profile?.fields[name] : undefined
    const visible = laid?.visible !== false && sees(field.visible, true, row)
    const enabled = sees(field.enabled, true, row)
    const required = visible && enabled && (laid?.required ?? sees(field.required, false, row))
    const { clearWhen } = field
    const clears =
      clearWhen === 'hidden' ? !visible : clearWhen === 'disabled' ? !enabled : sees(clearWhen, false, row)
    return { field, visible, enabled, required, clears, sent: visible && sees(field.saveWhen, true, row) }
  }
}

const surroundingsOf = (random: () => number): Surroundings => ({
  record: random() > 0.5 ? { status: pick(random, ['x', 'y', '']), f0: 'x' } : undefined,
  loads: {},
  user: random() > 0.5 ? 'x' : undefined,
  profileOf: values => {
    const value = values[form1(values)]
    const laid: FormProfile['fields'] = {
      f1: { visible: value !== 'x' },
      f2: { required: value === 'y', maxLength: 1 },
    }
    return value === 'Other' ? undefined : { about: { alias: value }, fields: laid }
  },
})
const form1 = (values: FormValues) => (Object.hasOwn(values, 'f1') ? 'f1' : 'f0')

/** The form of a seed, with the field that its profile really looks at. */
function formOf(random: () => number): Form {
  const form = randomForm(random)
  const by = form.fields.some(({ name }) => name === 'f1') ? 'f1' : 'f0'
  return deepFreeze({ ...form, profile: { load: 'p', by, invalid: { list: 'No.', single: 'No.' } } })
}

/** Does something that a user or the server may do. */
function act(random: () => number, store: FormStore, form: Form): void {
  const field = pick(random, form.fields)
  const chance = random()
  if (chance < 0.1 && field.kind === 'rows') store.addRow(field.name)
  else if (chance < 0.2 && field.kind === 'rows') store.removeRow(field.name, Math.floor(random() * 3))
  else if (chance < 0.4 && field.kind === 'rows' && rowsOf(store.get(field.name)).length > 0) {
    const leaf = pick(random, field.fields)
    const value = randomValue(random, leaf)
    store.set(`${field.name}.0.${leaf.name}`, deepFreeze(value))
  } else if (chance < 0.45) store.renew(deepFreeze(surroundingsOf(random)))
  else if (chance < 0.5) store.setErrors({ [field.name]: ['Wrong.'] })
  else if (chance < 0.53) store.saved(store.all())
  else if (chance < 0.55) store.reset()
  else store.set(field.name, deepFreeze(randomValue(random, field)))
}

const seeds = Array.from({ length: 150 }, (_, seed) => seed + 1)
const forEachStep = (check: (store: FormStore, form: Form, random: () => number) => void, steps = 25) => {
  for (const seed of seeds) {
    const random = seeded(seed)
    const form = formOf(random)
    const store = createFormStore(deepFreeze(compileForm(form)), deepFreeze(surroundingsOf(random)))
    for (let step = 0; step < steps; step++) {
      act(random, store, form)
      check(store, form, random)
    }
  }
}

describe('any form after random changes', () => {
  it('matches the rules for its values', () => {
    forEachStep(store => {
      const expected = model(store.form, store.all(), store.surroundings())
      for (const path of pathsOf(store)) {
        const { visible, enabled, required } = expected(path)
        expect(store.state(path), path).toMatchObject({ visible, enabled, required })
      }
    })
  })

  it('notifies the subscribers of every changed field, and no others', () => {
    for (const seed of seeds) {
      const random = seeded(seed)
      const form = formOf(random)
      const store = createFormStore(compileForm(form), surroundingsOf(random))
      const notified = new Set<string>()
      const snapshot = (path: string) =>
        JSON.stringify([store.get(path), store.state(path), store.errors(path)])
      for (let step = 0; step < 25; step++) {
        const paths = pathsOf(store)
        const before = paths.map(snapshot)
        const end = paths.map(path => store.subscribe(path, () => notified.add(path)))
        notified.clear()
        act(random, store, form)
        const changed = paths.filter((path, at) => snapshot(path) !== before[at])
        expect([...notified].sort(), `seed ${seed}, step ${step}`).toEqual(changed.sort())
        for (const stop of end) stop()
      }
    }
  })

  it('never sends hidden fields, and always sends visible ones', () => {
    forEachStep(store => {
      const expected = model(store.form, store.all(), store.surroundings())
      const sent = sentValues(store)
      const wanted = store.form.fields.filter(({ name }) => expected(name).sent)
      expect(Object.keys(sent)).toEqual(wanted.map(({ name }) => name))
      for (const field of wanted) {
        if (field.kind !== 'rows') continue
        const rows = sent[field.name]
        if (!Array.isArray(rows)) throw new Error('A table of records is sent as a list.')
        rows.map((row: object, at) =>
          expect(Object.keys(row)).toEqual(
            field.fields.map(({ name }) => name).filter(name => expected(`${field.name}.${at}.${name}`).sent),
          ),
        )
      }
      const body = Object.keys(sentBody(store, wayOf(store)))
      const changed = store.changed()
      expect(body).toEqual(
        Object.keys(sent).filter(name => wayOf(store).send === 'all' || changed.includes(name)),
      )
    })
  })

  it('has no value that clearWhen clears, and clearing again changes nothing', () => {
    forEachStep(store => {
      const values = store.all()
      const surroundings = store.surroundings()
      const expected = model(store.form, values, surroundings)
      for (const path of pathsOf(store)) {
        const { field, clears } = expected(path)
        if (clears) expect(store.get(path), path).toEqual(blankField(field))
      }
      const again = clearedValues(store.form, values, surroundings, one => surroundings.profileOf?.(one))
      expect(again).toBe(values)
    })
  })

  it('stores a draft without sensitive values, from which all others are restored', () => {
    forEachStep(store => {
      const draft = JSON.stringify(draftValues(store))
      expect(draft).not.toContain(secret)
      const restored = readDraft(store.form, JSON.parse(draft))
      const changed = store.form.fields.filter(
        ({ name, sensitive }) => !sensitive && store.changed().includes(name),
      )
      expect(Object.keys(restored)).toEqual(changed.map(({ name }) => name))
      for (const field of changed) {
        if (field.kind === 'rows')
          expect(rowsOf(restored[field.name])).toHaveLength(rowsOf(store.get(field.name)).length)
        else expect(restored[field.name]).toEqual(store.get(field.name))
      }
    })
  })

  it('requires exactly the required, empty, visible and editable fields', () => {
    for (const seed of seeds.slice(0, 40)) {
      const random = seeded(seed)
      const form = formOf(random)
      const validate = formValidator(form)
      const store = createFormStore(compileForm(form), surroundingsOf(random))
      for (let step = 0; step < 10; step++) {
        act(random, store, form)
        const expected = model(store.form, store.all(), store.surroundings())
        const errors = formErrors(store, validate, wayOf(store))
        for (const path of pathsOf(store)) {
          const { field, visible, enabled, required } = expected(path)
          const [table = path] = path.split('.')
          const open =
            visible && enabled && (table === path || (expected(table).visible && expected(table).enabled))
          const value = store.get(path)
          const blank =
            typeof value === 'string'
              ? value.trim() === ''
              : JSON.stringify(value) === JSON.stringify(blankField(field))
          const asks = (errors[path] ?? []).some(text =>
            / is required\.| must be ticked\.|^At least 1 /.test(text),
          )
          expect(asks, `${path} of seed ${seed}`).toBe(open && required && blank)
        }
      }
    }
  })
})

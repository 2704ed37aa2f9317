import { type FormFinding, type FormValidator } from '../../../schemas/index.ts'
import { type CompiledDate, type CompiledField } from '../compile/compiledForm.ts'
import { messages } from '../messages.ts'
import { numberProblem } from '../text/numberProblem.ts'
import { parseDay } from '../text/parseDay.ts'
import { foreignCharacters } from './charsets.ts'
import { type FieldState } from './fieldState.ts'
import { formDocument } from './formDocument.ts'
import { formMessages } from './formMessages.ts'
import { leafAt } from './formPath.ts'
import { type FormErrors, type FormStore } from './formStore.ts'
import { isTypedMoment } from './moments.ts'
import { isBlank, rowsOf } from './values.ts'

/**
 * Everything that is wrong with what is filled in, in the order of the fields; empty: it may be sent. The precompiled
 * validator looks at shape and limits, and the calendar at days, which JSON Schema alone does not know.
 */
export function formErrors(store: FormStore, validate: FormValidator): FormErrors {
  const found = new Map<string, Set<string>>()
  const add = (path: string, text: string) => {
    const texts = found.get(path)
    if (texts) texts.add(text)
    else found.set(path, new Set([text]))
  }
  if (!validate(formDocument(store)))
    for (const finding of validate.errors ?? []) {
      const path = pathOf(finding)
      add(path, wording(finding, leafAt(store.form, path).field, store.state(path), store.get(path)))
    }
  const paths = pathsOf(store)
  for (const path of paths) {
    const { field } = leafAt(store.form, path)
    const { visible, enabled } = store.state(path)
    const value = store.get(path)
    if (field.kind !== 'date' || !visible || !enabled || isBlank(value)) continue
    const problem = dayProblem(field, String(value))
    if (problem !== undefined) add(path, problem)
  }
  return Object.fromEntries(
    paths.flatMap(path => {
      const texts = found.get(path)
      return texts ? [[path, [...texts]]] : []
    }),
  )
}

/** The paths of all fields in the order of the form, those in the records of a table behind the table. */
export function pathsOf(store: FormStore): string[] {
  return store.form.fields.flatMap(field =>
    field.kind === 'rows'
      ? [
          field.name,
          ...rowsOf(store.get(field.name)).flatMap((_, at) =>
            field.fields.map(({ name }) => `${field.name}.${at}.${name}`),
          ),
        ]
      : [field.name],
  )
}

/** `/values/papers/values/0/..`: the path without the steps of the document; of a list the field, not its entry. */
function pathOf({ instancePath, keyword, params }: FormFinding): string {
  const steps = instancePath.split('/').slice(1)
  if (keyword === 'required') steps.push(String(params.missingProperty))
  const [, name = '', index, , inner] = steps
  return inner === undefined ? name : `${name}.${index}.${inner}`
}

function wording(
  { keyword, params }: FormFinding,
  field: CompiledField,
  { label, length, maxLength, charset }: FieldState,
  value: unknown,
): string {
  const [text, limit] = [String(value), Number(params.limit)]
  switch (keyword) {
    case 'required':
      if (field.kind === 'checkbox') return formMessages.tick(label)
      return field.kind === 'rows'
        ? formMessages.fewest(Math.max(field.min, 1))
        : formMessages.required(label)
    case 'minLength':
    case 'maxLength':
      return length === undefined
        ? formMessages.maxLength(maxLength ?? limit, [...text].length)
        : formMessages.length(length, [...text].length)
    case 'pattern':
      return charset ? formMessages.charset(charset, foreignCharacters(text, charset)) : formMessages.wrong
    case 'type':
      return field.kind === 'number' ? formMessages.number : formMessages.wrong
    case 'minimum':
    case 'maximum':
    case 'multipleOf':
      return (field.kind === 'number' && numberProblem(Number(value), field)) || formMessages.wrong
    case 'minItems':
      return formMessages.fewest(limit)
    case 'maxItems':
      return formMessages.most(limit)
    case 'enum':
      return formMessages.option
    default:
      return formMessages.wrong
  }
}

/** What is wrong with a day or moment that was typed; undefined: nothing. */
function dayProblem({ time, min, max }: CompiledDate, text: string): string | undefined {
  const isRead = time ? isTypedMoment(text) : parseDay(text) !== undefined
  if (!isRead) return messages.dateUnparsable
  const day = text.slice(0, 10)
  if (min !== undefined && day < min) return formMessages.notBefore(min)
  return max !== undefined && day > max ? formMessages.notAfter(max) : undefined
}

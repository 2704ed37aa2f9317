import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { expect, it } from 'vitest'
import { explainError } from '../../schemas/check/shape/explainError.ts'
import { foldErrors } from '../../schemas/check/shape/foldErrors.ts'
import { compileLanguage, languageOptions } from '../../schemas/check/shape/language.ts'
import { screenSchema } from '../../schemas/language/screen.ts'
import { definitions } from '../support/screens.ts'

const whole = new Ajv(languageOptions).compile(screenSchema)
const quick = compileLanguage()

it('the language is a strict JSON Schema', () => {
  expect(whole.schema).toBe(screenSchema)
})

it.each(definitions)(
  'compiled in parts the language finds what it finds as a whole in $file, however wrong',
  ({ screen }) => {
    let faults = 0
    for (const wrong of wrongCopies(screen)) {
      const findings = findingsOf(quick, wrong)
      expect(findings, JSON.stringify(wrong)).toEqual(findingsOf(whole, wrong))
      faults += findings.length
    }
    expect(faults).toBeGreaterThan(0)
  },
)

function findingsOf(validate: ValidateFunction, data: unknown) {
  validate(data)
  return foldErrors(validate.errors ?? []).map((error: ErrorObject) => explainError('one.ts', error))
}

/** The value with one of its parts spoilt: a key lost, a key too many, a kind that is none, a value of another type. */
function* wrongCopies(value: unknown): Generator<unknown> {
  const places: (readonly string[])[] = []
  const look = (part: unknown, keys: readonly string[]): void => {
    places.push(keys)
    if (typeof part !== 'object' || part === null) return
    for (const [key, below] of Object.entries(part)) look(below, [...keys, key])
  }
  look(value, [])
  for (const [index, keys] of places.entries()) {
    const copy: unknown = structuredClone(value)
    const above = keys.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], copy)
    const last = keys.at(-1)
    if (last === undefined || typeof above !== 'object' || above === null) continue
    if (index % 4 === 0) Reflect.deleteProperty(above, last)
    else if (index % 4 === 1) Reflect.set(above, `${last}s`, 'more')
    else Reflect.set(above, last, index % 4 === 2 ? 7 : { kind: 'mony' })
    yield copy
  }
}

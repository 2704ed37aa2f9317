import { expect, it } from 'vitest'
import { definitions } from '../support/screens.ts'

const texts = definitions.flatMap(({ file, screen }) =>
  sentForms(screen.body).flatMap(form =>
    textsIn(form.fields).map(field => ({ at: `${file} ${form.id}.${field.name}`, form, field })),
  ),
)

it('texts that are sent are found in the definitions', () => {
  expect(texts.length).toBeGreaterThan(50)
})

// Else the server is the first to refuse a text that is too long, in words about its own names.
it('every text that is sent says how long it may be, or leaves it to its profile', () => {
  const endless = texts.filter(
    ({ form, field }) =>
      field.maxLength === undefined && field.length === undefined && !isLaidOver(form, field.name),
  )
  expect(endless.map(({ at }) => at)).toEqual([])
})

interface SentForm {
  readonly id: unknown
  readonly fields: unknown
  readonly submit: unknown
  readonly profile?: { readonly free?: readonly unknown[] }
}
interface Text {
  readonly kind: 'text'
  readonly name: string
  readonly maxLength?: number
  readonly length?: number
}

function isLaidOver({ profile }: SentForm, name: string): boolean {
  return profile !== undefined && !(profile.free ?? []).includes(name)
}

function sentForms(part: unknown): SentForm[] {
  return partsOf(part).filter((one): one is SentForm => 'submit' in one && 'fields' in one && 'id' in one)
}

/** Those of tables of records, too. */
function textsIn(fields: unknown): Text[] {
  return partsOf(fields).filter((one): one is Text => 'kind' in one && one.kind === 'text' && 'name' in one)
}

function partsOf(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  return [part, ...Object.values(part).flatMap(partsOf)]
}

import { describe, expect, it } from 'vitest'
import { compiledForm } from '../../../runtime/core/compile/compileForm.ts'
import { errorsByPath, momentaryErrors } from '../../../runtime/core/form/formErrors.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { type Form } from '../../../schemas/index.ts'

const form: Form = {
  id: 'job',
  values: 'job',
  fields: [
    {
      kind: 'text',
      name: 'mails',
      label: 'Mails',
      list: true,
      maxLength: 20,
      pattern: { match: '^\\S+@\\S+$', message: 'Enter a mail address.' },
    },
  ],
  submit: { call: '/api/jobs/1', method: 'PUT' },
}
const storeOf = (mails: unknown) =>
  createFormStore(compiledForm(form), { record: { mails }, loads: {}, zone: 'UTC' })
const way = { fields: undefined, send: 'all', version: '', body: {} } as const
const errorsOf = (text: string) => {
  const store = storeOf([])
  store.fill({ mails: text })
  return errorsByPath(store, momentaryErrors(store, { fields: undefined, requires: [], label: 'Save' }))
}

describe('list of texts in a form', () => {
  it('is typed one per line, and sent as a list without empty texts', () => {
    const store = storeOf(['a@x.org', 'b@x.org'])
    expect(store.get('mails')).toBe('a@x.org\nb@x.org')
    store.fill({ mails: ' a@x.org \n\n c@x.org\n' })
    expect(sentBody(store, way)).toEqual({ mails: ['a@x.org', 'c@x.org'] })
  })

  it('is empty for null and an empty list', () => {
    expect([null, []].map(mails => storeOf(mails).get('mails'))).toEqual(['', ''])
  })

  it.each([null, [], [' a ', 7]])('is sent back as it came unless it is changed: %j', mails => {
    expect(sentBody(storeOf(mails), way)).toEqual({ mails })
    const changed = storeOf(mails)
    changed.fill({ mails: 'b' })
    expect(sentBody(changed, way)).toEqual({ mails: ['b'] })
  })

  it('is an empty list when its texts are removed', () => {
    const store = storeOf(['a'])
    store.fill({ mails: '' })
    expect(sentBody(store, way)).toEqual({ mails: [] })
  })

  it('takes numbers as texts, and leaves out what is neither', () => {
    expect(storeOf([7, null, { a: 1 }, 'x']).get('mails')).toBe('7\nx')
  })

  it('has the limits of the field for each text, and names the wrong one', () => {
    expect(errorsOf('a@x.org\nb@x.org')).toEqual({})
    expect(errorsOf('a@x.org\nno mail')).toEqual({ mails: ['“no mail”: Enter a mail address.'] })
    expect(errorsOf('a.very.long.name@example.org')).toEqual({
      mails: ['“a.very.long.name@example.org”: At most 20 characters; this has 28.'],
    })
  })
})

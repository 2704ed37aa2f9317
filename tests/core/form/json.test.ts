import { describe, expect, it } from 'vitest'
import { draftValues, readDraft } from '../../../runtime/core/form/draftValues.ts'
import { momentaryErrors } from '../../../runtime/core/form/formErrors.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { type Form } from '../../../schemas/index.ts'
import { storeOf, wayOf } from './form.ts'

const form: Form = {
  id: 'settings',
  fields: [
    { kind: 'text', name: 'params', label: 'Parameters', json: true },
    {
      kind: 'rows',
      name: 'rules',
      label: 'Rules',
      add: 'Add a rule',
      fields: [{ kind: 'text', name: 'body', label: 'Body', json: true }],
    },
  ],
  submit: { call: '/api/settings' },
}
const record = { params: { limits: [1, 2], note: 'Text' }, rules: [{ body: [true] }, { body: null }] }
const filled = () => storeOf(form, { record })
const sent = (store: ReturnType<typeof filled>) => sentBody(store, wayOf(store))
const errors = (store: ReturnType<typeof filled>) => momentaryErrors(store, wayOf(store))

describe('JSON in a form', () => {
  it('is indented text', () => {
    expect(filled().get('params')).toBe(JSON.stringify(record.params, undefined, 2))
    expect(filled().get('rules.0.body')).toBe('[\n  true\n]')
  })

  it('is sent back as it came, unless it is changed', () => {
    expect(sent(filled())).toEqual(record)
    expect(sent(filled()).params).toBe(record.params)
  })

  it.each([record.params, [], {}, 0, false, 'Text', '{"a":1}', null])('is sent as it came: %j', params => {
    const store = storeOf(form, { record: { params } })
    expect(sent(store).params).toEqual(params)
    expect(errors(store)).toEqual([])
  })

  it('is sent as the value that its text means, and nothing as null', () => {
    const store = filled()
    store.set('params', '{"limits": [3]}')
    expect(sent(store).params).toEqual({ limits: [3] })
    store.set('params', '  ')
    expect(sent(store).params).toBeNull()
  })

  it('is an error at the field if it is invalid', () => {
    const store = filled()
    store.set('params', '{bad')
    store.set('rules.0.body', '[')
    expect(errors(store)).toEqual([
      { path: 'params', text: 'Enter valid JSON.' },
      { path: 'rules.0.body', text: 'Enter valid JSON.' },
    ])
  })

  it('is kept in a draft as typed', () => {
    const store = filled()
    store.set('params', '{bad')
    const draft = draftValues(store)
    expect(readDraft(store.form, JSON.parse(JSON.stringify(draft)))).toEqual({ params: '{bad' })
  })
})

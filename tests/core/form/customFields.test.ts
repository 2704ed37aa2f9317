import { describe, expect, it } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { initialValues } from '../../../runtime/core/form/readValue.ts'
import { sentValues } from '../../../runtime/core/form/sentValues.ts'
import { storeOf } from './form.ts'

const form = compileForm({
  id: 'rule',
  fields: [
    { kind: 'rule', name: 'rule', label: 'Rule', ruleset: 'flags' },
    { kind: 'ruleTags', name: 'tags', label: 'Tags', ruleset: 'flags' },
  ],
})
const read = (record: unknown) => initialValues(form, record, 'UTC')

describe('custom field', () => {
  it('has the text or the records from the server', () => {
    const tags = [{ id: 't1', name: 'vip', isTag: true }]
    expect(read({ rule: 'amount > 3', tags })).toEqual({ rule: 'amount > 3', tags })
  })

  it('is empty if the record has no value or a value of another type', () => {
    expect(read(undefined)).toEqual({ rule: '', tags: [] })
    expect(read({ rule: {}, tags: 'vip' })).toEqual({ rule: '', tags: [] })
  })

  it('sends a cleared text as empty text, and other values as null', () => {
    const store = storeOf({
      id: 'rule',
      fields: [
        { kind: 'rule', name: 'rule', label: 'Rule', ruleset: 'flags' },
        { kind: 'text', name: 'name', label: 'Name' },
        { kind: 'date', name: 'from', label: 'From' },
      ],
    })
    store.fill({ rule: '', name: '', from: '' })
    expect(sentValues(store)).toEqual({ rule: '', name: '', from: null })
  })

  it('keeps only plain values of records', () => {
    const tags = ['vip', null, 3, ['a'], { id: 't1', name: { first: 'a' }, isTag: false }]
    expect(read({ tags })).toEqual({ rule: '', tags: [{ id: 't1', isTag: false }] })
  })
})

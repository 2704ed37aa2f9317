import { describe, expect, it, vi } from 'vitest'
import { draftValues, readDraft, unsavedLabels } from '../../../runtime/core/form/draftValues.ts'
import { readProfiles } from '../../../runtime/core/form/profile.ts'
import { sentBody, sentValues } from '../../../runtime/core/form/sentValues.ts'
import { type Form } from '../../../schemas/index.ts'
import { accountForm, storeOf, wayOf } from './form.ts'

const title = { kind: 'text', name: 'title', label: 'Title' } as const

describe('form store', () => {
  it('starts with the record, and with initial values where the record has no value', () => {
    const store = storeOf(accountForm, {
      record: {
        type: 'Savings',
        holder: null,
        amount: '12.50',
        urgent: '1',
        papers: [{ number: 7, more: 1 }],
      },
    })
    expect(store.all()).toEqual({
      type: 'Savings',
      typeOther: '',
      holder: '',
      secret: '',
      amount: 12.5,
      urgent: true,
      papers: [{ number: '7', pin: '' }],
    })
    expect(store.changed()).toEqual([])
  })

  it('starts with initial values, regardless of the record, when nothing fills it', () => {
    const record = { type: 'Savings', holder: 'Nour', step: 2 }
    const store = storeOf({ ...accountForm, values: false }, { record })
    expect(store.all()).toMatchObject({ type: null, holder: '' })
    store.renew({ record: { ...record, holder: 'Hany' }, loads: {} })
    expect(store.all()).toMatchObject({ type: null, holder: '' })
  })

  it('starts a field that the record does not fill with its initial value, or empty', () => {
    const form: Form = {
      id: 'part',
      fields: [
        { kind: 'text', name: 'holder', label: 'Holder' },
        { kind: 'text', name: 'note', label: 'Note', prefill: false },
        { kind: 'number', name: 'amount', label: 'Amount', prefill: false, initial: 5 },
        {
          kind: 'rows',
          name: 'papers',
          label: 'Papers',
          add: 'Add',
          fields: [
            { kind: 'text', name: 'number', label: 'Number' },
            { kind: 'text', name: 'remark', label: 'Remark', prefill: false },
          ],
        },
        { kind: 'rows', name: 'others', label: 'Others', add: 'Add', prefill: false, fields: [title] },
      ],
      submit: { call: '/api/part', send: 'changed' },
    }
    const papers = [{ number: '7', remark: 'Old' }]
    const record = { holder: 'Nour', note: 'Old', amount: 9, papers, others: [{ title: 'A' }] }
    const store = storeOf(form, { record })
    expect(store.all()).toEqual({
      holder: 'Nour',
      note: '',
      amount: 5,
      papers: [{ number: '7', remark: '' }],
      others: [],
    })
    expect(store.changed()).toEqual([])
    store.set('note', 'New')
    expect(store.renew({ record: { ...record, holder: 'Hany', note: 'Newer' }, loads: {} })).toEqual([])
    expect(store.all()).toMatchObject({ holder: 'Hany', note: 'New' })
    expect(sentBody(store, wayOf(store))).toEqual({ note: 'New' })
    // Saved, and filled by its record again: the next note begins empty.
    store.saved(store.all())
    store.renew({ record: { ...record, note: 'New' }, loads: {} })
    expect(store.get('note')).toBe('')
  })

  it('keeps a field that no record fills when the record that it edits is read again', () => {
    const fields: Form['fields'] = [title, { kind: 'text', name: 'note', label: 'Note', prefill: false }]
    const store = storeOf({ id: 'edited', fields }, { record: { title: 'A', note: 'Old' } })
    store.fill({ title: 'B', note: 'Mine' })
    store.edits(store.all())
    store.renew({ record: { title: 'C', note: 'Theirs' }, loads: {} }, true)
    expect(store.all()).toEqual({ title: 'C', note: 'Mine' })
  })

  it('notifies only the subscribers of changed fields', () => {
    const store = storeOf(accountForm)
    const calls: string[] = []
    for (const { name } of accountForm.fields) {
      store.state(name)
      store.subscribe(name, () => calls.push(name))
    }
    const any = vi.fn()
    store.subscribeAll(any)
    store.set('holder', 'A')
    expect(calls).toEqual(['holder'])
    store.set('holder', 'A')
    expect(any).toHaveBeenCalledTimes(1)
    calls.length = 0
    store.set('type', 'Other')
    expect(calls.sort()).toEqual(['type', 'typeOther'])
    expect(store.state('typeOther')).toMatchObject({ visible: true, required: true })
    const state = store.state('typeOther')
    store.set('typeOther', 'Gold')
    expect(store.state('typeOther')).toBe(state)
  })

  it('removes the errors of fields that another choice has hidden or changed', () => {
    const store = storeOf(accountForm)
    store.set('type', 'Other')
    for (const name of ['typeOther', 'holder']) store.state(name)
    store.setErrors({ typeOther: ['Which type is required.'], holder: ['Taken.'], other: ['No.'] })
    store.set('type', 'Savings')
    expect(store.allErrors()).toEqual({ holder: ['Taken.'], other: ['No.'] })
  })

  it('clears a field with clearWhen as soon as it is hidden', () => {
    const store = storeOf(accountForm)
    store.set('type', 'Other')
    store.set('typeOther', 'Gold')
    store.set('type', 'Savings')
    expect(store.get('typeOther')).toBe('')
  })

  it('works for a field with the name of an inherited property', () => {
    const store = storeOf({
      id: 'a',
      fields: [
        { kind: 'text', name: 'constructor', label: 'C' },
        { kind: 'text', name: 'other', label: 'O' },
      ],
    })
    const drawn = vi.fn()
    store.subscribe('constructor', drawn)
    store.setErrors({ other: ['No.'] })
    expect(drawn).not.toHaveBeenCalled()
    store.setErrors({ constructor: ['No.'] })
    store.setErrors({})
    expect(drawn).toHaveBeenCalledTimes(2)
    expect(store.errors('constructor')).toEqual([])
  })

  it('keeps records of a table by their index', () => {
    const store = storeOf(accountForm)
    store.addRow('papers')
    store.addRow('papers')
    store.set('papers.1.number', 'B')
    store.setErrors({ 'papers.0.number': ['Fill in Number.'] })
    const second = vi.fn()
    store.subscribe('papers.0.number', second)
    store.removeRow('papers', 0)
    expect(store.get('papers')).toEqual([{ number: 'B', pin: '' }])
    expect(store.errors('papers.0.number')).toEqual([])
    expect(second).toHaveBeenCalledTimes(1)
    expect(() => store.state('papers.0.colour')).toThrow('has no field')
  })

  it('sends visible fields, fixed values and the version', () => {
    const store = storeOf(accountForm, { record: { version: 3, urgent: true } })
    expect(Object.keys(sentValues(store))).toEqual(['type', 'holder', 'secret', 'amount', 'urgent', 'papers'])
    store.set('urgent', false)
    expect(sentBody(store, wayOf(store))).toEqual({
      type: null,
      holder: '',
      secret: '',
      amount: null,
      urgent: false,
      source: 'console',
      version: 3,
    })
  })

  it('sends only changed fields if the form is configured so', () => {
    const store = storeOf({ ...accountForm, submit: { call: '/api/a', send: 'changed' } })
    store.set('holder', 'A')
    store.set('amount', 4)
    store.set('amount', null)
    expect(sentBody(store, wayOf(store))).toEqual({ holder: 'A' })
    store.saved(store.all())
    expect(sentBody(store, wayOf(store))).toEqual({})
  })

  it('treats values typed after sending as unsaved', () => {
    const store = storeOf(accountForm)
    store.set('holder', 'A')
    const sent = store.all()
    store.set('amount', 4)
    store.saved(sent)
    expect(store.changed()).toEqual(['amount'])
    store.renew({ ...store.surroundings(), record: { holder: 'A of the server', amount: 1 } })
    expect([store.get('holder'), store.get('amount')]).toEqual(['A of the server', 4])
  })

  it('starts empty after sending, except for values typed since', () => {
    const store = storeOf(accountForm)
    store.set('holder', 'A')
    const sent = store.all()
    store.set('amount', 4)
    store.next(sent)
    expect([store.get('holder'), store.get('amount')]).toEqual(['', 4])
    expect(store.changed()).toEqual(['amount'])
  })

  it('never stores sensitive values in a draft', () => {
    const store = storeOf(accountForm)
    store.set('secret', '1234')
    store.set('papers', [{ number: 'A', pin: '9' }])
    store.set('amount', '12,')
    const draft = draftValues(store)
    expect(draft).toEqual({ amount: '12,', papers: [{ number: 'A' }] })
    const { fields, ...form } = accountForm
    const renamed = fields.map(field =>
      field.name === 'amount' ? { ...field, name: 'sum', was: 'amount' } : field,
    )
    const next = storeOf({ ...form, fields: renamed })
    expect(readDraft(next.form, { ...draft, secret: 'x', holder: { a: 1 } })).toEqual({
      sum: '12,',
      papers: [{ number: 'A', pin: '' }],
    })
  })

  it('never stores a value in a draft if the label from the server marks it as sensitive', () => {
    const profile = { load: 'methods', by: 'method', invalid: { list: 'No.', single: 'No.' } }
    const form: Form = {
      id: 'refund',
      profile,
      fields: [
        { kind: 'select', name: 'method', label: 'Method', options: { load: 'methods', value: 'method' } },
        { kind: 'text', name: 'transaction', label: 'Transaction' },
        { kind: 'text', name: 'bank', label: 'Bank' },
      ],
    }
    const listed = [{ name: 'transaction', label: 'IBAN of the customer' }, { name: 'bank' }]
    const { profileOf } = readProfiles(profile, form, [{ method: 'a', fields: listed }])
    const store = storeOf(form, { profileOf })
    store.set('method', 'a')
    store.set('transaction', 'GB29NWBK60161331926819')
    store.set('bank', 'NatWest')
    expect(draftValues(store)).toEqual({ method: 'a', bank: 'NatWest' })
    expect(unsavedLabels(store)).toEqual(['IBAN of the customer'])
  })

  it('keeps typed values when the record is reloaded, and names the fields that both changed', () => {
    const record = { holder: 'Old', amount: 1, type: 'Savings' }
    const store = storeOf(accountForm, { record })
    store.set('holder', 'Mine')
    store.set('amount', 2)
    const both = store.renew({ record: { holder: 'Theirs', amount: 2, type: 'Other' }, loads: {} })
    expect(both).toEqual(['holder'])
    expect(store.all()).toMatchObject({ holder: 'Mine', amount: 2, type: 'Other' })
    expect(store.state('typeOther').visible).toBe(true)
    expect(store.changed()).toEqual(['holder'])
    store.reset()
    expect(store.get('holder')).toBe('Theirs')
  })

  it('removes the errors of a value when the value changes', () => {
    const store = storeOf(accountForm)
    store.setErrors({ holder: ['Taken.'], amount: ['Too much.'] })
    store.set('holder', 'B')
    expect(store.allErrors()).toEqual({ amount: ['Too much.'] })
  })
})

import { describe, expect, it } from 'vitest'
import { compiledForm, compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { type Form } from '../../../schemas/index.ts'

const form: Form = {
  id: 'small',
  fields: [{ kind: 'text', name: 'name', label: 'Name' }],
  submit: { call: '/api/small' },
  readView: true,
}

describe('compileForm', () => {
  it('fills every default of a form and of its submit', () => {
    expect(compileForm(form)).toMatchObject({
      sections: [{ title: '', text: '', fields: ['name'] }],
      values: '',
      readView: { editAccess: '' },
      draft: true,
      submits: [
        {
          call: '/api/small',
          method: 'POST',
          label: 'Save',
          body: {},
          requires: [],
          send: 'all',
          version: '',
          toast: 'server',
          go: '',
          close: true,
          reload: true,
          lock: 0,
        },
      ],
    })
  })

  it('keeps the values of the definition', () => {
    const said = compileForm({
      ...form,
      sections: [{ title: 'First', fields: ['name'] }],
      readView: { editAccess: 'name_edit' },
      draft: false,
      submit: { call: '/api/small', method: 'PUT', lock: 3, onSuccess: { close: false, reload: false } },
    })
    expect(said).toMatchObject({
      sections: [{ title: 'First', text: '', fields: ['name'] }],
      readView: { editAccess: 'name_edit' },
      draft: false,
      submits: [{ method: 'PUT', lock: 3000, close: false, reload: false }],
    })
  })

  it('marks in each field which submits require it', () => {
    const { submits, fields } = compileForm({
      ...form,
      submit: { call: '/api/small', requires: ['name'] },
      otherSubmits: [{ call: '/api/draft', label: 'Keep' }],
    })
    expect(submits.map(({ label }) => label)).toEqual(['Save', 'Keep'])
    expect(fields.map(({ neededFor }) => neededFor)).toEqual([['Save']])
  })

  it('returns the same object for the same definition, so that callers can compare by identity', () => {
    expect(compiledForm(form)).toBe(compiledForm(form))
    expect(Object.isFrozen(compiledForm(form).fields)).toBe(true)
  })
})

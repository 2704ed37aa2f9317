import { describe, expect, it } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { draftValues, unsavedLabels } from '../../../runtime/core/form/draftValues.ts'
import { momentaryErrors } from '../../../runtime/core/form/formErrors.ts'
import { multipartBody, sendsFiles } from '../../../runtime/core/form/multipartBody.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { validatedValues } from '../../../runtime/core/form/validatedValues.ts'
import { type FormValue } from '../../../runtime/core/form/values.ts'
import { type FormValidator } from '../../../schemas/index.ts'
import { contractForm } from '../../../stories/fixtures/contractForm.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { storeOf, wayOf } from './form.ts'

const signed = new File(['%PDF-1.4'], 'signed.pdf', { type: 'application/pdf' })

function opened(contract: FormValue = signed, record?: unknown) {
  const store = storeOf(contractForm, { record })
  store.fill({ supplier: 'Delta', contract })
  return store
}

describe('file of a form', () => {
  it('is empty at first, whatever the record has under its name', () => {
    const store = storeOf(contractForm, { record: { supplier: 'Delta', contract: 'old.pdf' } })
    expect([store.get('supplier'), store.get('contract')]).toEqual(['Delta', null])
  })

  it('counts as a change that no draft keeps', () => {
    const store = opened()
    expect(store.changed()).toEqual(['supplier', 'contract'])
    expect(draftValues(store)).toEqual({ supplier: 'Delta' })
    expect(unsavedLabels(store)).toEqual(['Signed contract'])
  })

  it.each([
    ['of another type', new File(['a'], 'signed.docx'), 'signed.docx has the wrong type. Allowed: PDF.'],
    ['without an ending', new File(['a'], 'pdf'), 'pdf has the wrong type. Allowed: PDF.'],
    ['without content', new File([], 'signed.PDF'), 'signed.PDF is empty.'],
    ['that is too large', { name: 'signed.pdf', size: 2_000_001 }, 'signed.pdf is larger than 2 MB.'],
    ['that is missing', null, 'Signed contract is required.'],
  ])('%s is rejected', (_, file, text) => {
    const store = opened(file)
    expect(momentaryErrors(store, wayOf(store))).toEqual([{ path: 'contract', text }])
  })

  it('is accepted up to its largest size, with its ending in any case', () => {
    const store = opened({ name: 'SIGNED.PDF', size: 2_000_000 })
    expect(momentaryErrors(store, wayOf(store))).toEqual([])
  })

  it('is filled in for the validator of the form, and missing without one', () => {
    const validate: FormValidator = formValidator(contractForm)
    expect(validate(validatedValues(opened()))).toBe(true)
    expect(validate(validatedValues(opened(null)))).toBe(false)
    expect(validate.errors).toMatchObject([{ keyword: 'required', params: { missingProperty: 'contract' } }])
  })

  it('is emptied when it is saved, except for one that was chosen meanwhile', () => {
    const record = { supplier: 'Delta' }
    const [saved, other] = [opened(signed, record), opened(signed, record)]
    saved.saved(saved.all())
    expect([saved.get('contract'), saved.changed()]).toEqual([null, []])
    const sent = other.all()
    const newer = new File(['%PDF-1.7'], 'newer.pdf')
    other.set('contract', newer)
    other.saved(sent)
    expect([other.get('contract'), other.changed()]).toEqual([newer, ['contract']])
  })

  it('stays while the form edits the record of a reply', () => {
    const store = opened()
    store.edits(store.all())
    expect([store.get('contract'), store.changed()]).toEqual([signed, []])
  })
})

describe('multipart body of a form', () => {
  it('is sent by each way that has a field for a file, chosen or not', () => {
    const form = compileForm(contractForm)
    expect(sendsFiles(form, { fields: undefined })).toBe(true)
    expect(sendsFiles(form, { fields: ['supplier', 'contract'] })).toBe(true)
    expect(sendsFiles(form, { fields: ['supplier'] })).toBe(false)
  })

  it('has a part for each value: the file, texts, JSON of lists, and nothing for what is empty', async () => {
    const store = opened()
    store.fill({ validFrom: '2026-03-01', discount: 2.5, zones: ['north', 'south'] })
    const body = multipartBody(sentBody(store, { ...wayOf(store), body: { source: 'console' } }))
    const { contract, ...texts } = Object.fromEntries(body)
    expect(texts).toEqual({
      supplier: 'Delta',
      validFrom: '2026-03-01',
      validTo: '',
      discount: '2.5',
      zones: '["north","south"]',
      renews: 'false',
      source: 'console',
    })
    expect(contract).toMatchObject({ name: 'signed.pdf', type: 'application/pdf' })
    expect(contract instanceof File && (await contract.text())).toBe('%PDF-1.4')
    expect(multipartBody(sentBody(opened(null), wayOf(store))).get('contract')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { compileForm } from '../../../runtime/core/compile/compileForm.ts'
import { createFormStore } from '../../../runtime/core/form/formStore.ts'
import { readProfiles } from '../../../runtime/core/form/profile.ts'
import { sentBody } from '../../../runtime/core/form/sentValues.ts'
import { formErrors } from '../../../runtime/kinds/form/formErrors.ts'
import { formValidator } from '../../../stories/fixtures/formValidator.ts'
import { wayOf } from '../../core/form/form.ts'
import { seeded } from '../../core/random.ts'
import { formNamed } from '../../support/screens.ts'
import { randomSituation } from './randomSituation.ts'
import { isValidMethod, refuses, type Situation, said, saved, typedInto } from './secondReading.ts'

const { submit: _, ...refundMethodForm } = formNamed('finance-refund-details', 'refund-method')
const form = compileForm(refundMethodForm)
const validate = formValidator(refundMethodForm)
const fields = form.fields.map(({ name }) => name)
const runs = 3000

/** The form of the console in that situation: opened, the method chosen, then everything typed. */
function filled(now: Situation) {
  const loads = {
    replaceAllowed: true,
    methods: now.methods,
    accountTypes: now.accountTypes.map(type => ({ type })),
    banks: now.banks.map(bankName => ({ bankName })),
  }
  const reading = form.profile && readProfiles(form.profile, form, now.methods)
  const record = { isReplaceType: now.replaceType }
  const store = createFormStore(form, { record, loads, profileOf: reading?.profileOf })
  store.set('idRefundMethod', now.chosen)
  for (const [name, value] of Object.entries(now.typed)) if (fields.includes(name)) store.set(name, value)
  return { store, reading }
}

const forEachSituation = (check: (now: Situation, label: string) => void) => {
  const random = seeded(20_110_909)
  for (let run = 0; run < runs; run++) {
    const now = randomSituation(random)
    check(now, `run ${run}: ${JSON.stringify(now)}`)
  }
}

describe('refund-method form', () => {
  it('has the 17 fields of the specification', () => {
    expect([...fields].sort()).toEqual(
      [
        ...['isReplace', 'idRefundMethod', 'codIsPostalRefund', 'bankAccountHolderName', 'bankAccountNumber'],
        ...['bankAccountType', 'bankAccountTypeOther', 'bankName', 'bankCode', 'branchName', 'branchCode'],
        ...['nationalId', 'customerFullName', 'customerPhoneNumber', 'customerFullAddress', 'transaction'],
        'iban',
      ].sort(),
    )
  })

  it('shows, requires, labels, limits and offers fields like a second implementation of the rules', () => {
    const met = new Set<string>()
    forEachSituation((now, label) => {
      const { store } = filled(now)
      for (const field of fields) {
        const [state, rule] = [store.state(field), said(now, field)]
        expect([field, state.visible], label).toEqual([field, rule.shown])
        if (!rule.shown) continue
        const definition = form.fields.find(({ name }) => name === field)
        const isText = definition?.kind === 'text'
        met.add(field)
        expect(
          {
            field,
            label: state.label,
            required: state.required,
            enabled: state.enabled,
            most: isText && state.length === undefined ? state.maxLength : undefined,
            exactly: isText ? state.length : undefined,
            language: isText ? state.charset : undefined,
            list: state.options?.map(({ value }) => String(value)),
          },
          label,
        ).toEqual({
          field,
          label: rule.label ?? definition?.label,
          required: rule.required,
          enabled: rule.enabled,
          most: isText ? rule.most : undefined,
          exactly: isText ? rule.exactly : undefined,
          language: isText ? rule.language : undefined,
          list: rule.list,
        })
      }
    })
    expect(met.size).toBe(fields.length)
  })

  it('sends visible fields, and clears the replace flag when a method other than the voucher is chosen', () => {
    forEachSituation((now, label) => {
      const { store } = filled(now)
      const { idRefundMethod, ...body } = saved(now, fields)
      const { idRefundMethod: sentMethod, bankAccountType, ...sent } = sentBody(store, wayOf(store))
      expect(String(sentMethod ?? ''), label).toBe(idRefundMethod)
      expect(
        { ...sent, ...(bankAccountType !== undefined && { bankAccountType: bankAccountType ?? '' }) },
        label,
      ).toEqual(body)
      expect(store.get('isReplace')).toBe(typedInto(now, 'isReplace'))
    })
  })

  it('rejects exactly what a second implementation rejects, field by field', () => {
    const met = { refused: new Set<string>(), taken: 0 }
    forEachSituation((now, label) => {
      const { store } = filled(now)
      const refused = fields.filter(field => refuses(now, field))
      expect(Object.keys(formErrors(store, validate, wayOf(store))).sort(), label).toEqual(
        [...refused].sort(),
      )
      for (const field of refused) met.refused.add(field)
      if (refused.length === 0) met.taken++
    })
    // Nobody can be refused for the replace flag.
    expect(met.refused.size).toBe(fields.length - 1)
    expect(met.taken).toBeGreaterThan(runs / 20)
  })

  it('clears the replace flag permanently: choosing the voucher again does not restore it', () => {
    const methods = [
      { idRefundMethod: 1, displayName: 'Voucher', alias: 'NoPayment', availableFields: [] },
      { idRefundMethod: 2, displayName: 'Bank', alias: 'Bank', availableFields: [] },
    ]
    const { store } = filled({
      methods,
      chosen: '1',
      replaceType: true,
      typed: { isReplace: true },
      accountTypes: [],
      banks: [],
    })
    expect(store.get('isReplace')).toBe(true)
    store.set('idRefundMethod', 2)
    expect(store.get('isReplace')).toBe(false)
    expect(store.state('isReplace').enabled).toBe(false)
    store.set('idRefundMethod', 1)
    expect(store.get('isReplace')).toBe(false)
    expect(store.state('isReplace').enabled).toBe(true)
  })
})

describe('refund methods of the server', () => {
  it('are all valid or not valid at all, as a list and one by one, like in a second implementation', () => {
    const random = seeded(7)
    const keys = ['idRefundMethod', 'displayName', 'alias', 'availableFields']
    for (let run = 0; run < runs; run++) {
      const methods = randomSituation(random).methods.map((method): unknown => {
        const broken: Record<string, unknown> = { ...method }
        for (const key of keys)
          if (random() < 0.05) {
            if (random() < 0.5) delete broken[key]
            else broken[key] = null
          }
        return random() < 0.02 ? null : broken
      })
      const problemOf = (data: unknown) => form.profile && readProfiles(form.profile, form, data).problem
      expect(problemOf(methods), JSON.stringify(methods)).toBe(
        methods.every(isValidMethod) ? '' : 'Refund method list is not valid.',
      )
      for (const method of methods)
        if (method !== null)
          expect(problemOf(method)).toBe(isValidMethod(method) ? '' : 'Refund method is not valid.')
    }
  })

  it('do not affect the fields if they are not valid', () => {
    const reading = form.profile && readProfiles(form.profile, form, [{ idRefundMethod: 1 }])
    const laid = reading?.profileOf({ idRefundMethod: 1 }).fields ?? {}
    expect(Object.values(laid).every(({ visible }) => visible === false)).toBe(true)
    expect(Object.keys(laid)).toHaveLength(15)
  })
})

import { describe, expect, it } from 'vitest'
import { ibanOf } from '../../../src/sandbox/values/iban.ts'
import { cashClient, done, list } from './cashClient.ts'

const client = cashClient()

describe('cash settings', () => {
  it('are added, changed and disabled; the second of two concurrent users gets a conflict', async () => {
    const paths = {
      'payment-methods': { name: 'Voucher' },
      reasons: { name: 'Lost receipt', type: 'RejectionReason' },
    }
    for (const [path, form] of Object.entries(paths)) {
      expect(await client.ask(`POST ${path}`, form)).toMatchObject({ status: 200 })
      expect((await client.ask(`POST ${path}`, form)).json()).toMatchObject({ errors: [{ field: 'name' }] })
      const [row] = await client.grid(`${path}/grid`, 'name', form.name)
      const changed = { ...form, name: `${form.name} 2`, version: 1 }
      expect(await client.ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 200 })
      expect(await client.ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 409 })
      expect(await client.ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 200 })
      expect(await client.ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 409 })
    }
  })

  it('of a partner require the fields of its type, which are a setting too', async () => {
    const form = { code: 'CP-099', name: 'New Riders', partnerType: 'hub', navisionCode: 'K1' }
    expect((await client.ask('POST collection-partners', form)).json()).toMatchObject({
      errors: [{ field: 'contact' }, { field: 'email' }],
    })
    const [hub] = await client.grid('collection-partner-forms/grid', 'type', 'hub')
    const rest = { phone: 'none', address: 'none', iban: 'none', paymentDays: 'none', openingHours: 'none' }
    const fields = { ...rest, contact: 'none', email: 'optional', version: hub?.version }
    expect(await client.ask(`PUT collection-partner-forms/${hub?.id}`, fields)).toMatchObject({ status: 200 })
    expect(await client.ask('POST collection-partners', form)).toMatchObject({ status: 200 })
  })

  it('do not allow disabling an automatic type', async () => {
    expect(await client.ask('POST transaction-types/1/inactive', {})).toMatchObject({ status: 409 })
    expect(
      await client.ask('POST transaction-types', { name: 'Storage fee', direction: 'up', approvalLimit: 0 }),
    ).toMatchObject({
      status: 200,
    })
    const transaction = {
      partnerId: 1,
      type: 'storageFee',
      amount: 5,
      currency: 'GBP',
      reason: 'Cash difference',
    }
    expect(await client.ask('POST transactions', transaction)).toMatchObject({ status: 200 })
  })

  it('distinguish types whose names have the same letters, or no English ones', async () => {
    const add = (name: string) =>
      client.ask('POST transaction-types', { name, direction: 'up', approvalLimit: 0 })
    for (const name of ['Return fee', 'Return-fee', 'رسوم التخزين', 'رسوم الإرجاع'])
      expect(await add(name)).toMatchObject({ status: 200 })
    const types = list(await client.get('transaction-types/manual'))
    expect(new Set(types.map(({ value }) => value)).size).toBe(types.length)
    expect(await add('return fee')).toMatchObject({ status: 400 })
  })

  it('of bank accounts require a valid and unique IBAN', async () => {
    const form = {
      name: 'Collections 2012',
      bankName: 'Northfield Bank',
      iban: ibanOf('GB', 'NFLD20104400555099'),
      currency: 'GBP',
      navisionAccount: '10299',
    }
    expect(await client.said('POST bank-accounts', { ...form, iban: 'GB00NFLD20104400555099' })).toEqual([
      400,
      ['iban'],
    ])
    expect(await client.said('POST bank-accounts', form)).toEqual(done)
    const spaced = form.iban.replaceAll(/.{4}/g, '$& ').toLowerCase()
    expect(await client.said('POST bank-accounts', { ...form, name: 'Another', iban: spaced })).toEqual([
      400,
      ['iban'],
    ])
  })

  it('do not change system types or the direction of others', async () => {
    expect(
      await client.said('PUT transaction-types/1', { name: 'Taken', direction: 'up', approvalLimit: 0 }),
    ).toEqual([409, 'Collection is booked by the system and cannot be changed.'])
    expect(
      await client.said('PUT transaction-types/10', {
        name: 'Lazy fee',
        direction: 'down',
        approvalLimit: 0,
      }),
    ).toEqual([400, ['direction']])
    expect(
      await client.said('PUT transaction-types/10', { name: 'Lazy fee', direction: 'up', approvalLimit: 0 }),
    ).toEqual(done)
  })

  it('reject a relationship of a partner with itself, and duplicate relationships', async () => {
    const path = 'POST collection-partner-relationships'
    expect(await client.said(path, { fromId: 3, toId: 3 })).toEqual([400, ['toId']])
    expect(await client.said(path, { fromId: 3, toId: 4 })).toEqual(done)
    expect(await client.said(path, { fromId: 3, toId: 4 })).toEqual([400, ['toId']])
    expect(await client.said(path, { fromId: 4, toId: 3 })).toEqual(done)
  })

  it('of a partner keep the fields of its type, and a valid IBAN', async () => {
    const form = {
      code: 'CP-777',
      name: 'Valley Riders',
      partnerType: 'carrier',
      navisionCode: 'K777',
      contact: 'Ada Moss',
      email: 'cash@valley.example',
      phone: '+44 20 0000 0000',
      iban: ibanOf('GB', 'NFLD20104400555098'),
      openingHours: 'Never',
    }
    const path = 'POST collection-partners'
    expect(await client.said(path, { ...form, iban: 'GB00NFLD20104400555098' })).toEqual([400, ['iban']])
    expect(await client.said(path, { ...form, iban: ' ' })).toEqual([400, ['iban']])
    expect(await client.said(path, { ...form, partnerType: 'airline' })).toEqual([400, ['partnerType']])
    expect(await client.said(path, form)).toEqual(done)
    const [row] = await client.grid('collection-partners/grid', 'code', 'CP-777')
    expect(row).toMatchObject({ contact: 'Ada Moss', iban: form.iban, openingHours: null })
  })
})

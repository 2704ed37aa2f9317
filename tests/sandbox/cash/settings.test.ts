import { describe, expect, it } from 'vitest'
import { cashDesk, list } from './cashDesk.ts'

const desk = cashDesk()

describe('settings', () => {
  it('are added, changed and switched off; of two who change one the second is told', async () => {
    const paths = {
      'payment-methods': { name: 'Voucher' },
      reasons: { name: 'Lost receipt', type: 'RejectionReason' },
    }
    for (const [path, form] of Object.entries(paths)) {
      expect(await desk.ask(`POST ${path}`, form)).toMatchObject({ status: 200 })
      expect((await desk.ask(`POST ${path}`, form)).json()).toMatchObject({ errors: [{ field: 'name' }] })
      const [row] = await desk.grid(`${path}/grid`, 'name', form.name)
      const changed = { ...form, name: `${form.name} 2`, version: 1 }
      expect(await desk.ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 200 })
      expect(await desk.ask(`PUT ${path}/${row?.id}`, changed)).toMatchObject({ status: 409 })
      expect(await desk.ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 200 })
      expect(await desk.ask(`POST ${path}/${row?.id}/inactive`, {})).toMatchObject({ status: 409 })
    }
  })

  it('of a partner ask for what its type needs, which is a setting too', async () => {
    const form = { code: 'CP-099', name: 'New Riders', partnerType: 'hub', navisionCode: 'K1' }
    expect((await desk.ask('POST collection-partners', form)).json()).toMatchObject({
      errors: [{ field: 'contact' }, { field: 'email' }],
    })
    const [hub] = await desk.grid('collection-partner-forms/grid', 'type', 'hub')
    const fields = { contact: 'none', email: 'optional', version: hub?.version }
    expect(await desk.ask(`PUT collection-partner-forms/${hub?.id}`, fields)).toMatchObject({ status: 200 })
    expect(await desk.ask('POST collection-partners', form)).toMatchObject({ status: 200 })
  })

  it('let no automatic type be switched off', async () => {
    expect(await desk.ask('POST transaction-types/1/inactive', {})).toMatchObject({ status: 409 })
    expect(await desk.ask('POST transaction-types', { name: 'Storage fee', direction: 'up' })).toMatchObject({
      status: 200,
    })
    const transaction = {
      partnerId: 1,
      type: 'storageFee',
      amount: 5,
      currency: 'GBP',
      reason: 'Cash difference',
    }
    expect(await desk.ask('POST transactions', transaction)).toMatchObject({ status: 200 })
  })

  it('tell types apart whose names have the same letters, or none of English', async () => {
    const add = (name: string) => desk.ask('POST transaction-types', { name, direction: 'up' })
    for (const name of ['Return fee', 'Return-fee', 'رسوم التخزين', 'رسوم الإرجاع'])
      expect(await add(name)).toMatchObject({ status: 200 })
    const types = list(await desk.get('transaction-types/manual'))
    expect(new Set(types.map(({ value }) => value)).size).toBe(types.length)
    expect(await add('return fee')).toMatchObject({ status: 400 })
  })
})

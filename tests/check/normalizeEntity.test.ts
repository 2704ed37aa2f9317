import { describe, expect, it } from 'vitest'
import { normalizeEntity } from '../../schemas/check/resolve/normalizeEntity.ts'
import { home, language, saidOf, screen } from './project.ts'

const entities = (fields: string) => ({
  'screens/home.ts': home,
  'screens/finance/entities/refunds.ts': `import { defineEntities } from '${language}'
export default defineEntities({ refund: { fields: {
idRefund: 'id',
${fields}
} } })
`,
})

describe('entity as written', () => {
  it('has its first field as key, and a label derived from its name', () => {
    expect(normalizeEntity('payoutLine', { fields: { idLine: 'id' } })).toEqual({
      name: 'payoutLine',
      key: 'idLine',
      label: 'Payout line',
      fields: { idLine: { type: 'id', label: 'Payout line' } },
    })
  })

  it('has no key if its first field is a number, a state or alike, unless it names one', () => {
    const fields = { count: 'integer', oldestHours: 'decimal?' } as const
    expect(normalizeEntity('queue', { fields })).toEqual({
      name: 'queue',
      label: 'Queue',
      fields: {
        count: { type: 'integer', label: 'Count' },
        oldestHours: { type: 'decimal', label: 'Oldest hours', optional: true },
      },
    })
    expect(normalizeEntity('queue', { key: 'count', fields })).toMatchObject({ key: 'count' })
    expect(normalizeEntity('setting', { fields: { name: 'text', on: 'boolean' } }).key).toBe('name')
  })

  it('can have fields with only a type', () => {
    const { fields } = normalizeEntity('refund', { fields: { idRefund: 'id', note: 'text?' } })
    expect(fields.note).toEqual({ type: 'text', label: 'Note', optional: true })
  })

  it.each([
    ['createdBy', 'text', 'Created by'],
    ['customerName', 'text', 'Customer'],
    ['methodLabel', 'text', 'Method'],
    ['iban', 'text', 'IBAN'],
    ['productSku', 'text', 'Product SKU'],
    ['createdAt', 'moment', 'Created'],
    ['at', 'moment', 'At'],
    ['ageDays', 'duration', 'Age'],
    ['isDefault', 'boolean', 'Default'],
    ['idMethod', 'id', 'Method'],
    ['partnerId', 'id', 'Partner'],
    ['openPayouts', 'integer', 'Open payouts'],
  ] as const)('names the field %s of type %s after its name: %s', (name, type, label) => {
    expect(normalizeEntity('refund', { fields: { idRefund: 'id', [name]: type } }).fields[name]?.label).toBe(
      label,
    )
  })

  it('has the label of a field if written', () => {
    const fields = { idRefund: 'id', note: { type: 'text', label: 'Why' } } as const
    expect(normalizeEntity('refund', { fields }).fields.note).toEqual({ type: 'text', label: 'Why' })
  })

  it('gives the values of a status their labels and tones', () => {
    const { fields } = normalizeEntity('refund', {
      fields: {
        idRefund: 'id',
        status: {
          type: 'status',
          options: { open: 'Open', held: 'On hold', done: 'Done' },
          tones: { warning: ['open', 'held'] },
        },
        currency: { type: 'status', options: ['GBP', 'EUR'] },
      },
    })
    expect(fields.status).toEqual({
      type: 'status',
      label: 'Status',
      options: {
        open: { label: 'Open', tone: 'warning' },
        held: { label: 'On hold', tone: 'warning' },
        done: { label: 'Done' },
      },
    })
    expect(fields.currency).toMatchObject({ options: { GBP: { label: 'GBP' }, EUR: { label: 'EUR' } } })
  })

  it('derives the label of a value from its name if the file has none', () => {
    const { fields } = normalizeEntity('refund', {
      fields: {
        idRefund: 'id',
        status: {
          type: 'status',
          options: ['beingPaid', 'on-hold', 'vatDue', { paid: 'Sent', lost: 'Not found' }, '08:00'],
          tones: { danger: 'lost' },
        },
      },
    })
    expect(fields.status).toMatchObject({
      options: {
        beingPaid: { label: 'Being paid' },
        'on-hold': { label: 'On hold' },
        vatDue: { label: 'VAT due' },
        paid: { label: 'Sent' },
        lost: { label: 'Not found', tone: 'danger' },
        '08:00': { label: '08:00' },
      },
    })
  })
})

describe('check of entities', () => {
  it('reports an invalid type, alone or with other keys', async () => {
    expect(await saidOf(entities("note: 'txt',\nreason: { type: 'txt?' },"))).toMatchInlineSnapshot(`
      "screens/finance/entities/refunds.ts:4:7  /refund/fields/note
        is "txt", which is not allowed here. Did you mean "text"?  (value-unknown)
      screens/finance/entities/refunds.ts:5:17  /refund/fields/reason/type
        type is "txt?", which is not a type of field. Did you mean "text"?  (field-type-unknown)"
    `)
  })

  it('reports a tone of a value that the status never has', async () => {
    const status = "status: { type: 'status', options: { open: 'Open' },\ntones: { info: 'opne' } },"
    expect(await saidOf(entities(status))).toMatchInlineSnapshot(`
      "screens/finance/entities/refunds.ts:5:16  /refund/fields/status/tones/info
        gives a tone to "opne", which is not one of the options. Did you mean "open"?  (tone-value-unknown)"
    `)
  })

  it('reports a load without a key as options', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/finance/entities/days.ts': `import { defineEntities } from '${language}'
export default defineEntities({ day: { fields: { orders: 'integer', name: 'text' } } })
`,
      'screens/finance/calls/days.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { days: { get: '/days', many: 'day' }, book: { post: '/book', body: { day: 'text' } } } })
`,
      'screens/finance/book.ts': screen(
        "name: 'book', path: '/book', loads: { days: 'days' }, body: { kind: 'form', form: { id: 'book', fields: [{ kind: 'select', name: 'day', label: 'Day', options: 'days' }], submit: 'book' } },",
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/finance/book.ts:3:160  /body/form/fields/0/options
        is the load "days", whose records of the entity "day" have no key that could be sent. Name its field that tells them apart with "key", or write {load, value, label}.  (options-keyless)"
    `)
  })

  it('reports options whose records have a title of several fields', async () => {
    const said = (options: string) =>
      saidOf({
        'screens/home.ts': home,
        'screens/finance/entities/days.ts': `import { defineEntities } from '${language}'
export default defineEntities({ day: { title: '{name} · {orders}', fields: { idDay: 'id', orders: 'integer', name: 'text' } } })
`,
        'screens/finance/calls/days.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api', calls: { days: { get: '/days', many: 'day' }, book: { post: '/book', body: { day: 'text' } } } })
`,
        'screens/finance/book.ts': screen(
          `name: 'book', path: '/book', loads: { days: 'days' }, body: { kind: 'form', form: { id: 'book', fields: [{ kind: 'select', name: 'day', label: 'Day', options: ${options} }], submit: 'book' } },`,
        ),
      })
    expect(await said("'days'")).toMatchInlineSnapshot(`
      "screens/finance/book.ts:3:160  /body/form/fields/0/options
        is the load "days", whose records have the title "{name} · {orders}": an option is named by one field. Name it: { load, value, label }.  (options-title)"
    `)
    expect(await said("{ load: 'days', value: 'idDay', label: 'name' }")).toBe('')
  })

  it('reports money without its currency, written only as a type', async () => {
    expect(await saidOf(entities("amount: 'money?',"))).toMatchInlineSnapshot(`
      "screens/finance/entities/refunds.ts:4:1  /refund/fields/amount
        "amount" is an amount of money whose currency is in "currency", which is not a field of the entity. Add that field, or name another one with "currency". Its fields are "idRefund", "amount".  (currency-missing)"
    `)
  })
})

import { describe, expect, it } from 'vitest'
import { normalizeEntity } from '../../schemas/check/resolve/normalizeEntity.ts'
import { patternText } from '../../schemas/contract/patternText.ts'
import { sampleRecords } from '../../schemas/contract/sampleRecords.ts'
import { textLike } from '../../schemas/contract/sampleTexts.ts'
import { type EntityDefinition } from '../../schemas/language/entity.ts'

const made = (fields: NonNullable<EntityDefinition['fields']>, count = 57) =>
  sampleRecords(normalizeEntity('price', { fields }), new Map(), count)

describe('sample values', () => {
  it('are the example first, and keys count on from it', () => {
    const skus = made({ sku: { type: 'id', example: 'TEAPOT-RED' } }, 3)
    expect(skus.map(({ sku }) => sku)).toEqual(['TEAPOT-RED', 'TEAPOT-RED-2', 'TEAPOT-RED-3'])
    const codes = made({ code: { type: 'text', example: 'V-1001' } }, 2)
    expect(codes.map(({ code }) => code)).toEqual(['V-1001', 'V-1002'])
    const numbers = made({ id: { type: 'id', example: 12 }, orders: { type: 'integer', example: 320 } }, 20)
    expect(numbers.slice(0, 2).map(({ id }) => id)).toEqual([12, 13])
    expect(numbers[0]?.orders).toBe(320)
    expect(numbers.every(({ orders }) => Number(orders) >= 160 && Number(orders) <= 480)).toBe(true)
  })

  it('vary the words of an example, but no code, address or text of a form', () => {
    const samples = made(
      {
        id: 'id',
        name: { type: 'text', example: 'Nour Haddad' },
        short: { type: 'text', example: 'Depot', maxLength: 6 },
        mail: { type: 'text', example: 'nour@example.org' },
        country: { type: 'text', example: 'EG' },
      },
      2,
    )
    expect(samples[0]).toMatchObject({ name: 'Nour Haddad', short: 'Depot' })
    const kept = { short: 'Depot', mail: 'nour@example.org', country: 'EG' }
    expect(samples[1]).toMatchObject({ name: 'Nour Haddad 2', ...kept })
  })

  it.each([
    ['claims@shop.example', 'claims-2@shop.example', 'claims-3@shop.example'],
    ['Gift wrap', 'Gift wrap 2', 'Gift wrap 3'],
    ['V-1001', 'V-1002', 'V-1003'],
    [12, 13, 14],
  ])('have lists that count on from %s', (example, second, third) => {
    const lists = made({ id: 'id', sentTo: { type: 'list', example }, others: 'list' }, 2)
    expect(lists[0]?.sentTo).toEqual([example, second])
    expect(lists[1]?.sentTo).toEqual([second, third])
    expect(lists[1]?.others).toEqual(['Others 1', 'Others 2'])
  })

  it('refer to records that the list of the other entity has', () => {
    const entities = new Map(
      Object.entries({
        order: { fields: { orderNr: { type: 'id', example: 536_365 } } },
        depot: { fields: { code: { type: 'text', example: 'D-10' } } },
        parcel: {
          fields: {
            id: 'id',
            order: { type: 'reference', entity: 'order' },
            depot: { type: 'reference', entity: 'depot' },
          },
        },
      } satisfies Record<string, EntityDefinition>).map(([name, entity]) => [
        name,
        normalizeEntity(name, entity),
      ]),
    )
    const of = (name: string) => {
      const entity = entities.get(name)
      return entity ? sampleRecords(entity, entities, 57) : []
    }
    const [orders, depots] = [of('order').map(({ orderNr }) => orderNr), of('depot').map(({ code }) => code)]
    expect(of('parcel').every(({ order }) => orders.includes(order))).toBe(true)
    expect(of('parcel').every(({ depot }) => depots.includes(depot))).toBe(true)
  })

  it('are different for each record of a code', () => {
    const codes = made({ id: 'id', alias: { type: 'text', exact: true } }).map(({ alias }) => alias)
    expect(codes.slice(0, 2)).toEqual(['Alias 1', 'Alias 2'])
    expect(new Set(codes).size).toBe(57)
  })

  it('have flags and states of a record in every combination', () => {
    const status = { type: 'status', options: { open: 'Open', done: 'Done' } } as const
    const records = made({ id: 'id', active: 'boolean', paid: 'boolean', status })
    const combinations = records.map(({ active, paid, status }) => `${active} ${paid} ${status}`)
    expect(new Set(combinations).size).toBe(8)
  })

  it.each([
    ['R7K2-QX', 2, undefined, 'R7K2-QY'],
    ['536399', 2, undefined, '536400'],
    ['AZ9', 2, undefined, 'BA0'],
    ['RED', 2, 4, 'REE'],
  ])('count on from %s as record %i within %s characters: %s', (example, number, most, expected) => {
    expect(textLike(example, number, most)).toBe(expected)
  })

  it('have the currency of the example', () => {
    const fields = {
      id: 'id',
      price: 'money',
      currency: { type: 'text', length: 3, example: 'AED' },
    } as const
    expect(new Set(made(fields).map(({ currency }) => currency))).toEqual(new Set(['AED']))
    expect(new Set(made({ ...fields, currency: 'text' }).map(({ currency }) => currency)).size).toBe(3)
  })

  it.each([
    [0, undefined],
    [1, 1000],
    [0.01, 99_999],
    [-5, -1],
    [5000, undefined],
    [5000, 5001],
    [undefined, -100],
  ])('keep to the limits %s and %s, and differ', (min, max) => {
    const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    const fields = { id: 'id', worth: { type: 'money', ...limits }, currency: 'text' } as const
    const worths = made(fields).map(({ worth }) => Number(worth))
    expect(Math.min(...worths)).toBeGreaterThanOrEqual(min ?? Number.NEGATIVE_INFINITY)
    expect(Math.max(...worths)).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY)
    expect(new Set(worths).size).toBeGreaterThan(20)
  })

  it('are texts of the pattern, the placeholder first, and as long as they must be', () => {
    const match = '^[A-Z0-9-]{4,12}$'
    const pattern = { match, message: 'Wrong.' }
    const [shown] = made({ id: 'id', code: { type: 'text', pattern, placeholder: 'WHITE-25' } }, 1)
    expect(shown?.code).toBe('WHITE-25')
    for (const { code } of made({ id: 'id', code: { type: 'text', pattern } }))
      expect(code).toMatch(/^[A-Z0-9-]{4,12}$/)
    const [short] = made({ id: 'id', word: { type: 'text', length: 3, label: 'Word' } }, 1)
    expect(short?.word).toHaveLength(3)
  })

  it.each(['^\\+971\\d{8,9}$', '^(AE|SA|EG)$', '^[A-Z]{2}\\d{2}(?: [\\dA-Z]{4})+$', '^a?b*c+\\.csv$'])(
    'match the pattern %s',
    pattern => {
      for (let random = 1; random < 50; random++)
        expect(patternText(pattern, random)).toMatch(new RegExp(pattern))
    },
  )

  it('leave patterns aside that need more', () => {
    expect(patternText('^(?=.*x)y$', 1)).toBeUndefined()
    expect(patternText('^\\p{L}$', 1)).toBeUndefined()
  })
})

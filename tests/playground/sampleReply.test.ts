import { describe, expect, it } from 'vitest'
import { type SampledCalls } from '../../schemas/check/edited/sampledCalls.ts'
import { type Screen } from '../../schemas/index.ts'
import { type SampleOptions, sampleServer } from '../../src/playground/sample/sampleServer.ts'

const sampled: SampledCalls = {
  calls: [
    { method: 'GET', path: '/api/queues/{queue}', one: 'queue' },
    { method: 'GET', path: '/api/partners', many: 'partner' },
    { method: 'GET', path: '/api/allowed', reply: 'flag' },
    { method: 'GET', path: '/api/defaults', many: 'partner' },
    { method: 'POST', path: '/api/partners/grid', grid: '/grid', many: 'partner' },
  ],
  entities: {
    queue: {
      ...{ name: 'queue', label: 'Queue', labels: 'Queues', key: 'id' },
      fields: {
        id: { type: 'id', label: 'Queue' },
        count: { type: 'integer', label: 'Count', min: 0 },
        partners: { type: 'list', label: 'Partners', entity: 'partner' },
      },
    },
    partner: {
      ...{ name: 'partner', label: 'Partner', labels: 'Partners', key: 'id' },
      fields: {
        id: { type: 'id', label: 'Partner' },
        name: { type: 'text', label: 'Name', maxLength: 60 },
        city: { type: 'text', label: 'City', optional: true },
      },
    },
  },
}
const screen: Screen = {
  name: 'home',
  path: '/',
  loads: { defaults: { get: '/api/defaults', onError: { value: [] } } },
  body: [
    {
      kind: 'grid',
      grid: {
        id: 'grid-partners',
        source: '/api/partners/grid',
        initialFilters: { load: 'defaults' },
        columns: [],
      },
    },
  ],
}

async function reply(path: string, options: SampleOptions = {}, method: 'GET' | 'POST' = 'GET') {
  const body = { options: { filter: [], sort: [], pagination: { limit: 10, offset: 0 }, columns: [] } }
  const { data } = await sampleServer([screen], { sampled, ...options })({ method, path, body })
  return data
}

describe('made-up replies', () => {
  it('are records of the entity of the call', async () => {
    expect(await reply('/api/queues/refunds')).toMatchObject({
      data: { count: expect.any(Number), partners: [{ name: expect.any(String) }, {}] },
    })
    expect(await reply('/api/partners')).toMatchObject({ data: Array(8).fill({ id: expect.any(Number) }) })
    expect(await reply('/api/allowed')).toEqual({ data: true })
    expect(await reply('/api/partners/grid', {}, 'POST')).toMatchObject({ rowCount: 25 })
  })

  it('have nothing that a record may lack where there are no records', async () => {
    const rows = 0
    expect(await reply('/api/queues/refunds', { rows })).toMatchObject({ data: { count: 0, partners: [] } })
    expect(await reply('/api/partners', { rows })).toEqual({ data: [] })
    expect(await reply('/api/allowed', { rows })).toEqual({ data: false })
    expect(await reply('/api/partners/grid', { rows }, 'POST')).toMatchObject({ rowCount: 0, data: [] })
  })

  it('have long texts, no longer than the field takes', async () => {
    const found = JSON.stringify(await reply('/api/partners', { wording: 'veryLong' }))
    const names = [...found.matchAll(/"name":"([^"]*)"/g)].map(([, name = '']) => name.length)
    expect(names).toEqual(Array(8).fill(60))
    expect(found).toMatch(/"city":"[^"]{200}/)
  })

  it('fail in the failed state, set no filter, and are empty for calls that are not described', async () => {
    const failed = { ok: false, status: 500, statusText: '', data: 'Failed' } as const
    expect(await reply('/api/queues/refunds', { data: () => failed })).toBe('Failed')
    expect(await reply('/api/defaults')).toEqual([])
    expect(await reply('/api/others')).toEqual({})
  })
})

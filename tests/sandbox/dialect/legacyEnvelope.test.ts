import { describe, expect, it } from 'vitest'
import { type CallPlace, callPlace } from '../../../src/sandbox/dialect/callPlace.ts'
import { legacyPush } from '../../../src/sandbox/dialect/dialect.ts'
import { legacyEnvelope } from '../../../src/sandbox/dialect/legacyEnvelope.ts'
import { legacyReply } from '../../../src/sandbox/dialect/legacyReply.ts'

const places = Array.from(
  { length: 400 },
  (_, number): CallPlace => ({ method: 'GET', path: '/api/x', number }),
)

/** Every spelling of a body that occurs, without unknown fields. */
function spellings(body: unknown, dress: (body: unknown, place: CallPlace) => unknown = legacyEnvelope) {
  return [...new Set(places.map(place => JSON.stringify(known(dress(body, place)))))].sort()
}

function known(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(known)
  if (typeof value !== 'object' || value === null) return value
  const unknownFields = ['legacyRev', 'links', 'tstamp']
  const kept = Object.entries(value).filter(([name]) => !unknownFields.includes(name))
  return Object.fromEntries(kept.map(([name, field]) => [name, known(field)]))
}

describe('envelopes of the legacy dialect', () => {
  it('contain a record at every level that the specification leaves open, or without an envelope', () => {
    expect(spellings({ success: true, data: { id: 1 } })).toEqual([
      '{"data":{"success":true,"data":{"id":1}}}',
      '{"id":1}',
      '{"response":{"id":1}}',
      '{"response":{"response":{"success":true,"data":{"id":1}}}}',
      '{"response":{"success":true,"data":{"id":1}}}',
      '{"success":true,"data":{"data":{"id":1}}}',
      '{"success":true,"data":{"id":1}}',
    ])
  })

  it('contain a value at data or at data.data, never without an envelope', () => {
    expect(spellings({ success: true, data: { data: 7 } })).toEqual([
      '{"data":{"success":true,"data":7}}',
      '{"response":7}',
      '{"response":{"response":{"success":true,"data":7}}}',
      '{"response":{"success":true,"data":7}}',
      '{"success":true,"data":7}',
      '{"success":true,"data":{"data":7}}',
    ])
  })

  it('contain a list alone, in data, in response or one level deeper', () => {
    expect(spellings([{ id: 1 }])).toEqual([
      '[{"id":1}]',
      '{"data":[{"id":1}]}',
      '{"data":{"data":[{"id":1}]}}',
      '{"response":[{"id":1}]}',
    ])
  })

  it('keep sibling keys together', () => {
    expect(spellings({ success: true, data: [], rowCount: 0 })).toEqual([
      '{"data":{"success":true,"data":[],"rowCount":0}}',
      '{"response":{"response":{"success":true,"data":[],"rowCount":0}}}',
      '{"response":{"success":true,"data":[],"rowCount":0}}',
      '{"success":true,"data":[],"rowCount":0}',
    ])
  })

  it('contain unknown fields, in records and envelopes', () => {
    for (const place of places) {
      const text = JSON.stringify(legacyEnvelope({ data: [{ id: 1 }], rowCount: 1 }, place))
      expect(text.match(/legacyRev/g)?.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('are the same for every call of one kind, whatever its ids', () => {
    const place = (path: string) => callPlace(new Request(`http://localhost${path}`))
    expect(place('/api/oms/order/536365').number).toBe(place('/api/oms/order/1?x=2').number)
    expect(place('/api/oms/order/536365').number).not.toBe(place('/api/oms/orders/536365').number)
  })
})

describe('values of the legacy dialect', () => {
  it('are numbers as text and booleans in four spellings, and null is omitted or kept', () => {
    const rows = spellings({ data: [{ id: 1, amount: 2.5, held: true, by: null }], rowCount: 1 }, legacyReply)
    const all = rows.join('\n')
    expect(all).toMatch(/"id":"1","amount":"2\.50","held":"1"/)
    expect(all).toMatch(/"held":"true"/)
    expect(all).toMatch(/"held":1/)
    expect(all).toMatch(/"held":true/)
    expect(all).toMatch(/"by":null/)
    expect(all).toMatch(/"held":"1"}/)
    expect(all).not.toMatch(/"id":1|"rowCount":1/)
  })

  it('are moments with and without their zone, and unchanged days', () => {
    const all = spellings(
      { data: [{ at: '2011-12-10 08:00:00', on: '2011-12-10' }], rowCount: 1 },
      legacyReply,
    ).join()
    for (const moment of ['2011-12-10 08:00:00', '2011-12-10T08:00:00Z', '2011-12-10T08:00:00.000+0000'])
      expect(all).toContain(`{"at":"${moment}","on":"2011-12-10"}`)
  })
})

describe('websocket messages of the legacy dialect', () => {
  it('have ids as text, omit null, and contain unknown fields', () => {
    const action = {
      type: 'BackgroundProcess',
      body: { type: 'IN_PROGRESS' },
      id: 4,
      message: null,
      inProgressId: 9,
    }
    expect(legacyPush({ success: true, actions: [action] })).toEqual({
      success: true,
      node: 'ws-02',
      actions: [
        {
          type: 'BackgroundProcess',
          body: { type: 'IN_PROGRESS' },
          id: '4',
          inProgressId: '9',
          priority: '5',
        },
      ],
    })
  })
})

import { describe, expect, it } from 'vitest'
import {
  pushTypes,
  readSocketMessage,
  type SocketMessage,
  socketMessageSchema,
} from '../../schemas/wire/socketMessage.ts'
import { pingRequest, subscribeRequest } from '../../schemas/wire/socketRequest.ts'
import { accepting } from './accepting.ts'
import { hostile } from './hostile.ts'

const accepts = accepting<SocketMessage>(socketMessageSchema)
const read = (data: unknown) => readSocketMessage(JSON.stringify(data), accepts)
const action = (more: object = {}) => ({ type: 'BackgroundProcess', body: { type: 'CUSTOM' }, ...more })
const invalid = /^Invalid WebSocket message received\.$/

describe('websocket message (spec 1 §3, §5)', () => {
  it('contains success and actions with date, message, id and inProgressId', () => {
    const body = { type: 'SUCCESS_DOWNLOAD', processType: 'export', fileUrl: '/exports/7/refunds.csv' }
    const more = { date: '2011-12-10 08:00:00', message: '<b>Ready</b>', id: 12, inProgressId: 4 }
    expect(read({ success: true, actions: [{ type: 'BackgroundProcess', body, ...more }] })).toEqual({
      success: true,
      actions: [
        {
          channel: 'BackgroundProcess',
          notification: {
            id: '12',
            sentId: 12,
            createdAt: '2011-12-10 08:00:00',
            message: '<b>Ready</b>',
            type: 'SUCCESS_DOWNLOAD',
            read: false,
            fileUrl: '/exports/7/refunds.csv',
            inProgressId: 4,
            processType: 'export',
          },
        },
      ],
    })
  })

  it('can contain no action, several, and actions with only type and body', () => {
    expect(read({ success: true, actions: [] })).toEqual({ success: true, actions: [] })
    const { actions } = read({ success: false, actions: [action(), action({ id: 'a-1' })] })
    expect(actions.map(({ notification }) => notification.id)).toEqual(['', 'a-1'])
    expect(actions[0]?.notification).toMatchObject({ createdAt: '', message: '', inProgressId: 0 })
  })

  it.each(pushTypes)('can have type %s', type => {
    const { actions } = read({ success: true, actions: [action({ body: { type } })] })
    expect(actions[0]?.notification.type).toBe(type)
  })

  it.each([
    [7, 7],
    ['7', 7],
    [0, 0],
    [-3, 0],
    ['-3', 0],
    ['', 0],
    ['x', 0],
    [null, 0],
    ['9'.repeat(40), 0],
    [1e300, 0],
    [1.5, 0],
    [true, 0],
    [[1], 0],
    [{}, 0],
  ])('with inProgressId %j belongs to process %j', (inProgressId, expected) => {
    const { actions } = read({ success: true, actions: [action({ inProgressId })] })
    expect(actions[0]?.notification.inProgressId).toBe(expected)
  })

  it.each([
    ['date', 1_323_504_000_000, { createdAt: '1323504000000' }],
    ['date', { date: '2011-12-10 08:00:00.000000', timezone: 'UTC' }, { createdAt: '' }],
    ['message', 7, { message: '7' }],
    ['message', true, { message: 'true' }],
    ['message', { html: 'x' }, { message: '' }],
    ['message', ['x'], { message: '' }],
    ['id', 1.5, { id: '1.5' }],
    ['id', true, { id: '' }],
    ['id', {}, { id: '' }],
  ])('with %s %j meets every condition of spec 1 §5', (name, value, expected) => {
    const { actions } = read({ success: true, actions: [action({ [name]: value })] })
    expect(actions[0]?.notification).toMatchObject({ type: 'CUSTOM', ...expected })
  })

  it.each([
    [
      { processType: 4, fileUrl: 12 },
      { processType: '4', fileUrl: '12' },
    ],
    [
      { processType: { id: 4 }, fileUrl: ['/a.csv'] },
      { processType: undefined, fileUrl: undefined },
    ],
    [
      { processType: '', fileUrl: '' },
      { processType: undefined, fileUrl: undefined },
    ],
    [
      { processType: null, fileUrl: null },
      { processType: undefined, fileUrl: undefined },
    ],
  ])('with body %j meets every condition of spec 1 §5', (more, expected) => {
    const { actions } = read({
      success: true,
      actions: [action({ body: { type: 'SUCCESS_DOWNLOAD', ...more } })],
    })
    const { processType, fileUrl } = actions[0]?.notification ?? {}
    expect({ processType, fileUrl }).toEqual(expected)
  })

  it.each([
    ...hostile.map(data => JSON.stringify(data)),
    '',
    'ping',
    '{"success":true,"actions":[',
    '['.repeat(200_000),
    `{"success":true,"actions":[],"more":"${'x'.repeat(4_000_000)}"}`,
  ])("throws 'Invalid WebSocket message received.' for an invalid message (%#)", text => {
    expect(() => readSocketMessage(text, accepts)).toThrow(invalid)
  })

  it.each([
    { actions: [] },
    { success: true },
    { success: 1, actions: [] },
    { success: 'true', actions: [] },
    { success: true, actions: {} },
    { success: true, actions: null },
    { success: true, actions: [null] },
    { success: true, actions: [{ body: { type: 'CUSTOM' } }] },
    { success: true, actions: [{ type: 'x' }] },
    { success: true, actions: [{ type: 'x', body: null }] },
    { success: true, actions: [{ type: 'x', body: [] }] },
    { success: true, actions: [{ type: 'x', body: {} }] },
    { success: true, actions: [action({ body: { type: 'REPORT_DOWNLOAD' } })] },
    { success: true, actions: [action({ body: { type: 'custom' } })] },
    { success: true, actions: [action({ body: { type: 'toString' } })] },
    { success: true, actions: [action({ body: { type: ['CUSTOM'] } })] },
    { success: true, actions: [action(), action({ body: { type: 'NONE' } })] },
  ])('is rejected completely with %j', data => {
    expect(() => read(data)).toThrow(invalid)
  })

  it('must be text, not bytes or objects', () => {
    for (const data of [new ArrayBuffer(8), { success: true, actions: [] }, undefined])
      expect(() => readSocketMessage(data, accepts)).toThrow(invalid)
  })
})

describe('message to the server', () => {
  it("contains action and data, the ping with message 'ping'", () => {
    expect(pingRequest).toEqual({ action: 'ping', data: { message: 'ping' } })
    expect(subscribeRequest('BackgroundProcess')).toEqual({
      action: 'subscribe',
      data: { channel: 'BackgroundProcess' },
    })
  })
})

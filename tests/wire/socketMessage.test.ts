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
  ])('with inProgressId %j belongs to process %j', (inProgressId, expected) => {
    const { actions } = read({ success: true, actions: [action({ inProgressId })] })
    expect(actions[0]?.notification.inProgressId).toBe(expected)
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
    { success: true, actions: [action({ message: { html: 'x' } })] },
    { success: true, actions: [action({ id: {} })] },
    { success: true, actions: [action({ inProgressId: [1] })] },
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

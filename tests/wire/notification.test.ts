import { describe, expect, it } from 'vitest'
import { readNotifications } from '../../schemas/wire/notification.ts'
import { hostile } from './hostile.ts'

const item = (more: object = {}) => ({
  id: 1,
  createdAt: '2011-12-10 08:00:00',
  message: '',
  body: { type: 'CUSTOM' },
  ...more,
})
const read = (...items: unknown[]) => readNotifications(items) ?? []

describe('notification list (spec 1 §3, §7)', () => {
  it('accepts ids that are numbers or texts, and the misspelt key `readed`', () => {
    const list = read(item(), item({ id: 'a', readed: 1 }), item({ readed: true }), item({ readed: null }))
    expect(list.map(({ id, read: done }) => [id, done])).toEqual([
      ['1', false],
      ['a', true],
      ['1', true],
      ['1', false],
    ])
  })

  it('accepts a notification without a time or a message', () => {
    expect(read(item({ createdAt: null, message: null }))).toMatchObject([{ createdAt: '', message: '' }])
  })

  it('accepts every type, including unknown ones, so that they can be reported', () => {
    const types = ['CUSTOM', 'BACKGROUND_PROCESS', 'REPORT_DOWNLOAD', 'NEVER_HEARD_OF']
    expect(read(...types.map(type => item({ body: { type } }))).map(({ type }) => type)).toEqual(types)
  })

  it('keeps an item without a type, so that it can be reported (spec 1 §4)', () => {
    const list = read(item({ body: {} }), item({ body: null }), item({ body: { type: null } }))
    expect(list.map(({ type, id }) => [type, id])).toEqual([
      ['', '1'],
      ['', '1'],
      ['', '1'],
    ])
  })

  it('keeps the id as it came, to be sent back', () => {
    expect(read(item({ id: 5 }), item({ id: '5' })).map(({ sentId }) => sentId)).toEqual([5, '5'])
  })

  it('reads the file of a download, or none', () => {
    const of = (fileUrl: unknown) => read(item({ body: { type: 'SUCCESS_DOWNLOAD', fileUrl } }))[0]?.fileUrl
    expect([of('/exports/1/a.csv'), of(null)]).toEqual(['/exports/1/a.csv', undefined])
  })

  it('identifies an item in progress by its process, or else by its id', () => {
    const body = { type: 'IN_PROGRESS' }
    const list = read(
      item({ body, inProgressId: 9 }),
      item({ body, id: '12' }),
      item({ body, id: 'x' }),
      item(),
    )
    expect(list.map(({ inProgressId }) => inProgressId)).toEqual([9, 12, 0, 0])
  })

  it('is read at any level of data, with booleans as text', () => {
    const list = [item({ readed: 'true' }), item({ readed: '0' })]
    for (const reply of [{ data: list }, { success: true, data: { data: list } }, { response: list }])
      expect(readNotifications(reply)).toMatchObject([{ read: true }, { read: false }])
    expect(readNotifications({ data: [] })).toEqual([])
  })

  it('shows the items that can be read', () => {
    const broken = [null, 7, {}, item({ id: null }), item({ id: {} })]
    expect(read(...broken, item({ message: 'Kept.' })).map(({ message }) => message)).toEqual(['Kept.'])
    expect(readNotifications(broken)).toBeUndefined()
  })

  it('is rejected if it is something else', () => {
    for (const reply of hostile.filter(one => !Array.isArray(one) || one.length > 0))
      expect(readNotifications(reply), JSON.stringify(reply)).toBeUndefined()
  })
})

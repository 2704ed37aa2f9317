import { describe, expect, it } from 'vitest'
import { readGridReply } from '../../schemas/wire/gridReply.ts'
import { hostile } from './hostile.ts'

const read = (more: object) => readGridReply({ data: [{ id: 1 }], rowCount: 1, ...more })

describe('grid reply (spec 1 §3)', () => {
  it('needs only rows and their count', () => {
    expect(read({})).toEqual({
      rows: [{ id: 1 }],
      rowCount: 1,
      narrowed: false,
      content: undefined,
      frozen: false,
      username: '',
      message: '',
    })
    expect(
      read({
        filteredGrid: null,
        customContent: null,
        freezeGridActions: null,
        username: null,
        message: null,
      }),
    ).toEqual(read({}))
  })

  it('can say that the server has narrowed the rows, and that somebody is working on them', () => {
    const more = { filteredGrid: true, freezeGridActions: true, username: ' nour ', message: 'Month end.' }
    expect(read(more)).toMatchObject({
      narrowed: true,
      frozen: true,
      username: 'nour',
      message: 'Month end.',
    })
  })

  it('can contain a text or a heading that replaces the rows', () => {
    expect(read({ customContent: 'Nothing today.' })?.content).toEqual({
      heading: '',
      text: 'Nothing today.',
    })
    expect(read({ customContent: { heading: 'Free', text: 'Nothing today.' } })?.content).toEqual({
      heading: 'Free',
      text: 'Nothing today.',
    })
    expect(read({ customContent: { text: 'x' } })?.content).toEqual({ heading: '', text: 'x' })
    expect(read({ customContent: ' ' })?.content).toBeUndefined()
  })

  it('is read at any level of data, with numbers and booleans as text', () => {
    const flat = {
      success: 'true',
      data: [{ id: '007' }],
      rowCount: '12',
      freezeGridActions: '1',
      message: 'x',
    }
    for (const reply of [flat, { data: flat }, { response: flat }, { success: true, data: { data: flat } }])
      expect(readGridReply(reply), JSON.stringify(reply)).toMatchObject({
        rows: [{ id: '007' }],
        rowCount: 12,
        frozen: true,
        message: 'x',
      })
    expect(readGridReply({ data: { data: [] }, rowCount: 0 })).toMatchObject({ rows: [], rowCount: 0 })
  })

  it('ignores unknown keys', () => {
    for (const more of [
      { filteredGrid: 'perhaps' },
      { customContent: {} },
      { customContent: [] },
      { username: {} },
      { message: 7 },
    ])
      expect(read(more), JSON.stringify(more)).toEqual(read({}))
  })

  it('shows the rows that are records if others are not', () => {
    expect(read({ data: [null, { id: 1 }, 7, [], 'x'] })?.rows).toEqual([{ id: 1 }])
  })

  it('is rejected without rows or their count, and when the server reports a failure', () => {
    for (const reply of hostile) expect(readGridReply(reply), JSON.stringify(reply)).toBeUndefined()
    for (const more of [
      { data: null },
      { data: {} },
      { data: [1, 2] },
      { rowCount: null },
      { rowCount: -1 },
      { rowCount: 1.5 },
      { rowCount: 'many' },
      { success: false },
      { success: 'false' },
      { success: 0 },
    ])
      expect(read(more), JSON.stringify(more)).toBeUndefined()
  })
})

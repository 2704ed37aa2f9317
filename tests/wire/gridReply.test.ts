import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { type GridReply, gridReplySchema, readGridReply } from '../../schemas/wire/gridReply.ts'

const valid = new Ajv({ strict: true, allowUnionTypes: true }).compile<GridReply>(gridReplySchema)
const read = (more: object) => {
  const reply: unknown = { data: [{ id: 1 }], rowCount: 1, ...more }
  if (!valid(reply)) throw new Error('The reply is refused.')
  return readGridReply(reply)
}

describe('the reply of a grid (spec 1 §3)', () => {
  it('needs no more than rows and their count', () => {
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

  it('says that the server has narrowed the rows, and that somebody works on them', () => {
    const more = { filteredGrid: true, freezeGridActions: true, username: ' nour ', message: 'Month end.' }
    expect(read(more)).toMatchObject({
      narrowed: true,
      frozen: true,
      username: 'nour',
      message: 'Month end.',
    })
  })

  it('says what stands in the place of the rows, as a text or with a heading', () => {
    expect(read({ customContent: 'Nothing today.' }).content).toEqual({ heading: '', text: 'Nothing today.' })
    expect(read({ customContent: { heading: 'Free', text: 'Nothing today.' } }).content).toEqual({
      heading: 'Free',
      text: 'Nothing today.',
    })
    expect(read({ customContent: { text: 'x' } }).content).toEqual({ heading: '', text: 'x' })
    expect(read({ customContent: ' ' }).content).toBeUndefined()
  })

  it('is refused when a part of it is something else', () => {
    for (const more of [
      { filteredGrid: 'yes' },
      { customContent: 7 },
      { customContent: { heading: 'x' } },
      { username: 1 },
    ])
      expect(() => read(more)).toThrow('refused')
  })
})

import { describe, expect, it } from 'vitest'
import { threadsOf } from '../../../runtime/core/comments/threads.ts'
import { pick, seeded } from '../random.ts'
import { comment } from './comment.ts'

const threads = (...comments: Parameters<typeof threadsOf>[0]) =>
  threadsOf(comments).map(({ root, replies }) => [root.id, ...replies.map(({ id }) => id)])

describe('comment threads', () => {
  it('show the newest thread first and the oldest reply first', () => {
    expect(
      threads(
        comment({ id: '1', createdAt: '2026-11-01 10:00:00' }),
        comment({ id: '4', parentId: '1', createdAt: '2026-11-03 10:00:00' }),
        comment({ id: '2', createdAt: '2026-11-02 10:00:00' }),
        comment({ id: '3', parentId: '1', createdAt: '2026-11-02 11:00:00' }),
      ),
    ).toEqual([['2'], ['1', '3', '4']])
  })

  it('at the same moment are in the order of their ids', () => {
    expect(threads(comment({ id: '9' }), comment({ id: '10' }), comment({ id: '8' }))).toEqual([
      ['10'],
      ['9'],
      ['8'],
    ])
  })

  it('include replies to replies', () => {
    expect(
      threads(comment({ id: '1' }), comment({ id: '3', parentId: '2' }), comment({ id: '2', parentId: '1' })),
    ).toEqual([['1', '2', '3']])
  })

  it('show a reply without its root as a thread of its own', () => {
    expect(threads(comment({ id: '1' }), comment({ id: '2', parentId: '99' }))).toEqual([['2'], ['1']])
  })

  it('show every comment once, regardless of the chain of replies', () => {
    const random = seeded(4)
    for (let round = 0; round < 200; round++) {
      const ids = Array.from({ length: 1 + Math.floor(random() * 12) }, (_, at) => String(at))
      const comments = ids.map(id =>
        comment({ id, parentId: random() < 0.3 ? undefined : pick(random, [...ids, 'gone']) }),
      )
      expect(
        threads(...comments)
          .flat()
          .sort(),
      ).toEqual(ids.toSorted())
    }
  })

  it('end, even if replies form a cycle', () => {
    expect(threads(comment({ id: '1', parentId: '2' }), comment({ id: '2', parentId: '1' }))).toEqual([
      ['1', '2'],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { neighbour, type RecordList } from '../../runtime/shell/records/recordListAtom.ts'

/** Pages of two rows of a list whose records are those names by now; `pages` counts what was asked for. */
function listOf(names: () => readonly string[]) {
  const pages: number[] = []
  const page = (number: number, moved = false): RecordList => ({
    paths: names().slice(number * 2, number * 2 + 2),
    offset: number * 2,
    rowCount: names().length,
    address: `/list?page=${number + 1}`,
    moved,
    onOpen: () => undefined,
    turn: async by => {
      pages.push(number + by)
      return page(number + by)
    },
  })
  return { page, pages }
}

describe('neighbour of a record', () => {
  it('is on the same page, or the last or first record of the adjacent page', async () => {
    const { page } = listOf(() => ['a', 'b', 'c', 'd'])
    expect(await neighbour({ list: page(0), at: 0 }, 1)).toMatchObject({ at: 1, list: { offset: 0 } })
    expect(await neighbour({ list: page(0), at: 1 }, 1)).toMatchObject({ at: 0, list: { offset: 2 } })
    expect(await neighbour({ list: page(1), at: 0 }, -1)).toMatchObject({ at: 1, list: { offset: 0 } })
  })

  it('does not exist before the first and after the last record', async () => {
    const { page, pages } = listOf(() => ['a', 'b', 'c'])
    expect(await neighbour({ list: page(0), at: 0 }, -1)).toBeUndefined()
    expect(await neighbour({ list: page(1), at: 0 }, 1)).toBeUndefined()
    expect(pages).toEqual([])
  })

  it('is the record that moved to this page when others left the list', async () => {
    let names = ['a', 'b', 'c', 'd', 'e']
    const { page, pages } = listOf(() => names)
    const before = page(0, true)
    names = ['c', 'd', 'e']
    const next = await neighbour({ list: before, at: 1 }, 1)
    expect(next?.list.paths[next.at]).toBe('c')
    expect(pages).toEqual([0])
  })

  it('is on the next page when decided records stay in the list', async () => {
    const { page, pages } = listOf(() => ['a', 'b', 'c', 'd'])
    const next = await neighbour({ list: page(0, true), at: 1 }, 1)
    expect(next?.list.paths[next.at]).toBe('c')
    expect(pages).toEqual([0, 1])
  })

  it('does not exist when all others have left the list', async () => {
    let names = ['a', 'b', 'c']
    const { page, pages } = listOf(() => names)
    const before = page(0, true)
    names = ['a']
    expect(await neighbour({ list: before, at: 1 }, 1)).toBeUndefined()
    expect(pages).toEqual([0])
  })
})

import { describe, expect, it } from 'vitest'
import { latestOnly } from '../../runtime/shell/session/sessionState.ts'

describe('map with a limit', () => {
  it('drops the oldest entry beyond its limit; setting an entry again makes it the newest', () => {
    const map = new Map<number, string>()
    for (const key of [1, 2, 3]) latestOnly(map, key, `of ${key}`, 3)
    latestOnly(map, 1, 'again', 3)
    latestOnly(map, 4, 'of 4', 3)
    expect([...map]).toEqual([
      [3, 'of 3'],
      [1, 'again'],
      [4, 'of 4'],
    ])
  })
})

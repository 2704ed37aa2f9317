import { describe, expect, it } from 'vitest'
import { attachmentProblem, defaultLimits, isPicture } from '../../../runtime/core/attachments/limits.ts'

describe('attachmentProblem', () => {
  const problem = (size: number, count = 0) =>
    attachmentProblem({ name: 'a.pdf', size }, defaultLimits, count)

  it('accepts files up to the limits of size and number', () => {
    expect(problem(5_000_000, 19)).toBeUndefined()
    expect(problem(1)).toBeUndefined()
  })

  it('says what is wrong with a file and how to fix it', () => {
    expect(problem(5_000_001)).toBe('a.pdf is larger than 5 MB.')
    expect(problem(0)).toBe('a.pdf is empty.')
    expect(problem(1, 20)).toBe('a.pdf was not added. There can be at most 20 files. Delete one first.')
  })
})

describe('isPicture', () => {
  it.each(['image/png', 'image/jpeg'])('is true for %s', type => expect(isPicture(type)).toBe(true))
  // A drawing can hold a script, and its address would hold it too.
  it.each(['image/svg+xml', 'application/pdf', 'text/html', ''])('is false for %j', type =>
    expect(isPicture(type)).toBe(false),
  )
})

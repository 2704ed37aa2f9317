import { describe, expect, it } from 'vitest'
import { globalHandling } from '../../../runtime/core/errors/failure.ts'

const plain = { publicPage: false, ignores404: false }

describe('global HTTP handling (spec 1 §8)', () => {
  it('redirects 401 to login, unless the page is public', () => {
    expect(globalHandling(401, plain)).toBe('login')
    expect(globalHandling(401, { ...plain, ignores404: true })).toBe('login')
    expect(globalHandling(401, { ...plain, publicPage: true })).toBeUndefined()
  })

  it('redirects 403 to forbidden and 502 and 503 to maintenance, regardless of the call', () => {
    for (const call of [plain, { ...plain, ignores404: true }, { publicPage: true, ignores404: true }]) {
      expect(globalHandling(403, call)).toBe('forbidden')
      expect(globalHandling(502, call)).toBe('maintenance')
      expect(globalHandling(503, call)).toBe('maintenance')
      expect(globalHandling(-1, call)).toBe('offline')
    }
  })

  it('redirects 404 to not-found only if the call does not handle it itself', () => {
    expect(globalHandling(404, plain)).toBe('notFound')
    expect(globalHandling(404, { ...plain, ignores404: true })).toBeUndefined()
  })

  it('leaves every other status to the caller', () => {
    for (const status of [0, 200, 204, 301, 400, 402, 405, 409, 422, 429, 500, 501, 504]) {
      expect(globalHandling(status, plain)).toBeUndefined()
    }
  })
})

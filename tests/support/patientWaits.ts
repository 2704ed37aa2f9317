import { vi } from 'vitest'

/**
 * `vi.waitFor` gives up after 1 s, and no setting changes that. What the page does when it has nothing else to do may come
 * later than that on a busy machine, so a wait is as patient here as `expect.poll`.
 */
const waitFor = vi.waitFor
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: 15_000, ...options })

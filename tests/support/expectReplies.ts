import { afterEach, expect } from 'vitest'
import { replyFaults } from './replyFaults.ts'

/** Every reply of a sandbox keeps to the contract, whatever a test looks at. */
afterEach(() => {
  expect(replyFaults.splice(0), 'replies that do not keep to the contract').toEqual([])
})

import { expect, it } from 'vitest'
import { windowTitle } from '../../runtime/core/titles.ts'

it("the window title comes from the state's title, else the application name (spec 1 §2)", () => {
  expect(windowTitle('Refunds', 'Console')).toBe('Refunds')
  expect(windowTitle('', 'Console')).toBe('Console')
})

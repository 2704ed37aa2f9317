import { expect, it } from 'vitest'
import { findEntry } from '../../src/app/findEntry.ts'
import { tableOf } from '../shell/screens.ts'

it.each([
  ['/', 'home'],
  ['/list', 'list'],
  ['/list/', 'list'],
  ['/list/7', 'details'],
  ['/list/7/more', undefined],
  ['/nowhere', undefined],
])('the entry of %s is %s', (pathname, name) => {
  expect(findEntry(tableOf(), pathname)?.name).toBe(name)
})

import { expect, it } from 'vitest'
import { type Screen } from '../../schemas/index.ts'
import { screenIn } from '../../src/playground/preview/screenIn.ts'

const screen: Screen = {
  name: 'return',
  path: '/return',
  checks: [{ when: { field: 'setting', is: '1' }, go: 'not-found' }],
}

it('made-up data leads to no other screen by a check', () => {
  expect(screenIn('sample', screen)).toEqual({ name: 'return', path: '/return' })
  expect(screenIn('empty', screen).checks).toBeUndefined()
})

it('checks hold on the data of the sandbox, and in a screen that only redirects', () => {
  expect(screenIn('live', screen)).toBe(screen)
  const redirect: Screen = { ...screen, redirect: { screen: 'home' } }
  expect(screenIn('sample', redirect)).toBe(redirect)
})

import { expect, it } from 'vitest'
import { saidOfScreen } from './project.ts'

it('a condition inside of a condition is refused, and never taken for the inner one', async () => {
  const said = await saidOfScreen(`name: 'one', path: '/one',
loads: { a: { get: '/a', onError: { toast: 'server' } } },
body: [
  { kind: 'details', load: 'a', fields: [{ field: 'x', label: 'X' }] },
  { kind: 'text', text: 'A', visible: { not: { field: 'a', is: '1' } } },
],`)
  expect(said).toContain('"not" is no key of a condition.')
})

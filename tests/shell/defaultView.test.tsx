import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { sessionMark } from '../../runtime/shell/session/keptUser.ts'
import { mapMemory } from '../kinds/mapMemory.ts'
import { openConsole } from './openConsole.tsx'

const memoryOf = (isDefault: boolean) => {
  const memory = mapMemory()
  memory.set('console.user', `${sessionMark('t')} ada`)
  const view = { label: 'Of Nour', path: '/list', search: '?name=Nour', isDefault }
  memory.set('console.views:ada', JSON.stringify([view]))
  return memory
}

it.each([
  ['opens its list', true, '/list', '/list?name=Nour'],
  ['gives way to what an address says', true, '/list?page=2', '/list?page=2'],
  ['is one only by choice', false, '/list', '/list'],
])('a default view %s', async (_, isDefault, from, to) => {
  const { address, calls } = openConsole(from, { token: 't', memory: memoryOf(isDefault) })
  await expect.element(page.getByRole('heading', { level: 1, name: 'List' })).toBeVisible()
  expect(address()).toBe(to)
  // The rows are asked for once.
  await expect.poll(() => calls.filter(call => call.endsWith('/api/list/grid'))).toHaveLength(1)
})

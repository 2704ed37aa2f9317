import { afterAll, beforeAll, expect, it } from 'vitest'
import { type NamedCall } from '../../schemas/check/resolve/vocabulary.ts'
import { isRecord, listOf } from '../../schemas/wire/envelope.ts'
import { openTestSandbox } from '../sandbox/client.ts'
import { vocabulary } from '../support/screens.ts'

/** Records that are asked for one by one. */
const most = 60
const options = { pagination: { limit: 500, offset: 0 }, filter: [], sort: [], columns: [] }
const calls = [...vocabulary.calls.values()]

let opened: Awaited<ReturnType<typeof openTestSandbox>>
let token = ''
beforeAll(async () => {
  opened = await openTestSandbox({ seed: 'basic' })
  token = opened.sandbox.signIn('admin')
})
afterAll(() => opened.close())

// What does not keep to the contract fails the test by itself; see `tests/support/expectReplies.ts`.
it('replies about every kind of record match the contract, for every record', async () => {
  const keys = await keysInGrids()
  const about = calls.filter(({ method, grid, path, changes }) => {
    return (method === 'GET' || grid !== undefined) && !changes && path.includes('{')
  })
  const statuses = new Set<number>()
  for (const call of about)
    for (const path of pathsOf(call, keys))
      statuses.add((await opened.ask(`${call.method} ${path}`, { token, ...bodyOf(call) })).status)
  expect([...statuses].filter(status => status >= 500)).toEqual([])
  expect(statuses).toContain(200)
})

function bodyOf({ grid }: NamedCall): { readonly body?: unknown } {
  return grid === undefined ? {} : { body: { options } }
}

/** What the rows of all grids hold, by field. */
async function keysInGrids(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const keys = new Map<string, Set<string>>()
  for (const call of calls.filter(({ grid, path }) => grid !== undefined && !path.includes('{'))) {
    const { json } = await opened.ask(`POST ${call.path}`, { token, body: { options } })
    const rows = (listOf(json()) ?? []).filter(isRecord)
    for (const [field, value] of rows.flatMap(row => Object.entries(row))) {
      const known = keys.get(field) ?? new Set<string>()
      keys.set(field, known)
      if (known.size < most && (typeof value === 'string' || typeof value === 'number'))
        known.add(String(value))
    }
  }
  return keys
}

/** The path of a call with the keys of records in its placeholders; a number where no grid has such a field. */
function pathsOf({ path }: NamedCall, keys: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const numbers = Array.from({ length: most }, (_, at) => String(at + 1))
  return numbers.map((number, at) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const known = [...(keys.get(name) ?? [])]
      return encodeURIComponent(known[at % known.length] ?? number)
    }),
  )
}

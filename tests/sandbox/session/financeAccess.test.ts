import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Screen } from '../../../schemas/index.ts'
import { calls } from '../../../src/sandbox/server/calls.ts'
import { personas } from '../../../src/sandbox/session/personas.ts'
import { definitions } from '../../support/screens.ts'
import { openTestSandbox } from '../client.ts'

/** A call that a screen of finance makes, with what its user holds who can make it there. */
interface Offered {
  readonly screen: string
  /** Without its query, its placeholders filled. */
  readonly path: string
  readonly resources: readonly string[]
}

const screens = definitions
  .filter(({ file }) => file.startsWith('screens/finance/'))
  .map(({ screen }) => screen)

/**
 * Every path of the API in a part of a definition. What is inside an action needs its resource, too, and the actions of a
 * block that is visible only with a permission that a load asks for (spec 2 §4.3) need that.
 */
function offeredIn(screen: Screen, part: unknown, resources: readonly string[]): Offered[] {
  if (typeof part === 'string')
    return part.startsWith('/api/')
      ? [{ screen: screen.name, resources, path: part.replace(/\?.*$/, '').replace(/\{\w+\}/g, '1') }]
      : []
  if (typeof part !== 'object' || part === null) return []
  const { access, visible } = Object(part)
  const asked = visible?.is === true ? screen.loads?.[String(visible.field)]?.get : undefined
  const right = /^\/api\/navigation\/acl-permission\/(\w+)$/.exec(asked ?? '')?.[1]
  const within = (held: readonly string[], more: unknown) =>
    typeof more === 'string' ? [...new Set([...held, more])] : held
  const held = within(resources, access?.resource)
  const ofActions = within(held, right)
  return Object.entries(part).flatMap(([key, inner]) =>
    key === 'grid' && right !== undefined
      ? Object.entries(inner).flatMap(([name, one]) =>
          offeredIn(screen, one, name === 'actions' ? ofActions : held),
        )
      : offeredIn(screen, inner, held),
  )
}

const offered = screens.flatMap(screen => offeredIn(screen, screen, []))

/** The calls of the table at a path, whatever their method: those of the first pattern that it fits. */
function callsAt(path: string) {
  const first = calls.find(call => new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path))
  return calls.filter(call => call.path === first?.path)
}

let opened: Awaited<ReturnType<typeof openTestSandbox>>
beforeAll(async () => {
  opened = await openTestSandbox()
})
afterAll(() => opened.close())

describe('call offered by a finance screen', () => {
  it('exists on the server', () => {
    expect(offered.length).toBeGreaterThan(80)
    expect(offered.filter(({ path }) => callsAt(path).length === 0)).toEqual([])
  })

  it('is allowed with the resources of screen and action, and with no others', async () => {
    const refused: string[] = []
    for (const { screen, path, resources } of offered) {
      const token = opened.sandbox.signIn('viewer', resources)
      for (const { method } of callsAt(path)) {
        const { status } = await opened.ask(`${method} ${path}`, { token })
        if (status === 401 || status === 403) refused.push(`${screen}: ${method} ${path}`)
      }
    }
    expect(refused).toEqual([])
  })

  it('is rejected for every persona who cannot open a screen that offers it', async () => {
    const wrong: string[] = []
    for (const { name, resources: held } of personas) {
      const token = opened.sandbox.signIn(name)
      const may = ({ resources }: Offered) => resources.every(resource => held.includes(resource))
      for (const path of new Set(offered.map(one => one.path)).values()) {
        if (!/^\/api\/(?:finance|csr)\//.test(path) || offered.some(one => one.path === path && may(one)))
          continue
        for (const { method } of callsAt(path)) {
          const { status } = await opened.ask(`${method} ${path}`, { token })
          if (status !== 403) wrong.push(`${name}: ${method} ${path} answers ${status}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('every finance call', () => {
  it('requires a resource, and rejects an invalid body with 400', async () => {
    const finance = calls.filter(({ path }) => /^\/api\/(?:finance|csr)\//.test(path))
    const wrong: string[] = []
    for (const { method, path, access } of finance) {
      if (typeof access === 'string') wrong.push(`${method} ${path} asks for ${access} only`)
      if (typeof access === 'string' || method === 'GET') continue
      const token = opened.sandbox.signIn('viewer', access)
      const call = `${method} ${path.replace(/:\w+/g, '1')}`
      for (const body of ['{', '[]', '{"selection": {"ids": []}, "version": "x", "options": 1}']) {
        const { status, text } = await opened.ask(call, { token, body })
        if (status >= 500 || (status === 200 && !text.includes('"message"')))
          wrong.push(`${call} ${body}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { type Decision, decide } from '../../runtime/core/access/decide.ts'
import { routeData } from '../../schemas/check/routeData.ts'
import { type RouteEntry } from '../../schemas/index.ts'
import { settings } from '../../src/app/settings.ts'
import { screens } from '../conformance/screenFacts.ts'

/** The decision of the guard for every route of the console. */
const routes = screens.map(({ screen, resources, isPublic }) => {
  const definition = async () => screen
  const entry: RouteEntry = { title: '', parent: '', ...routeData(screen), definition }
  const params = Object.fromEntries(
    Object.entries(screen.params ?? {}).map(([name, { example = '' }]) => [name, example]),
  )
  const ask = (signedIn: boolean, held?: readonly string[]): Decision['go'] =>
    decide({
      entry,
      params,
      query: new URLSearchParams(),
      signedIn,
      resources: held && new Set(held),
      firstSignedIn: true,
      settings,
    }).go
  const leads = entry.redirect === undefined ? 'show' : entry.redirect.screen ? 'screen' : undefined
  return {
    name: screen.name,
    isPublic,
    needed: resources,
    ask,
    opened: leads ?? expect.stringMatching(/leave|base/),
  }
})
const { login } = settings.screens

describe.each(routes.filter(({ isPublic }) => isPublic))(
  'the public route $name',
  ({ name, ask, opened }) => {
    it('opens without a session', () => {
      expect(ask(false)).toEqual(opened)
    })

    it('opens for any signed-in user, except login, which redirects to home (spec 2 §4.1)', () => {
      expect(ask(true, [])).toEqual(name === login ? 'screen' : opened)
    })
  },
)

describe.each(routes.filter(({ isPublic }) => !isPublic))(
  'the route $name, which is not marked public',
  ({ needed, ask, opened }) => {
    it('redirects to login without a session, whatever it does afterwards (spec 2 §2)', () => {
      expect(ask(false)).toBe('login')
      expect(ask(false, needed)).toBe('login')
    })

    it('opens for a session with exactly its resource', () => {
      expect(ask(true, needed)).toEqual(opened)
    })

    it.runIf(needed.length > 0)('is forbidden to a session without its resource (spec 2 §4.1)', () => {
      expect(ask(true, [])).toBe('forbidden')
      expect(ask(true, ['another_resource', ...needed.map(resource => `${resource}_1`)])).toBe('forbidden')
    })
  },
)

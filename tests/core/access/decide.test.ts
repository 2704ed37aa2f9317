import { describe, expect, it } from 'vitest'
import { decide, type GuardRequest } from '../../../runtime/core/access/decide.ts'
import { canOpen, neededResource } from '../../../runtime/core/access/permissions.ts'
import { deepFreeze } from '../../../runtime/core/objects.ts'
import { route, settings } from '../fixtures.ts'

function ask(changes: Partial<GuardRequest> & { readonly search?: string }) {
  const { search = '', ...rest } = changes
  const query = new URLSearchParams(search)
  const request: GuardRequest = deepFreeze({
    entry: route(),
    params: {},
    signedIn: true,
    resources: new Set<string>(),
    firstSignedIn: false,
    settings,
    ...rest,
    query,
  })
  const decision = decide(request)
  expect(query.toString()).toBe(new URLSearchParams(search).toString())
  return decision
}

const guarded = route({ access: { resource: 'things_index' } })
const login = route({ name: 'login', path: '/login', access: 'public' })

describe('route guard (spec 2 §4.1)', () => {
  it('always allows the logout route', () => {
    const logout = route({ name: 'logout', path: '/logout', access: 'public' })
    for (const signedIn of [true, false]) expect(ask({ entry: logout, signedIn })).toEqual({ go: 'show' })
    const odd = route({ name: 'logout', redirect: { screen: 'home' }, access: { resource: 'x' } })
    expect(ask({ entry: odd, signedIn: false, search: 'application=oms2&r=/x' })).toEqual({ go: 'show' })
  })

  it('follows a redirect to an absolute address unchanged', () => {
    const entry = route({ redirect: { address: 'https://elsewhere.example/a?b#c' } })
    expect(ask({ entry })).toEqual({ go: 'leave', address: 'https://elsewhere.example/a?b#c' })
  })

  it('opens the named screen of a redirect with the same parameters', () => {
    const entry = route({ path: '/old/{id}', redirect: { screen: 'new' } })
    expect(ask({ entry, params: { id: '7' } })).toEqual({ go: 'screen', name: 'new', params: { id: '7' } })
  })

  it('fills the parameters that a redirect names, from path and query, and leaves out missing ones', () => {
    const params = { fieldName: 'searchField', fieldValue: 'searchValue', id: 'nr' }
    const entry = route({ path: '/old/{nr}', redirect: { screen: 'new', params } })
    const search = 'searchField=orderNr&searchValue=a%26b&other=1'
    expect(ask({ entry, params: { nr: '7' }, search })).toEqual({
      go: 'screen',
      name: 'new',
      params: { fieldName: 'orderNr', fieldValue: 'a&b', id: '7' },
    })
    expect(ask({ entry })).toEqual({ go: 'screen', name: 'new', params: {} })
  })

  it('fills the query of a redirect, in which a parameter of the same name comes first', () => {
    const entry = route({
      redirect: { screen: 'new', params: { tab: 'shown' }, query: { status: 'open', tab: 'a' } },
    })
    expect(ask({ entry })).toMatchObject({ name: 'new', params: { status: 'open', tab: 'a' } })
    expect(ask({ entry, search: 'shown=b' })).toMatchObject({ params: { status: 'open', tab: 'b' } })
  })

  it('redirects to another site of the configuration, with its path filled and encoded', () => {
    const entry = route({ redirect: { base: 'returnsCreation', path: '/{country}/{nr}' } })
    expect(ask({ entry, params: { country: 'gb', nr: '1/2' } })).toEqual({
      go: 'base',
      base: 'returnsCreation',
      path: '/gb/1%2F2',
    })
    expect(ask({ entry: route({ redirect: { base: 'mobileSite' } }) })).toMatchObject({ path: '/' })
  })

  it('checks the access of a route before it redirects', () => {
    const entry = route({ redirect: { address: 'https://elsewhere.example' }, access: { resource: 'x' } })
    expect(ask({ entry, signedIn: false })).toEqual({ go: 'login', returnTo: '/list' })
    expect(ask({ entry, resources: undefined })).toEqual({ go: 'resources' })
    expect(ask({ entry, resources: new Set() })).toEqual({ go: 'forbidden' })
    expect(ask({ entry, resources: new Set(['x']) })).toEqual({
      go: 'leave',
      address: 'https://elsewhere.example',
    })
    const open = route({ redirect: { screen: 'new' } })
    expect(ask({ entry: open, signedIn: false }).go).toBe('login')
    expect(ask({ entry: open, resources: undefined })).toEqual({ go: 'screen', name: 'new', params: {} })
  })

  it('redirects on a public route with any session', () => {
    const entry = route({ redirect: { screen: 'new' }, access: 'public' })
    for (const signedIn of [true, false])
      expect(ask({ entry, signedIn, resources: undefined })).toMatchObject({ go: 'screen', name: 'new' })
  })

  it('opens the legacy application with application=oms2 and r also from a route that redirects', () => {
    const entry = route({ redirect: { screen: 'new' } })
    expect(ask({ entry, firstSignedIn: true, search: 'application=oms2&r=/x' })).toEqual({
      go: 'legacy',
      path: '/x',
    })
  })

  it('redirects an unauthenticated user to login with the return address', () => {
    const entry = route({ path: '/list/{id}', access: { resource: 'x' } })
    expect(ask({ entry, signedIn: false, params: { id: 'a/b' }, search: 'page=2&q=a%26b' })).toEqual({
      go: 'login',
      returnTo: '/list/a%2Fb?page=2&q=a%26b',
    })
    expect(ask({ entry: route(), signedIn: false })).toEqual({ go: 'login', returnTo: '/list' })
  })

  it('redirects a signed-out user to login first, regardless of the resource list', () => {
    expect(ask({ entry: guarded, signedIn: false, resources: new Set(['things_index']) }).go).toBe('login')
  })

  it('shows public screens to every user', () => {
    const entry = route({ access: 'public' })
    expect(ask({ entry, signedIn: false, resources: undefined })).toEqual({ go: 'show' })
    expect(ask({ entry, signedIn: true, resources: undefined })).toEqual({ go: 'show' })
  })

  it('shows login to an unauthenticated user even if its definition is not public', () => {
    expect(ask({ entry: login, signedIn: false })).toEqual({ go: 'show' })
    expect(ask({ entry: route({ name: 'login' }), signedIn: false })).toEqual({ go: 'show' })
    expect(ask({ entry: login, signedIn: false, search: 'application=oms2&r=/x' })).toEqual({ go: 'show' })
  })

  it('redirects an authenticated user from login to home', () => {
    expect(ask({ entry: login })).toEqual({ go: 'screen', name: 'home', params: {} })
    expect(ask({ entry: login, search: 'application=other' }).go).toBe('screen')
  })

  it('signs an authenticated user out at login with application=oms2, keeping state, with and without r', () => {
    const decision = { go: 'signOut', keepState: true }
    expect(ask({ entry: login, search: 'application=oms2' })).toEqual(decision)
    expect(ask({ entry: login, search: 'application=oms2&r=/orders' })).toEqual(decision)
    expect(ask({ entry: login, search: 'application=oms2', firstSignedIn: true })).toEqual(decision)
  })

  it('opens the legacy application plus r on the first authenticated route with application=oms2 and r', () => {
    const search = 'application=oms2&r=%2Forders%2Findex%3Fa%3D1'
    const decision = { go: 'legacy', path: '/orders/index?a=1' }
    expect(ask({ search, firstSignedIn: true })).toEqual(decision)
    expect(ask({ entry: guarded, resources: undefined, search, firstSignedIn: true })).toEqual(decision)
  })

  it('stays in the console with application=oms2 but without r', () => {
    expect(ask({ search: 'application=oms2', firstSignedIn: true })).toEqual({ go: 'show' })
    expect(ask({ search: 'application=oms2&r=', firstSignedIn: true })).toEqual({ go: 'show' })
  })

  it('stays in the console with r alone, with another application, and on every later route', () => {
    expect(ask({ search: 'r=/orders', firstSignedIn: true })).toEqual({ go: 'show' })
    expect(ask({ search: 'application=OMS2&r=/orders', firstSignedIn: true })).toEqual({ go: 'show' })
    expect(ask({ search: 'application=oms2&r=/orders', firstSignedIn: false })).toEqual({ go: 'show' })
  })

  it('opens a screen with no resource to any signed-in user', () => {
    expect(ask({ entry: route(), resources: undefined })).toEqual({ go: 'show' })
  })

  it('requests the resource list before it decides on a screen with a resource', () => {
    expect(ask({ entry: guarded, resources: undefined })).toEqual({ go: 'resources' })
  })

  it('requires the name of the resource in the list', () => {
    expect(ask({ entry: guarded, resources: new Set(['things_index']) })).toEqual({ go: 'show' })
    expect(ask({ entry: guarded, resources: new Set(['things', 'things_index_2']) })).toEqual({
      go: 'forbidden',
    })
    expect(ask({ entry: guarded, resources: new Set() })).toEqual({ go: 'forbidden' })
  })

  it("requires a dynamic resource joined with '_' and each route parameter value", () => {
    const entry = route({ path: '/q/{zeta}/{alpha}', access: { resource: 'queue', perParams: true } })
    const params = { alpha: 'b', zeta: 'a' }
    expect(ask({ entry, params, resources: new Set(['queue_a_b']) })).toEqual({ go: 'show' })
    expect(ask({ entry, params, resources: new Set(['queue', 'queue_a', 'queue_b_a']) })).toEqual({
      go: 'forbidden',
    })
  })
})

describe('neededResource', () => {
  it('returns undefined for public screens and for screens without access', () => {
    expect(neededResource(route(), {})).toBeUndefined()
    expect(neededResource(route({ access: 'public' }), {})).toBeUndefined()
  })

  it('returns the plain name unless the access is dynamic', () => {
    const entry = route({ path: '/q/{id}', access: { resource: 'queue', perParams: false } })
    expect(neededResource(entry, { id: '1' })).toBe('queue')
  })

  it('reads own parameters only', () => {
    const entry = route({ path: '/q/{toString}', access: { resource: 'queue', perParams: true } })
    expect(neededResource(entry, {})).toBe('queue_')
  })
})

describe('canOpen', () => {
  it('is true for a holder of the required resource, and for every user if none is required', () => {
    expect(canOpen(guarded, {}, new Set(['things_index']))).toBe(true)
    expect(canOpen(guarded, {}, new Set())).toBe(false)
    expect(canOpen(route(), {}, new Set())).toBe(true)
  })

  it('is true for a holder of the required resource with one of the suffixes of the access', () => {
    const access = { resource: 'queue', perParams: true, suffixes: ['-view', '-admin'] }
    const entry = route({ path: '/q/{id}', access })
    for (const held of ['queue_a', 'queue_a-view', 'queue_a-admin'])
      expect([held, canOpen(entry, { id: 'a' }, new Set([held]))]).toEqual([held, true])
    for (const held of ['queue', 'queue-view', 'queue_b-view', 'queue_a-edit', '-view'])
      expect([held, canOpen(entry, { id: 'a' }, new Set([held]))]).toEqual([held, false])
  })
})

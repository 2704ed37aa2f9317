import { describe, expect, it } from 'vitest'
import { calls } from '../../runtime/core/calls.ts'

describe('shared calls (spec 1 §7, spec 2 §7.1)', () => {
  it('have the paths of the specification', () => {
    expect(calls.resourceList).toEqual({ method: 'GET', path: '/api/navigation/acl-resource' })
    expect(calls.menu).toEqual({ method: 'GET', path: '/api/navigation/menu' })
    expect(calls.profile).toEqual({ method: 'GET', path: '/get-profile' })
    expect(calls.notifications).toEqual({ method: 'GET', path: '/api/navigation/notification' })
    expect(calls.authenticateState).toEqual({ method: 'GET', path: '/api/navigation/authenticate/state' })
  })

  it('use the paths of the specification for saved filters, reports, downloads and imports', () => {
    const place = { module: 'finance', functionality: 'write-off' }
    expect(calls.savedFilters(place)).toEqual({ method: 'GET', path: '/api/finance/write-off/filters/saved' })
    expect(calls.saveFilter(place, { filters: [], description: 'x' })).toEqual({
      method: 'POST',
      path: '/api/finance/write-off/filters/saved',
      body: { filters: [], description: 'x' },
    })
    expect(calls.deleteFilter(place, '1/2')).toEqual({
      method: 'DELETE',
      path: '/api/finance/write-off/filters/saved/1%2F2',
    })
    expect(calls.massImport(7)).toEqual({ method: 'POST', path: '/api/mass-import/import/7' })
    expect(calls.download({ notificationId: '9' })).toEqual({
      method: 'POST',
      path: '/api/navigation/download/',
      body: { notificationId: '9' },
    })
  })

  it('read, close and clear notifications by their ids, and export by a report', () => {
    expect(calls.readNotifications(['4', 'a/b'])).toEqual({
      method: 'POST',
      path: '/api/navigation/notification/4,a%2Fb',
    })
    expect(calls.closeNotification('4')).toEqual({ method: 'DELETE', path: '/api/navigation/notification/4' })
    expect(calls.clearNotifications).toEqual({ method: 'DELETE', path: '/api/navigation/notification' })
    expect(calls.socket).toBe('/api/navigation/socket')
    const options = { pagination: { limit: 10, offset: 0 }, filter: [], sort: [], columns: [] }
    const body = { reportType: 'refunds', gridRequest: { ...options, export: true as const } }
    expect(calls.report(body)).toEqual({ method: 'POST', path: '/api/report', body })
  })

  it('encode their parameters', () => {
    expect(calls.permission('a/b').path).toBe('/api/navigation/acl-permission/a%2Fb')
    expect(calls.swapToken('a?b/..')).toEqual({
      method: 'POST',
      path: '/api/navigation/swap-authenticate-token/a%3Fb%2F..',
      secrets: ['a?b/..'],
    })
  })

  it('end the session with a keepState query flag', () => {
    expect(calls.logout(true)).toEqual({
      method: 'GET',
      path: '/api/navigation/logout',
      query: { keepState: 'true' },
    })
    expect(calls.logout(false).query).toEqual({ keepState: 'false' })
  })

  it('send the answer of the Google popup to the server', () => {
    const answer = { code: 'c', state: 's', clientId: 'i', redirectUri: 'https://console.example/login' }
    expect(calls.google(answer)).toEqual({
      method: 'POST',
      path: '/api/navigation/authenticate/google',
      body: answer,
      secrets: ['c', 's'],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { firstCheck } from '../../../runtime/core/loads/condition.ts'
import { leadTo } from '../../../runtime/core/loads/leadTo.ts'
import { isRecordLoad } from '../../../runtime/core/loads/readLoad.ts'
import { type Load } from '../../../schemas/index.ts'
import { route, settings } from '../fixtures.ts'

describe('leadTo', () => {
  const routes = [
    route({ name: 'not-found', path: '/not-found', access: 'public' }),
    route({ name: 'error', path: '/error', access: 'public' }),
    route({ name: 'refund', path: '/refunds/{id}' }),
    route({ name: 'gone', path: '/gone/{id}' }),
    route({ name: 'order', path: '/public/order/{token}', access: 'public' }),
    route({ name: 'expired', path: '/public/expired', access: 'public' }),
  ]
  const lead = (name: string, from: string, values = {}, missing?: string) =>
    leadTo(routes, settings, name, { url: new URL(from, 'https://console.example'), values, missing })

  it('passes the requested address and the missing record to an error screen', () => {
    expect(lead('not-found', '/refunds/9?tab=a', { id: '9' }, 'refund')).toBe(
      '/not-found?from=%2Frefunds%2F9%3Ftab%3Da&missing=refund',
    )
    expect(lead('error', '/refunds/9', { id: '9' })).toBe('/error?from=%2Frefunds%2F9')
  })

  it('passes nothing about an address without a screen', () => {
    expect(lead('not-found', '/nowhere?a=1')).toBe('/not-found')
  })

  it('never passes the address of a public screen, which may contain the token of a customer', () => {
    expect(lead('not-found', '/public/order/s3cret', { token: 's3cret' })).toBe('/not-found')
    expect(lead('expired', '/public/order/s3cret?lang=fr', { token: 's3cret' })).toBe(
      '/public/expired?lang=fr',
    )
  })

  it('passes the parameters that the path of the other screen takes, and the language', () => {
    expect(lead('gone', '/refunds/9?lang=ar&page=2', { id: '9', other: 'x' })).toBe('/gone/9?lang=ar')
  })

  it('adds the given query to the address of another screen, but not of an error screen', () => {
    const values = {
      url: new URL('https://console.example/refunds/9'),
      values: { id: '7' },
      search: { status: 'a&b' },
    }
    expect(leadTo(routes, settings, 'gone', values)).toBe('/gone/7?status=a%26b')
    expect(leadTo(routes, settings, 'not-found', values)).toBe('/not-found?from=%2Frefunds%2F9')
  })
})

describe('isRecordLoad', () => {
  const load = (get: string, more: Partial<Load> = {}): Load => ({
    get,
    onError: { toast: 'server' },
    ...more,
  })

  it('is true for the loads with a record name', () => {
    const screen = {
      path: '/a/{id}',
      loads: { one: load('/x/{id}'), two: load('/y', { record: 'thing {id}' }) },
    }
    expect([isRecordLoad(screen, 'one'), isRecordLoad(screen, 'two')]).toEqual([false, true])
  })

  it('is true, without a record name, for the first load with a parameter of the path and without a fallback value', () => {
    const loads = {
      list: load('/list'),
      optional: load('/x/{id}', { onError: { value: [] } }),
      one: load('/y/{id}'),
      two: load('/z/{id}'),
    }
    const held = Object.keys(loads).filter(name => isRecordLoad({ path: '/a/{id}', loads }, name))
    expect(held).toEqual(['one'])
    expect(Object.keys(loads).some(name => isRecordLoad({ path: '/a', loads }, name))).toBe(false)
  })
})

describe('firstCheck', () => {
  it('does not evaluate a check whose loads have not all arrived', () => {
    const checks = [
      {
        when: {
          all: [
            { field: 'a', is: 1 },
            { field: 'b.c', present: false },
          ],
        },
        go: 'one',
      },
      { when: { any: [{ field: 'a', is: 1 }] }, go: 'two' },
    ]
    expect(firstCheck(checks, { a: 1 })?.name).toBe('two')
    expect(firstCheck(checks, { a: 1, b: null })?.name).toBe('one')
  })
})

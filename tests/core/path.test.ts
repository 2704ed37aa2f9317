import { describe, expect, it } from 'vitest'
import {
  encodeSegment,
  fillAddress,
  fillPath,
  hashAddress,
  pathValues,
  placeholders,
  routerPath,
} from '../../runtime/core/path.ts'
import { naughty } from './naughty.ts'

describe('fillAddress', () => {
  it('puts values without a placeholder into the query', () => {
    expect(fillAddress('/a/{id}', { id: 'x/y', field: 'order nr', value: '1&2=3#4' })).toBe(
      '/a/x%2Fy?field=order+nr&value=1%262%3D3%234',
    )
    expect(fillAddress('/a/{id}', { id: '7' })).toBe('/a/7')
    expect(fillAddress('/a', {})).toBe('/a')
  })
})

describe('fillPath', () => {
  it('encodes each value, so that no value adds a segment, a query or a hash', () => {
    expect(fillPath('/a/{id}/b/{other}', { id: 'x/y?z#w', other: '1%26' })).toBe('/a/x%2Fy%3Fz%23w/b/1%2526')
  })

  it('writes several ids joined by & unchanged', () => {
    expect(fillPath('/a/{ids}/b', { ids: '1121&1122' })).toBe('/a/1121&1122/b')
  })

  it('fills a missing value with an empty text, also for inherited properties', () => {
    expect(fillPath('/a/{id}/{constructor}', {})).toBe('/a//')
  })

  it('preserves every difficult string as one segment', () => {
    for (const string of naughty.filter(text => text !== '.' && text !== '..')) {
      const url = new URL(fillPath('/api/{value}/end', { value: string }), 'https://console.example')
      const [, api, value, end, ...more] = url.pathname.split('/')
      expect([api, end, more]).toEqual(['api', 'end', []])
      expect(decodeURIComponent(value ?? '')).toBe(string.toWellFormed())
      expect(url.search + url.hash).toBe('')
    }
  })

  it('does not allow the values . and .. to change the path', () => {
    for (const value of ['.', '..']) {
      const { pathname } = new URL(fillPath('/api/things/{value}', { value }), 'https://console.example')
      expect(pathname).toMatch(/^\/api\/things\/.+/)
    }
    const joined = new URL(fillPath('/api/{a}{b}/x', { a: '.', b: '.' }), 'https://console.example')
    expect(joined.pathname).toMatch(/^\/api\/.+\/x$/)
  })

  it('sends a lone surrogate as the replacement character instead of failing', () => {
    expect(fillPath('/{a}', { a: 'x\ud800' })).toBe('/x%EF%BF%BD')
  })
})

describe('encodeSegment', () => {
  it('encodes one text as one segment', () => {
    expect(encodeSegment('a b/c')).toBe('a%20b%2Fc')
    expect(encodeSegment('..')).toBe('%252E%252E')
  })
})

describe('routerPath', () => {
  it('writes placeholders in the syntax of the router', () => {
    expect(routerPath('/a/{id}/b/{other}')).toBe('/a/:id/b/:other')
    expect(routerPath('/')).toBe('/')
  })
})

describe('placeholders', () => {
  it('lists placeholders in the order of the path', () => {
    expect(placeholders('/a/{zeta}/b/{alpha}')).toEqual(['zeta', 'alpha'])
    expect(placeholders('/a')).toEqual([])
  })
})

describe('pathValues', () => {
  it('returns the decoded values of the placeholders', () => {
    expect(pathValues('/a/{id}/b/{other}', '/a/x%2Fy/b/1&2')).toEqual({ id: 'x/y', other: '1&2' })
    expect(pathValues('/a/{id}', '/a/%E0%A4%A')).toEqual({ id: '%E0%A4%A' })
    expect(pathValues('/a', '/a')).toEqual({})
  })
})

describe('hashAddress', () => {
  it('returns /path for /#!/path', () => {
    expect(hashAddress('#!/finance/refunds?page=2')).toBe('/finance/refunds?page=2')
    expect(hashAddress('#!/')).toBe('/')
  })

  it('keeps the query in front of the hash, unless the hash has the same key', () => {
    const of = (search: string, hash: string) => hashAddress(hash, search)
    expect(of('?application=oms2&r=abc', '#!/')).toBe('/?application=oms2&r=abc')
    expect(of('?jwt=a.b.c', '#!/login')).toBe('/login?jwt=a.b.c')
    expect(of('?page=1&a=x%26y&a=2', '#!/list?page=2&q=a%20b')).toBe('/list?page=2&q=a%20b&a=x%26y&a=2')
    expect(of('?page=1', '#!/list?page=2')).toBe('/list?page=2')
    expect(of('?a=1', '#!/list?')).toBe('/list?a=1')
    expect(of('?a=1', '#!/list#part')).toBe('/list?a=1#part')
    expect(of('?a=1', '#!/list?b=2#part?c')).toBe('/list?b=2&a=1#part?c')
    expect(of('?a=1', '#part')).toBeUndefined()
    expect(of('?', '#!/list')).toBe('/list')
  })

  it('ignores every other hash', () => {
    for (const hash of ['', '#', '#top', '#!', '#!path', '#/path']) expect(hashAddress(hash)).toBeUndefined()
  })

  it('never leaves the console', () => {
    for (const hash of ['#!//evil.example', '#!/\\evil.example', '#!/\\/evil.example/x']) {
      expect(new URL(hashAddress(hash) ?? '', 'https://console.example').origin).toBe(
        'https://console.example',
      )
    }
  })

  it('returns home for a path that the router would decode to a host', () => {
    for (const hidden of ['%09/x', '%0A%0d/x', '%5Cx', '%09%5cx', '%0a\\x'])
      expect(hashAddress(`#!/${hidden}`), hidden).toBe('/')
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { pageOrigins } from '../../../src/build/serve/backend.ts'
import { readBuiltFiles } from '../../../src/build/serve/builtFiles.ts'
import { configurationOf } from '../../../src/build/serve/configuration.ts'
import { servePage } from '../../../src/build/serve/servePage.ts'
import { readSettings } from '../../../src/build/serve/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'built-'))
mkdirSync(join(folder, 'assets'))
const script = 'console.log("a script")'.repeat(20)
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Console</title>')
writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
writeFileSync(join(folder, '.sources'), 'secret')
writeFileSync(join(folder, 'assets/start-abc.js'), script)
writeFileSync(join(folder, 'assets/start-abc.js.br'), brotliCompressSync(script))
writeFileSync(join(folder, 'assets/start-abc.js.gz'), gzipSync(script))
const configuration = {
  ...configurationOf(readSettings({})),
  apiBase: 'https://api.example.com/v1',
  logo: 'https://cdn.example.com/logo.svg',
}
const serve = servePage(readBuiltFiles(folder), configuration, pageOrigins(configuration))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://127.0.0.1:4000${path}`, { headers, method }))
const asNavigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

describe('files of the console', () => {
  it('are sent in the smallest encoding that the browser accepts', async () => {
    const encoding = (accept: string) =>
      ask('/assets/start-abc.js', { 'accept-encoding': accept }).headers.get('content-encoding')
    expect(encoding('gzip, deflate, br, zstd')).toBe('br')
    expect(encoding('br;q=0, gzip')).toBe('gzip')
    expect(encoding('br;q=0.2, gzip;q=0.8')).toBe('gzip')
    expect(encoding('*')).toBe('br')
    expect(encoding('')).toBe(null)
    expect(encoding('identity, br;q=0.1')).toBe(null)
    expect(await ask('/assets/start-abc.js').text()).toBe(script)
  })

  it('are cached forever if their name contains a hash', () => {
    const { headers } = ask('/assets/start-abc.js')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('vary')).toBe('Accept-Encoding')
  })

  it('are revalidated by their ETag', () => {
    const etag = ask('/icon.svg').headers.get('etag') ?? ''
    expect(ask('/icon.svg', { 'if-none-match': etag }).status).toBe(304)
    expect(ask('/icon.svg', { 'if-none-match': '"other"' }).status).toBe(200)
    const packed = ask('/assets/start-abc.js', { 'accept-encoding': 'br' }).headers.get('etag')
    expect(packed).not.toBe(ask('/assets/start-abc.js').headers.get('etag'))
  })

  it('return 404 if missing, never the page', () => {
    for (const path of ['/assets/gone-123.js', '/assets/gone', '/assets/'])
      expect([ask(path, asNavigation).status, ask(path).status]).toEqual([404, 404])
    expect(ask('/favicon.ico').status).toBe(404)
  })

  it('expose nothing else of the machine', () => {
    for (const path of [
      '/.sources',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/package.json',
      '/assets/..%2f.sources',
      '/%',
    ])
      expect(ask(path).status).toBe(404)
  })

  it('are read-only', () => {
    expect(ask('/', {}, 'POST').status).toBe(405)
    expect(ask('/', {}, 'HEAD').status).toBe(200)
  })
})

describe('page', () => {
  it.each([
    '/',
    '/finance/refunds',
    '/finance/refunds/details/7',
    '/cs/search/customerEmail/a.b@example.com',
  ])('is sent for the navigation to %s and never cached', async path => {
    const reply = ask(path, asNavigation)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.text()).toContain('<title>Console</title>')
  })

  it('is served with the configuration, which is never cached', async () => {
    const reply = ask('/config.json')
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(await reply.json()).toEqual(configuration)
  })
})

describe('security headers', () => {
  it.each(['/', '/assets/start-abc.js', '/config.json', '/missing.js'])('are sent with %s', path => {
    const { headers } = ask(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe-(eval|inline)/)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self' https://api.example.com;")
    expect(policy).toContain("img-src 'self' data: https://cdn.example.com;")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { journeys, showsScreen } from '../support/journeys.ts'

const on = journeys()
const dist = join(import.meta.dirname, '../../dist')
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
const scripts = files.filter(path => path.endsWith('.js'))
const pages = files.filter(path => path.endsWith('.html'))

describe('built files', () => {
  it('exist', () => {
    expect(scripts.length).toBeGreaterThan(5)
    expect(pages).toEqual(['index.html'])
  })

  it('create no code from text: no eval, no new Function', () => {
    const makers = scripts.flatMap(path =>
      codeMakers(parseSync(path, read(path)).program).map(what => `${path}: ${what}`),
    )
    expect(makers).toEqual([])
  })

  it('contain no inline script, style, handler or javascript address', () => {
    for (const page of pages.map(read)) {
      expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/i)
      expect(page).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/i)
    }
  })

  it('load nothing from another host', () => {
    for (const page of pages.map(read)) expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//i)
    for (const sheet of files.filter(path => path.endsWith('.css')).map(read)) {
      expect(sheet).not.toMatch(/@import|url\(["']?(?:https?:)?\/\//i)
    }
  })

  it('have hashed names, and no source maps', () => {
    const assets = files.filter(path => /^assets\/.*\.(?:js|css)$/.test(path))
    expect(assets.filter(path => !/-[\w-]{8}\.(?:js|css)$/.test(path))).toEqual([])
    expect(files.filter(path => path.endsWith('.map'))).toEqual([])
  })

  it('are precompressed for brotli and gzip', () => {
    const large = [...scripts, ...pages].filter(path => read(path).length > 1024)
    const bare = large.filter(path => !files.includes(`${path}.br`) || !files.includes(`${path}.gz`))
    expect(bare).toEqual([])
  })
})

describe('served page', () => {
  it.each(['/', '/finance/refunds', '/no-such-page'])('at %s has its headers', async path => {
    const { headers } = await fetch(on.console.address + path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).not.toMatch(/unsafe-(?:eval|inline)|\*(?![.\w])/)
    for (const rule of [
      "default-src 'none'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify',
    ]) {
      expect(policy.split('; ')).toContain(rule)
    }
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cache-control')).toMatch(/no-store|no-cache/)
  })

  it('caches only hashed files forever, compressed', async () => {
    const [script] = scripts.filter(path => path.startsWith('assets/'))
    const reply = await fetch(`${on.console.address}/${script}`, { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/)
    expect(reply.headers.get('content-encoding')).toBe('br')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const missing = await fetch(`${on.console.address}/assets/gone-12345678.js`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5c..%5cpackage.json',
    '/.data/sandbox.db',
    '/src/main.tsx',
    '/%00',
  ])('serves no file outside its folder: %s', async path => {
    const text = await (await fetch(on.console.address + path)).text()
    expect(text).not.toContain('"operations-console"')
    expect(text).not.toContain('SQLite format')
    expect(text).not.toContain('createRuntime')
  })
})

describe('running console', () => {
  it('does not run injected code', async () => {
    const { page, problems } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await showsScreen(page, 'Refunds')
    expect(problems).toEqual([])
    const ran = await page.evaluate(() => {
      const outcomes: string[] = []
      const attempt = (name: string, act: () => void) => {
        try {
          act()
          outcomes.push(name)
        } catch {
          // Refused, as it should be.
        }
      }
      attempt('markup', () => {
        document.createElement('div').innerHTML = '<img src=x>'
      })
      attempt('script text', () => {
        document.createElement('script').textContent = '1'
      })
      return outcomes
    })
    expect(ran).toEqual([])
    // What this test tried was reported, which shows that the other tests would hear of it.
    await expect.poll(() => problems.some(problem => problem.startsWith('policy:'))).toBe(true)
    problems.length = 0
  })

  it('shows texts of the server as text', async () => {
    const attack = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    await on.console.fault({
      call: 'POST /api/finance/refunds/grid',
      body: {
        success: true,
        rowCount: 1,
        data: [
          {
            idRefund: 1,
            customerName: attack,
            status: attack,
            currency: attack,
            amount: attack,
            createdAt: attack,
          },
        ],
      },
    })
    const { page } = await on.visitAs('finance')
    await page.goto('/finance/refunds')
    await page.getByRole('gridcell', { name: attack }).first().waitFor()
    expect(await page.locator('img[src=x]').count()).toBe(0)
  })
})

function read(path: string): string {
  return readFileSync(join(dist, path), 'utf8')
}

function codeMakers(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(codeMakers)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(codeMakers)
  if (!('type' in node) || !('callee' in node)) return below
  const callee = node.callee
  const name = typeof callee === 'object' && callee !== null && 'name' in callee ? callee.name : undefined
  return name === 'eval' || name === 'Function' ? [`${name}()`, ...below] : below
}

import { describe, expect, it } from 'vitest'
import { saidOf, screen } from './project.ts'

describe('paths', () => {
  it('two screens never have the same path', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(`name: 'a', path: '/x', body: [{ kind: 'screens' }],`),
      'screens/b.ts': screen(`name: 'b', path: '/x', body: [{ kind: 'screens' }],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/b.ts:3:18  /path
        is /x, the same as in screens/a.ts. Give one of the two screens another path.  (path-twice)"
    `)
  })

  it('a parameter without pattern overlaps a fixed segment', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(
        `name: 'a', path: '/x/{id}', params: { id: { example: '1' } }, body: [{ kind: 'screens' }],`,
      ),
      'screens/b.ts': screen(`name: 'b', path: '/x/new', body: [{ kind: 'screens' }],`),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/b.ts:3:18  /path
        /x/new overlaps /x/{id} of screens/a.ts: one address fits both. Change one of the paths, or give the parameter a pattern that the other cannot match.  (path-overlap)"
    `)
  })

  it('a pattern that cannot match the fixed segment keeps the paths apart', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(
        `name: 'a', path: '/x/{id}', params: { id: { pattern: '^[0-9]+$', example: '1' } }, body: [{ kind: 'screens' }],`,
      ),
      'screens/b.ts': screen(`name: 'b', path: '/x/new', body: [{ kind: 'screens' }],`),
      'screens/c.ts': screen(
        `name: 'c', path: '/x/{word}', params: { word: { pattern: '^(?:old|gone)$', example: 'old' } }, body: [{ kind: 'screens' }],`,
      ),
    })
    expect(said).toMatchInlineSnapshot(`""`)
  })

  it('two patterns overlap unless one of them lists its values', async () => {
    const said = await saidOf({
      'screens/a.ts': screen(
        `name: 'a', path: '/x/{id}', params: { id: { pattern: '^[0-9]+$', example: '1' } }, body: [{ kind: 'screens' }],`,
      ),
      'screens/b.ts': screen(
        `name: 'b', path: '/x/{code}', params: { code: { pattern: '^[a-z]+$', example: 'a' } }, body: [{ kind: 'screens' }],`,
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/b.ts:3:18  /path
        /x/{code} overlaps /x/{id} of screens/a.ts: one address fits both. Change one of the paths, or give the parameter a pattern that the other cannot match.  (path-overlap)"
    `)
  })
})

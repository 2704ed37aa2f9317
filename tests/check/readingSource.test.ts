import { describe, expect, it } from 'vitest'
import { home, language, saidOf, screen } from './project.ts'

describe('information lost by loading a module', () => {
  it('a repeated key in one object is reported, also in parts', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/a/one.ts': `import { defineScreen } from '${language}'
import { note } from './parts/note.ts'
export default defineScreen({ name: 'one', path: '/x', body: [note],
path: '/one' })
`,
      'screens/a/parts/note.ts': `export const note = { kind: 'text', text: 'A', 'text': 'B' } as const\n`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/a/one.ts:4:1  /
        "path" occurs twice in one object; only the last one would be used. Remove one of them.  (key-twice)
      screens/a/parts/note.ts:1:48  /
        "text" occurs twice in one object; only the last one would be used. Remove one of them.  (key-twice)"
    `)
  })

  it('a value of the clock, of chance or of the machine is reported', async () => {
    const text = (value: string) => `{ kind: 'text', text: String(${value}) },\n`
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': screen(
        `name: 'one', path: '/one', body: [\n${['Date.now()', 'new Date()', 'Math.random()', 'process.env.HOME', 'Math.max(1, 2)'].map(text).join('')}],`,
      ),
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:30  /
        reads Date.now, whose value depends on time or machine. Write the value itself: a definition is data.  (not-constant)
      screens/one.ts:5:30  /
        reads new Date(), whose value depends on time or machine. Write the value itself: a definition is data.  (not-constant)
      screens/one.ts:6:30  /
        reads Math.random, whose value depends on time or machine. Write the value itself: a definition is data.  (not-constant)
      screens/one.ts:7:30  /
        reads process.env, whose value depends on time or machine. Write the value itself: a definition is data.  (not-constant)"
    `)
  })
})

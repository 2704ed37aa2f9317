import { describe, expect, it } from 'vitest'
import { home, language, saidOf } from './project.ts'

const using = (name: string, blocks: string) => `import { defineScreen } from '${language}'
import { note, notes } from './shared/notes.ts'
export default defineScreen({ name: '${name}', path: '/${name}', body: [
${blocks}
] })
`

describe('places in shared functions', () => {
  it('a mistake inside a function is reported there once, with the definitions that use it', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': using('one', "note('A'),\nnote('B'),"),
      'screens/two.ts': using('two', "...notes({ text: 'C' }),"),
      'screens/shared/notes.ts': `const tone = 'infoo'
export function note(text: string) {
  return { kind: 'text', text, tone } as const
}
export const notes = ({ text, heading = 'Note' }: { text: string; heading?: string }) => [
  { ...note(text), heading },
]
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/shared/notes.ts:3:32  /body/0/tone of screens/one.ts, screens/two.ts
        is "infoo", which is not allowed here. Did you mean "info"?  (value-unknown)"
    `)
  })

  it('a mistake in an argument is reported where it is written', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': using('one', "note('A', 'infoo'),\n...notes({ text: '', tone: 'info' }),"),
      'screens/shared/notes.ts': `export const note = (text: string, tone: string) => ({ kind: 'text', text, tone })
export function notes(options: { text: string; tone: string }) {
  const first = note(options.text, options.tone)
  return [first]
}
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:11  /body/0/tone
        is "infoo", which is not allowed here. Did you mean "info"?  (value-unknown)
      screens/one.ts:5:18  /body/1/text
        is an empty text. Fill it: The message; an empty line starts a new paragraph. Here and in the heading a \`{placeholder}\` is a dotted path below the loads, or a parameter as \`{params.id}\`.  (text-empty)"
    `)
  })

  it('a mistake from a function with two returns is reported at its call', async () => {
    const said = await saidOf({
      'screens/home.ts': home,
      'screens/one.ts': using('one', "note('A'),"),
      'screens/shared/notes.ts': `export function note(text: string) {
  if (text === 'A') return { kind: 'text', text, tone: 'infoo' }
  return { kind: 'text', text }
}
export const notes = []
`,
    })
    expect(said).toMatchInlineSnapshot(`
      "screens/one.ts:4:1  /body/0/tone
        is "infoo", which is not allowed here. Did you mean "info"?  (value-unknown)"
    `)
  })
})

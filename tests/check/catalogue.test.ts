import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const wording = readFileSync(new URL('../../schemas/check/explain.ts', import.meta.url), 'utf8')
const codes = [...wording.matchAll(/\bsay\(\s*['`]([^'`]+)['`]/g)].map(([, code = '']) =>
  // These codes begin with the word whose kind is wrong.
  code.replace(`\${word}`, 'block'),
)

it('every problem has a code of its own', () => {
  expect(codes.length).toBeGreaterThan(40)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.filter(code => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
})

it('every code is shown by a wrong definition in these tests, with its exact message', () => {
  const folder = new URL('./', import.meta.url)
  const tests = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  expect(codes.filter(code => !tests.includes(`(${code})`))).toEqual([])
})

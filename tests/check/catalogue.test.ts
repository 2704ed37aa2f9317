import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { explain } from '../../schemas/check/explain.ts'

const parts = new URL('../../schemas/check/explain/', import.meta.url)
const wording = readdirSync(parts)
  .map(file => readFileSync(new URL(file, parts), 'utf8'))
  .join('\n')
const codes = [...wording.matchAll(/\bsay\(\s*['`]([^'`]+)['`]/g)].map(([, code = '']) =>
  // These codes begin with the word whose kind is wrong.
  code.replace(`\${word}`, 'block'),
)

it('every problem has a unique code', () => {
  expect(codes.length).toBeGreaterThan(40)
  expect(new Set(codes).size).toBe(codes.length)
  // Two parts of the wording with a function of the same name would be one in the whole.
  expect(Object.keys(explain)).toHaveLength(codes.length)
  expect(codes.filter(code => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([])
})

it('every code is produced by a wrong definition in these tests, with its exact message', () => {
  const folder = new URL('./', import.meta.url)
  const tests = readdirSync(folder)
    .filter(file => file.endsWith('.test.ts'))
    .map(file => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  expect(codes.filter(code => !tests.includes(`(${code})`))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesBelow } from '../../schemas/check/read/filesBelow.ts'
import { mayRepeatKey } from '../../schemas/check/read/mayRepeatKey.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

it.each([
  "{ a: 1, b: 2, 'a': 3 }",
  '{ a: 1, // a comment, with a comma\n a: 2 }',
  '{ a: 1 /* { */, a: 2 }',
  '{ a: { b: [1, { c: 2 }] }, a: 2 }',
  "[{ text: 'it is, {', label: 1, text: 2 }]",
  '{ a, b, a: 1 }',
  '{ ...one, a: 1, ...other, a: 2 }',
  '{ 1: 1, 1: 2 }',
  '({ a() {}, a: 1 })',
  '({ a: 1, get a() {} })',
  '{ get: 1, get: 2 }',
])('detects a possibly repeated key in %s', text => {
  expect(mayRepeatKey(text)).toBe(true)
})

it.each([
  '{ 1: 1, 0x1: 2 }',
  '{ 1: 1, 1.0: 2 }',
  String.raw`{ 'a': 1, '\x61': 2 }`,
  String.raw`{ a: 1, \u0061: 2 }`,
  '{ é: 1, é: 2 }',
  '{ a: /[{]/, a: 2 }',
  '{ a: `}`, a: 2 }',
  '{ a: 1, *a() {} }',
])('assumes a repeated key for %s', text => {
  expect(mayRepeatKey(text)).toBe(true)
})

it.each([
  '{ a: { a: 1 }, b: [{ a: 1 }, { a: 1 }] }',
  '{ a: one(b, b), c: [d, d], e: [1, 1] }',
  '{ ...one, ...other }',
  '{ get: 1, set: `a, a` }',
  'import { type A, type B } from x',
  "{ a: 'a, a: {', b: 1 } // a, a",
  '{ a: 1, b: 2, }',
  'const one = { a: 1 }\nconst other = { a: 1 }',
])('excludes repeated keys without parsing in %s', text => {
  expect(mayRepeatKey(text)).toBe(false)
})

it('avoids parsing nearly all definitions of the console', () => {
  const texts = filesBelow(root, 'screens').map(file => readFileSync(root + file, 'utf8'))
  expect(texts.length).toBeGreaterThan(150)
  expect(texts.filter(mayRepeatKey).length / texts.length).toBeLessThan(0.2)
})

import { describe, expect, it } from 'vitest'
import { usesOf } from '../../schemas/check/server/callUses.ts'
import { builtInWrites } from '../reliability/writes/builtInWrites.ts'
import { writes } from '../reliability/writes/writes.ts'
import { definitions, vocabulary } from '../support/screens.ts'

/** Calls that need no double submit, and why. */
const excluded: Readonly<Record<string, string>> = {
  swapToken: 'takes a code that works once, and the page is left with it',
  googleSignIn: 'takes a code that works once, and the page is left with it',
  logout: 'ends a session, which has one end, and leaves the page',
  sumSelectable: 'adds up rows, and keeps nothing',
  validateRule: 'checks a rule, and keeps nothing',
  tryRule: 'tries the text of a rule, and keeps nothing',
  runRules: 'tries rules, and keeps nothing',
  runRule: 'tries a rule, and keeps nothing',
}

const uses = usesOf(
  definitions.map(({ screen }) => screen),
  vocabulary,
)
/** What may change something: neither rows, nor a file, nor what is computed of rows, and sent by a screen or by the console itself. */
const writing = [...vocabulary.calls.values()].filter(
  call =>
    (call.method !== 'GET' || call.changes) &&
    call.reply !== 'file' &&
    (call.grid ?? call.countOf ?? call.sumOf ?? call.totalOf) === undefined &&
    (call.file.includes('/shared/') || uses.of(call).length > 0),
)
const tried = [...writes, ...builtInWrites].map(({ call }) => call)

describe('double submits of the reliability run', () => {
  it.each(writing.map(({ name, method, path }) => ({ name, method, path })))(
    '$name: $method $path is tried, or it is said why not',
    ({ name, method, path }) => {
      const pattern = patternOf(`${method} ${path}`)
      const found = tried.some(call => pattern.test(call.split('?')[0] ?? ''))
      expect(found).toBe(!(name in excluded))
    },
  )

  it('include every call of the contract that writes', () => {
    const names = writing.map(({ name }) => name)
    expect(Object.keys(excluded).filter(name => !names.includes(name))).toEqual([])
  })
})

/** A placeholder is any part of a path: a screen may have filled it in, or call it otherwise. */
function patternOf(call: string): RegExp {
  const parts = call.split(/\{\w+\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[^/]+')}$`)
}

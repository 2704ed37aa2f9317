import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { inspectDefinitions } from '../../schemas/check/inspectDefinitions.ts'
import { type ContractCall } from '../../schemas/contract/openApi.ts'
import { type Call as Handler } from '../../src/sandbox/server/call.ts'
import { calls as handlers } from '../../src/sandbox/server/calls.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { vocabulary } = await inspectDefinitions(root)
const calls = [...vocabulary.calls.values()]

it('every call of the contract has a handler in the sandbox', () => {
  const without = calls.filter(call => handlersOf(call).length === 0)
  expect(without.map(({ name }) => name)).toEqual([])
})

it('every handler of the sandbox has a call in the contract', () => {
  const described = new Set(calls.flatMap(handlersOf))
  const without = handlers.filter(handler => !described.has(handler))
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

it('every user that the contract allows to send a call is admitted by the sandbox', () => {
  const refused = calls.flatMap(call =>
    call.callers
      .filter(held => !handlersOf(call).some(({ access }) => admits(access, held)))
      .map(held => `${call.name}: ${held.join(' and ')}`),
  )
  expect(refused).toEqual([])
})

it('the calls without a session are those that the sandbox answers without one', () => {
  const open = (one: readonly Handler[]) => one.some(({ access }) => access === 'public')
  const differing = calls.filter(call => open(handlersOf(call)) !== (call.public ?? false))
  expect(differing.map(({ name }) => name)).toEqual([])
})

/** The handlers of a call: the one of its path, else those where either has a placeholder for a step of the other. */
function handlersOf({ method, path }: ContractCall): readonly Handler[] {
  const steps = stepsOf(path)
  const alike = handlers.filter(handler => handler.method === method)
  const exact = alike.filter(handler => fits(stepsOf(handler.path), steps, (own, other) => own === other))
  if (exact.length > 0) return exact
  return alike.filter(handler =>
    fits(stepsOf(handler.path), steps, (own, other) => own === other || own === '*' || other === '*'),
  )
}

function stepsOf(path: string): readonly string[] {
  return path
    .replace(/\/$/, '')
    .split('/')
    .map(step => (/^[:{]/.test(step) ? '*' : step))
}

function fits(
  own: readonly string[],
  other: readonly string[],
  same: (own: string, other: string) => boolean,
): boolean {
  return own.length === other.length && own.every((step, index) => same(step, other[index] ?? ''))
}

/** Whether one of these resources is asked for; a placeholder in the name of one is anything. */
function admits(access: Handler['access'], held: readonly string[]): boolean {
  if (typeof access === 'string') return true
  const patterns = held.map(resource => new RegExp(`^${resource.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  return access.some(resource => patterns.some(pattern => pattern.test(resource)))
}

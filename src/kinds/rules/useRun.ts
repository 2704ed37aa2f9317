import { useRef, useState } from 'react'
import { serverMessage } from '../../../runtime/core/errors/failure.ts'
import { messages } from '../../../runtime/core/messages.ts'
import { type HttpCall } from '../../../runtime/ports/http.ts'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { readRuleRun } from '../../../schemas/wire/rules.ts'
import { ruleCalls } from './calls.ts'
import { ruleMessages } from './ruleMessages.ts'

/** One rule, the first that matches by priority, or all that match. */
export type RunMethod = 'one' | 'best' | 'all'

export interface RunResult {
  readonly tone: 'success' | 'info' | 'danger'
  readonly text: string
}

type Found = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Runs rules on entities; results superseded by a newer run or `forget` are ignored. */
export function useRun(ruleset: string) {
  const { call } = useRuntime()
  const [result, setResult] = useState<RunResult>()
  const [running, setRunning] = useState(false)
  const newest = useRef<AbortController>(undefined)

  function forget() {
    newest.current?.abort()
    setResult(undefined)
    setRunning(false)
  }
  async function run(method: RunMethod, rule: string, entities: Found) {
    forget()
    const newer = new AbortController()
    newest.current = newer
    setRunning(true)
    const asked: Pick<HttpCall, 'path' | 'body'> =
      method === 'one'
        ? { path: ruleCalls.runOne(rule), body: { id: rule, entities } }
        : { path: ruleCalls.runAll, body: { ruleset, entities, method } }
    try {
      const reply = await call(
        { method: 'POST', ...asked, signal: newer.signal },
        { ignores404: true, safe: true },
      )
      if (newer.signal.aborted) return
      setRunning(false)
      const ran = reply.ok ? readRuleRun(reply.data) : undefined
      if (ran) setResult(resultOf(method, ran))
      else if (reply.ok || !reply.handled)
        setResult({ tone: 'danger', text: serverMessage({ statusText: '', ...reply }) ?? messages.error })
    } catch {
      // An aborted call rejects; its result is not needed.
    }
  }
  return { result, running, run, forget }
}

/** The message for the reply (spec 1 §8). */
function resultOf(
  method: RunMethod,
  { names, matches }: NonNullable<ReturnType<typeof readRuleRun>>,
): RunResult {
  const [first] = names
  if (method === 'one') {
    return {
      tone: matches ? 'success' : 'info',
      text: matches ? ruleMessages.matches : ruleMessages.matchesNot,
    }
  }
  if (first === undefined)
    return { tone: 'info', text: method === 'best' ? ruleMessages.noBest : ruleMessages.none }
  return {
    tone: 'success',
    text: method === 'best' ? ruleMessages.best(first) : ruleMessages.several(names.join(', ')),
  }
}

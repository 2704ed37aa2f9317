import { useCallback, useEffect, useState } from 'react'
import { serverMessage } from '../../../runtime/core/errors/failure.ts'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { type RuleError, readRuleErrors } from '../../../schemas/wire/rules.ts'
import { ruleCalls } from './calls.ts'

export type RuleVerdict =
  | { readonly state: 'empty' | 'checking' | 'fine' }
  /** With the message of the server, if there is one. */
  | { readonly state: 'failed'; readonly message: string | undefined }
  | { readonly state: 'wrong'; readonly errors: readonly RuleError[] }

/**
 * The server's errors for a text, requested 400 ms after the last key; the newest text wins, and an empty one
 * is not sent (spec 1 §5). `again` retries after a failure.
 */
export function useRuleErrors(rule: string, ruleset: string): { verdict: RuleVerdict; again: () => void } {
  const { call, ports } = useRuntime()
  const [known, setKnown] = useState<{ readonly rule: string; readonly verdict: RuleVerdict }>()
  const [attempt, setAttempt] = useState(0)
  const empty = rule.trim() === ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (empty) return
    const newer = new AbortController()
    const { signal } = newer
    const ask = async (): Promise<RuleVerdict> => {
      const body = { rule, ruleset }
      const reply = await call(
        { method: 'POST', path: ruleCalls.validate, body, signal },
        { ignores404: true, safe: true, background: true },
      )
      const errors = reply.ok ? readRuleErrors(reply.data) : undefined
      if (!errors) return { state: 'failed', message: serverMessage({ statusText: '', ...reply }) }
      return errors.length > 0 ? { state: 'wrong', errors } : { state: 'fine' }
    }
    const cancel = ports.clock.after(wait, () => {
      ask()
        // An aborted call rejects; its result is not needed.
        .catch((): RuleVerdict => ({ state: 'failed', message: undefined }))
        .then(verdict => signal.aborted || setKnown({ rule, verdict }))
    })
    return () => {
      cancel()
      newer.abort()
    }
  }, [rule, ruleset, empty, attempt, call, ports.clock])
  const again = useCallback(() => {
    setKnown(undefined)
    setAttempt(before => before + 1)
  }, [])
  const verdict: RuleVerdict = empty
    ? { state: 'empty' }
    : known?.rule === rule
      ? known.verdict
      : { state: 'checking' }
  return { verdict, again }
}

const wait = 400

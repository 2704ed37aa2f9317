import { useCallback, useEffect, useState } from 'react'
import { useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { ruleCalls } from './calls.ts'

/** One mistake of a rule: lines count from 1, characters from 0 (spec 1 §3). */
export interface RuleError {
  readonly message: string
  readonly line: number
  readonly charStartPositionInLine: number
  readonly charLength: number
}

export type RuleVerdict =
  | { readonly state: 'empty' | 'checking' | 'failed' | 'fine' }
  | { readonly state: 'wrong'; readonly errors: readonly RuleError[] }

/**
 * What the server finds wrong with a text, asked for when nothing was typed for 400 ms; the newest text wins, and an empty one
 * is asked nothing of (spec 1 §5). `again` asks once more after a failure.
 */
export function useRuleErrors(rule: string, ruleset: string): { verdict: RuleVerdict; again: () => void } {
  const { call, validators, ports } = useRuntime()
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
        { ignores404: true },
      )
      const all = await validators.all()
      if (!reply.ok || !all?.ruleErrors(reply.data)) return failed
      const { success, data: errors } = reply.data
      if (errors && errors.length > 0) return { state: 'wrong', errors }
      return (success ?? errors) ? { state: 'fine' } : failed
    }
    const cancel = ports.clock.after(wait, () => {
      ask()
        // An aborted call rejects, and nobody waits for it any more.
        .catch(() => failed)
        .then(verdict => signal.aborted || setKnown({ rule, verdict }))
    })
    return () => {
      cancel()
      newer.abort()
    }
  }, [rule, ruleset, empty, attempt, call, validators, ports.clock])
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
const failed: RuleVerdict = { state: 'failed' }

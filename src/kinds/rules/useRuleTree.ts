import { useSyncExternalStore } from 'react'
import { failureToast } from '../../../runtime/core/errors/failure.ts'
import { messages } from '../../../runtime/core/messages.ts'
import { type AskedReply } from '../../../runtime/shell/calls/useReply.ts'
import { type Runtime, useRuntime } from '../../../runtime/shell/RuntimeContext.tsx'
import { isRefused } from '../../../schemas/wire/envelope.ts'
import { ruleCalls } from './calls.ts'
import { type RuleTree, readRuleTree } from './ruleTree.ts'

/**
 * The tree of a ruleset, shared by the editor, the tags and the test panel: loaded once while any of them is
 * mounted, and again when they are mounted again.
 */
export function useRuleTree(ruleset: string): AskedReply<RuleTree> {
  const shared = sharedTree(useRuntime(), ruleset)
  return { value: useSyncExternalStore(shared.subscribe, shared.value), reload: shared.reload }
}

interface SharedTree {
  readonly subscribe: (listener: () => void) => () => void
  readonly value: () => RuleTree | null | undefined
  readonly reload: () => void
}

const trees = new WeakMap<Runtime, Map<string, SharedTree>>()

function sharedTree(runtime: Runtime, ruleset: string): SharedTree {
  const known = trees.get(runtime) ?? new Map<string, SharedTree>()
  trees.set(runtime, known)
  const tree = known.get(ruleset) ?? createTree(runtime, ruleCalls.tree(ruleset))
  known.set(ruleset, tree)
  return tree
}

function createTree({ call, toast }: Runtime, path: string): SharedTree {
  const listeners = new Set<() => void>()
  let value: RuleTree | null | undefined
  let asking: AbortController | undefined
  function show(next: RuleTree | null | undefined) {
    value = next
    for (const listener of listeners) listener()
  }
  function ask() {
    asking?.abort()
    const newer = new AbortController()
    asking = newer
    if (value === null) show(undefined)
    call({ method: 'GET', path, signal: newer.signal }, { ignores404: true, background: true }).then(
      reply => {
        if (newer.signal.aborted) return
        const read = reply.ok && !isRefused(reply.data) ? readRuleTree(reply.data) : undefined
        show(read ?? null)
        if (reply.ok ? read === undefined : !reply.handled)
          toast(failureToast({ statusText: '', ...reply }, messages.error))
      },
      // An aborted call rejects; its result is not needed.
      () => undefined,
    )
  }
  return {
    value: () => value,
    reload: ask,
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) ask()
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        asking?.abort()
        value = undefined
      }
    },
  }
}

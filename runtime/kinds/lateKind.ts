import { type Late, late } from '../shell/calls/late.ts'

/** A kind that is fetched when it is first needed, from a file that exports it as `kind`. */
export function lateKind<K>(fetchModule: () => Promise<{ readonly kind: K }>): Late<K> {
  return late(fetchModule, ({ kind }) => kind)
}

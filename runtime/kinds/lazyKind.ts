import { type Lazy, lazy } from '../shell/calls/lazy.ts'

/** A kind that loads when it is first needed, from a module that exports it as `kind`. */
export function lazyKind<K>(fetchModule: () => Promise<{ readonly kind: K }>): Lazy<K> {
  return lazy(fetchModule, ({ kind }) => kind)
}

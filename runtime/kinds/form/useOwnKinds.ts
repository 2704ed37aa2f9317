import { use } from 'react'
import { type CompiledForm } from '../../core/compile/compiledForm.ts'
import { type Lazy } from '../../shell/calls/lazy.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'

/**
 * Suspends until the application's own fields of a form are loaded, so that all its fields appear at once and none moves
 * another. A field that cannot be loaded says so itself, in its place.
 */
export function useOwnKinds({ fields }: CompiledForm): void {
  const { fields: kinds } = useRuntime().kinds
  const own = fields.flatMap(field => (field.kind === 'own' ? [field.definition.kind] : []))
  if (own.length === 0) return
  // Also when it is loaded: React takes a part that stops suspending for a mistake.
  use(settled(kinds))
  for (const kind of own) {
    const part = kinds.value?.[kind]
    if (part) use(settled(part))
  }
}

const waits = new WeakMap<Lazy<unknown>, Promise<void>>()

/** Resolves when the part is loaded or has failed; one promise for each part, as `use` requires. */
function settled(part: Lazy<unknown>): Promise<void> {
  const known = waits.get(part)
  if (known) return known
  const done = () => undefined
  const wait = part.fetch().then(done, done)
  waits.set(part, wait)
  return wait
}

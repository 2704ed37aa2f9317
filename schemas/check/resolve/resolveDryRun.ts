import { explain } from '../explain.ts'
import { child, type Item, isObject } from '../item.ts'
import { resolveLabelled } from './resolveFields.ts'
import { type EntityOf, replaced, type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/**
 * What a dry run shows of its reply, with labels and cells from the entity of the reply. 'wrong': a call that is unknown;
 * undefined: one that is written as a path, with its fields in full.
 */
export function resolveDryRun(dryRun: Item, call: NamedCall | 'wrong' | undefined, scope: Scope): unknown {
  const fields = child(dryRun, 'fields')
  const words = replaced(dryRun, {
    fields: item => resolveLabelled(item, { scope, entity: entityOf(call, scope) }),
  })
  if (call === undefined || call === 'wrong' || fields.value === undefined) return words
  if (call.one === undefined) scope.found(fields, explain.dryRunRecordless(call.name))
  return call.at === undefined || !isObject(words) ? words : { select: call.at, ...words }
}

function entityOf(call: NamedCall | 'wrong' | undefined, scope: Scope): EntityOf {
  if (call === undefined || call === 'wrong') return call
  return scope.vocabulary.entities.get(call.one ?? '') ?? 'wrong'
}

import { explain } from '../explain.ts'
import { child, type Item, isObject } from '../item.ts'
import { resolveLabelled } from './resolveFields.ts'
import { type EntityOf, replaced, type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/**
 * What a dry run shows of its reply, with labels and cells from the entity of the reply. 'wrong': a call that is unknown;
 * undefined: one that is written as a path, with its fields and columns in full.
 */
export function resolveDryRun(dryRun: Item, call: NamedCall | 'wrong' | undefined, scope: Scope): unknown {
  const [fields, columns] = [child(dryRun, 'fields'), child(dryRun, 'columns')]
  const labelled = (record: 'one' | 'many') => (item: Item) =>
    resolveLabelled(item, { scope, entity: entityOf(call, record, scope) })
  const words = replaced(dryRun, { fields: labelled('one'), columns: labelled('many') })
  if (call === undefined || call === 'wrong') return words
  if (fields.value !== undefined && call.one === undefined)
    scope.found(fields, explain.dryRunRecordless(call.name, call.many))
  if (columns.value !== undefined && call.many === undefined)
    scope.found(columns, explain.dryRunListless(call.name, call.one))
  return call.at === undefined || !isObject(words) ? words : { select: call.at, ...words }
}

function entityOf(call: NamedCall | 'wrong' | undefined, record: 'one' | 'many', scope: Scope): EntityOf {
  if (call === undefined || call === 'wrong') return call
  return scope.vocabulary.entities.get(call[record] ?? '') ?? 'wrong'
}

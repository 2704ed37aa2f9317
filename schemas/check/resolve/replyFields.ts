import { explain } from '../explain.ts'
import { child, entries, type Item, text } from '../item.ts'
import { fieldOfPath } from './fieldAt.ts'
import { type Scope } from './scope.ts'
import { type NamedCall } from './vocabulary.ts'

/** What `onSuccess` takes from the reply for the address that it opens or links to is in the reply, as the call describes it. */
export function checkReplyFields(done: Item, call: NamedCall | undefined, scope: Scope): void {
  const given = [child(done, 'params'), child(done, 'query'), child(done, 'link', 'params')]
  const taken = given.flatMap(values => entries(values).map(([, item]) => item))
  for (const item of taken) {
    const path = text(item)
    if (call && path !== undefined) checkPath(item, path, call, scope)
  }
}

function checkPath(item: Item, path: string, { name, one, at = 'data' }: NamedCall, scope: Scope): void {
  const entity = scope.vocabulary.entities.get(one ?? '')
  if (!entity) {
    if (one === undefined && !isOfEnvelope(withoutWrappers(path)))
      scope.found(item, explain.replyUndescribed(path, name))
    return
  }
  const [place, own] = [withoutWrappers(at), withoutWrappers(path)]
  const inner = place === '' ? own : own.startsWith(`${place}.`) ? own.slice(place.length + 1) : ''
  if (fieldOfPath(inner, entity, scope.vocabulary) || isOfEnvelope(own)) return
  const known = Object.keys(entity.fields).map(field => (at === '' ? field : `${at}.${field}`))
  scope.found(item, explain.replyFieldUnknown(path, name, known))
}

/** The runtime finds a value with and without them. */
function withoutWrappers(path: string): string {
  return path.replace(/^(?:(?:data|response)(?:\.|$))+/, '')
}

function isOfEnvelope(path: string): boolean {
  return ['message', 'success'].includes(path)
}

import { explain } from '../explain.ts'
import { child, type Item, isObject, items, text } from '../item.ts'
import { checkActionFields } from './namedFields.ts'
import { resolveForm } from './resolveForms.ts'
import { drop, type EntityOf, inFull, isPath, replaced, replacedWords, type Scope } from './scope.ts'

/** Actions with their calls as paths and methods; `record` is the entity of what they act on. */
export function resolveActions(list: Item, scope: Scope, record: EntityOf, where: 'grid' | 'block'): unknown {
  return Array.isArray(list.value)
    ? items(list).map(item =>
        scope.shownTo(text(child(item, 'access', 'resource')), () =>
          resolveAction(item, scope, record, where),
        ),
      )
    : list.value
}

function resolveAction(item: Item, scope: Scope, record: EntityOf, where: 'grid' | 'block'): unknown {
  if (!isObject(item.value)) return item.value
  const named = child(item, 'call')
  const call = named.value === undefined || isPath(named.value) ? undefined : scope.call(named)
  if (call && (call.method === 'GET' || call.grid !== undefined))
    scope.found(named, explain.callUnfit(call.name, 'reads', 'an action'))
  const isRequest = item.value.kind === 'request'
  checkActionFields(item, record, scope)
  const form = child(item, 'panel', 'form')
  const sent = inFull(child(form, 'submit'), 'call').value
  const formCall = isObject(sent) ? scope.vocabulary.calls.get(String(sent.call)) : undefined
  return {
    ...(where === 'grid' && (call ?? formCall)?.selection && { scope: 'selection' }),
    ...(call && { call: `${scope.path(call, item, record)}${call.version && isRequest ? version : ''}` }),
    ...(call && isRequest && !['GET', 'POST'].includes(call.method) && { method: call.method }),
    ...(named.value !== undefined && !isPath(named.value) && !call && { call: '/' }),
    ...replacedWords(item, {
      path: drop,
      ...(isPath(named.value) ? {} : { call: drop }),
      panel: panel => replaced(panel, { form: inner => resolveForm(inner, scope, record) }),
    }),
  }
}

const version = '?version={version}'

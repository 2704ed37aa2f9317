import { explain } from '../explain.ts'
import { child, entries, type Item, isObject, items, text } from '../item.ts'
import { textsOfRow } from '../references/formFields.ts'
import { checkActionFields } from './namedFields.ts'
import { checkReplyFields } from './replyFields.ts'
import { type OpeningAction, resolveForm } from './resolveForms.ts'
import {
  drop,
  type EntityOf,
  inFull,
  isPath,
  replaced,
  replacedWords,
  type Scope,
  type Words,
} from './scope.ts'
import { checkSetValues } from './setValues.ts'
import { formatsOf, namedIn } from './textFormats.ts'

/** Actions with their calls as paths and methods; `record` is the entity of their row or record. */
export function resolveActions(list: Item, scope: Scope, parts: ActionParts): unknown {
  return Array.isArray(list.value)
    ? items(list).map(item =>
        scope.shownTo(text(child(item, 'access', 'resource')), () => resolveAction(item, scope, parts)),
      )
    : list.value
}

interface ActionParts {
  readonly record: EntityOf
  readonly where: 'grid' | 'block'
  /** Resolves the loads and blocks of the panel of an action. */
  readonly panel: (panel: Item) => Words
}

function resolveAction(item: Item, scope: Scope, { record, where, panel }: ActionParts): unknown {
  if (!isObject(item.value)) return item.value
  const named = child(item, 'call')
  const call = named.value === undefined || isPath(named.value) ? undefined : scope.call(named)
  if (call && (call.method === 'GET' || call.grid !== undefined))
    scope.found(named, explain.callUnfit(call.name, 'reads', 'an action'))
  const isRequest = item.value.kind === 'request'
  checkActionFields(item, record, scope)
  checkReplyFields(child(item, 'onSuccess'), call, scope)
  if (where === 'block') checkSetValues(item, record, scope)
  return {
    ...(where === 'grid' && takesSelection(item, scope) && { scope: 'selection' }),
    ...(call && { call: `${scope.path(call, item, record)}${call.version && isRequest ? version : ''}` }),
    ...(call && isRequest && !['GET', 'POST'].includes(call.method) && { method: call.method }),
    ...(named.value !== undefined && !isPath(named.value) && !call && { call: '/' }),
    ...replacedWords(item, {
      path: drop,
      ...(isPath(named.value) ? {} : { call: drop }),
      panel: shown =>
        child(shown, 'body').value === undefined
          ? replaced(shown, { form: inner => resolveForm(inner, scope, record, openingActionOf(item)) })
          : scope.inPanel(record, namesIn(child(shown, 'loads')), () => panel(shown)),
    }),
    ...formatsOf(textsOfRow(item), child(item, 'formats'), scope, path => namedIn(record, scope, path)),
  }
}

/** What a form needs of the action that opens it. */
function openingActionOf(action: Item): OpeningAction {
  return { label: text(child(action, 'label')) ?? '', hasRecord: child(action, 'scope').value !== 'screen' }
}

function namesIn(loads: Item): string[] {
  return entries(loads).map(([name]) => name)
}

/** Whether an action of a grid is for selected rows, as its call or that of its form says. */
export function takesSelection(action: Item, { vocabulary }: Scope): boolean {
  const sent = inFull(child(action, 'panel', 'form', 'submit'), 'call')
  const name = text(child(action, 'call')) ?? text(child(sent, 'call'))
  return vocabulary.calls.get(name ?? '')?.selection === true
}

const version = '?version={version}'

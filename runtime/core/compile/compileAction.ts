import { type Action } from '../../../schemas/index.ts'
import { compilePermission } from '../access/permissions.ts'
import { type CompiledAction, type CompiledToastLink } from './compiled.ts'

/** An action with every default filled in; seconds become milliseconds. */
export function compileAction(action: Action, scope: CompiledAction['scope']): CompiledAction {
  const base = {
    label: action.label,
    scope,
    ...compilePermission(action),
    visible: action.visible,
    enabled: action.enabled,
    disabledReason: action.disabledReason ?? '',
    formats: action.formats ?? {},
    waitsFor: action.waitsFor ?? [],
    confirm: action.confirm,
    tone: action.tone ?? 'neutral',
  }
  switch (action.kind) {
    case 'download':
      return {
        ...base,
        kind: 'download',
        call: action.call ?? '',
        file: action.file,
        fileName: action.fileName ?? '',
      }
    case 'navigate':
      return {
        ...base,
        kind: 'navigate',
        to: action.to,
        params: action.params ?? {},
        query: action.query ?? {},
      }
    case 'open':
      return {
        ...base,
        kind: 'open',
        title: action.panel.title,
        size: action.panel.size ?? 'large',
        form: action.panel.form,
      }
    case 'show':
      return { ...base, kind: 'show', panel: action.panel }
    case 'request':
      return {
        ...base,
        kind: 'request',
        call: action.call,
        method: action.method ?? 'POST',
        body: action.body ?? {},
        toast: action.onSuccess?.toast ?? 'server',
        link: compileToastLink(action.onSuccess?.link),
        go: action.onSuccess?.go ?? '',
        set: action.onSuccess?.set,
        failure: {
          toast: action.onError ? (action.onError.toast ?? '') : 'server',
          set: action.onError?.set,
          global: action.onError?.global ?? true,
        },
        goParams: action.onSuccess?.params ?? {},
        goQuery: action.onSuccess?.query ?? {},
        lock: (action.lock ?? 0) * 1000,
      }
  }
}

type Written = NonNullable<Extract<Action, { kind: 'request' }>['onSuccess']>['link']

export function compileToastLink(link: Written): CompiledToastLink | undefined {
  return link && { label: link.label, to: link.to, params: link.params ?? {}, query: link.query ?? {} }
}

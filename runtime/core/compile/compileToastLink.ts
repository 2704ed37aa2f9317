import { type Action } from '../../../schemas/index.ts'
import { type CompiledToastLink } from './compiled.ts'

type Written = NonNullable<Extract<Action, { kind: 'request' }>['onSuccess']>['link']

export function compileToastLink(link: Written): CompiledToastLink | undefined {
  return link && { label: link.label, to: link.to, query: link.query ?? {} }
}

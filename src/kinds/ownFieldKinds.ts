import { type OwnFieldKinds } from '../../runtime/kinds/kinds.ts'
import { lateKind } from '../../runtime/kinds/lateKind.ts'

/** The field kinds of the console's own business, each in a chunk of its own. */
export const ownFieldKinds: OwnFieldKinds = {
  rule: lateKind(() => import('./rules/ruleField.tsx')),
  ruleTags: lateKind(() => import('./rules/ruleTags.tsx')),
}

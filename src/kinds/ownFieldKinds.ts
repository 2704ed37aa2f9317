import { type OwnFieldKinds } from '../../runtime/kinds/kinds.ts'
import { late } from '../../runtime/shell/calls/late.ts'

/** The field kinds of the console's own business, each in a chunk of its own. */
export const ownFieldKinds: OwnFieldKinds = {
  rule: late(
    () => import('./rules/ruleField.tsx'),
    ({ ruleField }) => ruleField,
  ),
  ruleTags: late(
    () => import('./rules/ruleTags.tsx'),
    ({ ruleTagsField }) => ruleTagsField,
  ),
}

import { type CustomFieldKinds } from '../../runtime/kinds/kinds.ts'
import { lazyKind } from '../../runtime/kinds/lazyKind.ts'

/** The field kinds of this application, each in a chunk of its own. */
export const customFieldKinds: CustomFieldKinds = {
  rule: lazyKind(() => import('./rules/ruleField.tsx')),
  ruleTags: lazyKind(() => import('./rules/ruleTagsField.tsx')),
}

import { lazy } from 'react'
import { commentDateFormat, commentMessages } from '../../../core/comments/displayedComments.ts'
import { type CompiledBlockOf } from '../../../core/compile/compiled.ts'
import { factsOf, holds } from '../../../core/loads/condition.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useViewer } from '../../../shell/session/useViewer.ts'
import { useReference } from '../../../shell/useReference.ts'
import { type BlockKindOf } from '../../kinds.ts'
import { CommentsButton } from './CommentsButton.tsx'

const InlineComments = lazy(async () => ({
  default: (await chunk(() => import('./InlineComments.tsx'))).InlineComments,
}))

/** Comments behind a button with their number (spec 1 §2) or inline; absent without an id. */
export const kind: BlockKindOf<'comments'> = { View, inHead: true }

function View({ block }: { block: CompiledBlockOf<'comments'> }) {
  const { entity, readOnly, label = commentMessages.panel, dateFormat = commentDateFormat } = block
  const facts = factsOf(useScreen())
  const viewer = useViewer()
  const id = useReference()(block.id)
  if (id === '') return null
  const Comments = block.inline ? InlineComments : CommentsButton
  return (
    <Comments
      key={`${entity} ${id}`}
      entity={entity}
      id={id}
      label={label}
      dateFormat={dateFormat}
      readOnly={readOnly === true || (readOnly !== undefined && holds(readOnly, facts, viewer))}
    />
  )
}

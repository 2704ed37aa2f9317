import { useMemo } from 'react'
import {
  commentDateFormat,
  commentMessages,
  displayedComments,
} from '../../core/comments/displayedComments.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { userZone } from '../../shell/userZone.ts'
import { CommentList } from '../../ui/CommentList.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Records, useRecords } from './Records.tsx'

/** A read-only list of comments: the comment display config of spec 1 §3. */
export const kind: BlockKindOf<'commentList'> = { View }

function View({ block }: { block: CompiledBlockOf<'commentList'> }) {
  const { fields, dateFormat = commentDateFormat, heading } = block
  const read = useMemo(
    () => (data: unknown) => displayedComments(data, { fields: fields ?? {}, dateFormat, zone: userZone() }),
    [fields, dateFormat],
  )
  const state = useRecords(block, read)
  return (
    <Records
      heading={heading}
      state={state}
      empty={block.empty ?? commentMessages.empty}
      failed={commentMessages.failed}
    >
      {comments => <CommentList label={heading ?? commentMessages.panel} comments={comments} />}
    </Records>
  )
}

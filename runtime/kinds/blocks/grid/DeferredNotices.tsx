import { type ComponentProps, useEffect, useState } from 'react'
import { late } from '../../../shell/calls/late.ts'
import { type ReplyNotices } from './ReplyNotices.tsx'

/** Most replies have nothing to tell; ahead of its use it comes after the first rows (`lazyParts`). */
export const replyNotices = late(() => import('./ReplyNotices.tsx'))

/** What there is to know of the rows, as soon as its part of the script is there; else it is asked for with the next reply. */
export function DeferredNotices(props: ComponentProps<typeof ReplyNotices>) {
  const { page, phase } = props
  const [part, setPart] = useState(() => replyNotices.now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and phase tell one reply from the next
  useEffect(() => {
    if (!part) replyNotices.fetch().then(setPart, () => {})
  }, [part, page, phase])
  return part ? <part.ReplyNotices {...props} /> : null
}

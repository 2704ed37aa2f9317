import { useAtomValue } from 'jotai'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { jobsOf } from '../../core/notifications/jobs.ts'
import { ItemList } from '../../shell/notifications/ItemList.tsx'
import { notificationListAtom } from '../../shell/notifications/notificationListAtom.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { Section } from './Section.tsx'

/** The user's background processes, from the notifications. */
export const kind: BlockKindOf<'jobs'> = { View }

function View({ block }: { block: CompiledBlockOf<'jobs'> }) {
  const { store } = useRuntime()
  const centre = useAtomValue(notificationListAtom, { store })
  const jobs = jobsOf(centre, block.most ?? 5, block.processes)
  if (jobs.length === 0) return centre.list === 'waiting' ? <div data-arriving="" /> : null
  return (
    <Section heading={block.heading}>
      <ItemList label={block.heading ?? 'Background jobs'} items={jobs} />
    </Section>
  )
}

import { useMemo, useState } from 'react'
import { readTimeline, type TimelineItem } from '../../../schemas/wire/timeline.ts'
import { commentDateFormat } from '../../core/comments/displayedComments.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { formatMoment } from '../../core/text/formatMoment.ts'
import { eventsOf } from '../../core/timeline.ts'
import { userZone } from '../../shell/userZone.ts'
import { Timeline, type TimelineItem as TimelineView } from '../../ui/Timeline.tsx'
import { type BlockKindOf } from '../kinds.ts'
import { EventData } from './EventData.tsx'
import { Records, useRecords } from './Records.tsx'

/** A history of events (spec 1 §3). A selectable event shows its data when selected. */
export const kind: BlockKindOf<'timeline'> = { View }

function View({ block }: { block: CompiledBlockOf<'timeline'> }) {
  const { fields, heading, selectable = false, dateFormat = commentDateFormat } = block
  const [selected, setSelected] = useState<string>()
  const read = useMemo(
    () => (data: unknown) => {
      const events = eventsOf(data, fields ?? {})
      return events && readTimeline(events)
    },
    [fields],
  )
  const state = useRecords(block, read)
  return (
    <Records
      heading={heading}
      state={state}
      empty={block.empty ?? 'Nothing has happened yet.'}
      failed="The timeline could not be loaded."
    >
      {items => (
        <Timeline
          label={heading ?? 'Timeline'}
          items={items.map(item => viewOf(item, dateFormat))}
          selected={selected}
          onSelect={selectable ? setSelected : undefined}
        />
      )}
    </Records>
  )
}

function viewOf(
  { id, icon, color, title, user, date, data }: TimelineItem,
  dateFormat: string,
): TimelineView {
  return {
    id,
    icon,
    color,
    title,
    user: user || undefined,
    date: date === '' ? undefined : formatMoment(date, dateFormat, userZone()),
    data: data.length > 0 ? <EventData data={data} /> : undefined,
  }
}

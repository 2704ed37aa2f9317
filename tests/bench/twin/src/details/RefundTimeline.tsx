import { useMemo } from 'react'
import { commentDateFormat } from '../../../../../runtime/core/comments/displayedComments.ts'
import { formatMoment } from '../../../../../runtime/core/text/formatMoment.ts'
import { eventsOf } from '../../../../../runtime/core/timeline.ts'
import { EventData } from '../../../../../runtime/kinds/blocks/EventData.tsx'
import section from '../../../../../runtime/kinds/blocks/Section.module.css'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { Timeline } from '../../../../../runtime/ui/Timeline.tsx'
import { readTimeline } from '../../../../../schemas/wire/timeline.ts'
import { userZone } from '../userZone.ts'

/** What happened to a refund. */
export function RefundTimeline({ timeline }: { timeline: unknown }) {
  const items = useMemo(() => {
    const events = eventsOf(timeline, {})
    return (events && readTimeline(events)) ?? null
  }, [timeline])
  return (
    <div className={section.section}>
      {items === null && (
        <Message icon="failed" tone="danger" heading="The timeline could not be loaded." level={3} />
      )}
      {items &&
        (items.length === 0 ? (
          <Message icon="empty" heading="Nothing has happened yet." level={3} />
        ) : (
          <Timeline
            label="Timeline"
            items={items.map(({ user, date, data, ...item }) => ({
              ...item,
              user: user || undefined,
              date: date === '' ? undefined : formatMoment(date, commentDateFormat, userZone()),
              data: data.length > 0 ? <EventData data={data} /> : undefined,
            }))}
          />
        ))}
    </div>
  )
}

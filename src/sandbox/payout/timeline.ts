import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { type Happened, instantOf, timelineOf } from '../timelines/events.ts'
import { type PayoutEvent } from './payoutStatuses.ts'

/** Something that was done to a payout. */
export interface TimelineEvent {
  readonly verb: string
  /** Null: the system did it. */
  readonly user: string | null
  /** As the wire spells it. */
  readonly at: string
  readonly reason: string | null
}

/** What has happened to a payout, the newest first. */
export function payoutTimeline(events: readonly TimelineEvent[]): TimelineReply {
  return timelineOf(
    events.map(({ verb, user, at, reason }) => ({
      ...lookOf(verb),
      user,
      at: instantOf(at),
      ...(reason === null ? {} : { data: reason }),
    })),
    Number.POSITIVE_INFINITY,
  )
}

type Look = Pick<Happened, 'icon' | 'color' | 'title'>

const looks: Readonly<Record<PayoutEvent, Look>> = {
  create: { icon: 'NEW', color: 'blue', title: 'Payout created' },
  adjust: { icon: 'ADJ', color: 'yellow', title: 'Adjusted' },
  approve: { icon: 'OK', color: 'blue', title: 'Approved' },
  return: { icon: 'RET', color: 'yellow', title: 'Sent back to review' },
  hold: { icon: 'HLD', color: 'yellow', title: 'Put on hold' },
  release: { icon: 'REL', color: 'blue', title: 'Released' },
  manual: { icon: 'MAN', color: 'default', title: 'Moved to the manual queue' },
  execute: { icon: 'EXE', color: 'blue', title: 'Execution started' },
  pay: { icon: 'PAY', color: 'green', title: 'Paid by hand' },
  paid: { icon: 'PAY', color: 'green', title: 'Paid by the bank' },
  failed: { icon: 'ERR', color: 'red', title: 'Refused by the bank' },
  cancel: { icon: 'CAN', color: 'red', title: 'Cancelled' },
  interrupted: { icon: 'INT', color: 'yellow', title: 'Execution interrupted, still approved' },
}

function lookOf(verb: string): Look {
  return isKnown(verb) ? looks[verb] : { icon: '?', color: 'default', title: verb }
}

function isKnown(verb: string): verb is PayoutEvent {
  return Object.hasOwn(looks, verb)
}

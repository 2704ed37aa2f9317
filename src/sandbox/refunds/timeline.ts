import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { randomOf } from '../seed/random.ts'
import { type Happened, instantOf, timelineOf } from '../timelines/events.ts'
import { money } from '../values/figures.ts'
import { automata, type RefundVerb } from './refundStatuses.ts'

type Step = Omit<Happened, 'at'>

const created: Step = { icon: 'NEW', color: 'blue', title: 'Refund created', user: 'returns' }
const asked: Step = { icon: 'ASK', color: 'yellow', title: 'Customer asked for account details', user: null }
const given: Step = {
  icon: 'INF',
  color: 'default',
  title: 'Account details received',
  user: 'customer-service',
}
const ready: Step = { icon: 'OK', color: 'blue', title: 'Marked as ready', user: 'finance-manager' }
const sent: Step = {
  icon: 'SNT',
  color: 'blue',
  title: 'Sent to the bank',
  user: null,
  data: 'With the daily bank file.',
}
const paid: Step = { icon: 'PAY', color: 'green', title: 'Paid', user: null }
const failed: Step = { icon: 'ERR', color: 'red', title: 'Payment returned by the bank', user: null }
const cancelled: Step = { icon: 'CAN', color: 'yellow', title: 'Cancelled', user: 'finance' }

/** The way to each status. */
const ways: Readonly<Record<string, readonly Step[]>> = {
  pending: [created],
  waiting: [created, asked],
  ready: [created, asked, given, ready],
  sent: [created, asked, given, ready, sent],
  paid: [created, asked, given, ready, sent, paid],
  failed: [created, asked, given, ready, sent, failed],
  cancelled: [created, cancelled],
}

/** How each thing that is done to a refund shows. */
const done: Readonly<Record<RefundEvent['verb'], Omit<Step, 'user'>>> = {
  remind: { icon: 'ASK', color: 'yellow', title: 'Customer asked again' },
  account: { icon: 'EDT', color: 'default', title: 'Account details changed' },
  ask: asked,
  info: given,
  ready,
  send: { icon: sent.icon, color: sent.color, title: sent.title },
  paid,
  failed,
  retry: { icon: 'AGN', color: 'blue', title: 'Made ready again' },
  cancel: cancelled,
}

/** A refund as it is, or as it was before the first of its events. */
export interface PastRefund {
  readonly idRefund: unknown
  readonly status: unknown
  readonly reason: unknown
  readonly createdAt: unknown
  readonly updatedAt: unknown
  readonly amount: number
  readonly currency: unknown
}

/** Something that was done to a refund here. */
export interface RefundEvent {
  readonly verb: RefundVerb | 'account' | 'remind'
  readonly user: string
  /** As the wire spells it. */
  readonly at: string
  readonly reason: string | null
  /** The address to which the customer's mail was sent; null: no mail. */
  readonly mail: string | null
}

/** One of its documents in the accounting system. */
export interface Booking {
  readonly document: string
  /** Why it was refused; null: it is booked. */
  readonly error: string | null
  /** As the wire spells it. */
  readonly at: string
}

/**
 * What has happened to a refund: before the first of its events it follows from its status then, between its creation and
 * its last change.
 */
export function refundTimeline(
  refund: PastRefund,
  events: readonly RefundEvent[],
  bookings: readonly Booking[],
): TimelineReply {
  const here = events.map((event): Happened => {
    const data = dataOf(refund, event)
    return {
      ...done[event.verb],
      user: byItself.has(event.user) ? null : event.user,
      at: instantOf(event.at),
      ...(data ? { data } : {}),
    }
  })
  const booked = bookings.map(
    ({ document, error, at }): Happened => ({
      icon: 'NAV',
      color: error === null ? 'default' : 'red',
      title: error === null ? 'Booked in Navision' : 'Refused by Navision',
      user: null,
      at: instantOf(at),
      data: { Document: document, ...(error === null ? {} : { Error: error }) },
    }),
  )
  return timelineOf([...pastOf(refund), ...here, ...booked], Number.POSITIVE_INFINITY)
}

const byItself: ReadonlySet<string> = new Set(Object.values(automata))

function dataOf(refund: PastRefund, { verb, user, reason, mail }: RefundEvent): Happened['data'] {
  const parts = {
    ...(verb === 'paid' ? amountOf(refund) : {}),
    ...(reason === null ? {} : { Reason: reason }),
    ...(user === automata.bankFile ? { With: 'The daily bank file' } : {}),
    ...(mail === null ? {} : { 'Mail to': mail }),
  }
  return Object.keys(parts).length > 0 ? parts : undefined
}

function pastOf(refund: PastRefund): Happened[] {
  const steps = ways[String(refund.status)] ?? [created]
  const [from, to] = [instantOf(refund.createdAt), instantOf(refund.updatedAt)]
  const random = randomOf(`timeline refund ${String(refund.idRefund)}`)
  const last = steps.length - 1
  return steps.map((step, place) => {
    const share = last === 0 ? 0 : (place - (place === last ? 0 : random.whole(0, 40) / 100)) / last
    const at = place === 0 ? from : from + Math.floor(((to - from) * share) / 1000) * 1000
    const reason =
      place === last && place > 0 && refund.reason ? { Reason: String(refund.reason) } : undefined
    const data = step === created || step === paid ? amountOf(refund) : reason
    return { ...step, ...(data ? { data } : {}), at }
  })
}

function amountOf({ amount, currency }: PastRefund): Record<string, string> {
  return { Amount: money(amount * 100, currency) }
}

import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { randomOf } from '../seed/random.ts'
import { type Happened, instantOf, timelineOf } from './events.ts'

type Step = Omit<Happened, 'at'>

const created: Step = { icon: 'NEW', color: 'blue', title: 'Refund created', user: 'returns' }
const asked: Step = { icon: 'ASK', color: 'yellow', title: 'Customer asked for account details', user: null }
const given: Step = {
  icon: 'INF',
  color: 'default',
  title: 'Account details received',
  user: 'customer-service',
}
const ready: Step = { icon: 'OK', color: 'blue', title: 'Approved', user: 'finance-manager' }
const sent: Step = {
  icon: 'SNT',
  color: 'blue',
  title: 'Sent to the bank',
  user: null,
  data: 'With the daily bank file.',
}
const paid: Step = { icon: 'PAY', color: 'green', title: 'Paid', user: null }
const failed: Step = {
  icon: 'ERR',
  color: 'red',
  title: 'Payment returned by the bank',
  user: null,
  data: { Reason: 'AC04', Meaning: 'Closed account', 'Next attempt': null },
}
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

/** What has happened to a refund: it follows from its status, between its creation and its last change. */
export function refundTimeline(refund: {
  readonly idRefund: unknown
  readonly status: unknown
  readonly createdAt: unknown
  readonly updatedAt: unknown
  readonly amount: number
  readonly currency: unknown
}): TimelineReply {
  const steps = ways[String(refund.status)] ?? [created]
  const [from, to] = [instantOf(refund.createdAt), instantOf(refund.updatedAt)]
  const random = randomOf(`timeline refund ${String(refund.idRefund)}`)
  const last = steps.length - 1
  const data = { Amount: `${refund.amount.toFixed(2)} ${String(refund.currency)}` }
  return timelineOf(
    steps.map((step, place) => {
      const share = last === 0 ? 0 : (place - (place === last ? 0 : random.whole(0, 40) / 100)) / last
      const at = place === 0 ? from : from + Math.floor(((to - from) * share) / 1000) * 1000
      return { ...step, ...(step === created || step === paid ? { data } : {}), at }
    }),
  )
}

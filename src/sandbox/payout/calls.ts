import {
  type NewPayout,
  newPayoutSchema,
  type PayoutAdjustment,
  type PayoutStepBody,
  payoutAdjustmentSchema,
  payoutStepSchema,
} from '../../../schemas/wire/payout.ts'
import { type ActionReply, selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { isDay } from '../clock/moment.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../grid/gridCall.ts'
import { type GridTable } from '../grid/gridTable.ts'
import { sumCall } from '../grid/sumCall.ts'
import { attachedFile } from '../server/attachedFile.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted } from '../values/figures.ts'
import { payoutBankFile } from './bankFile.ts'
import { changedText, changePayouts, type PayoutChange } from './changePayouts.ts'
import { adjustPayout, createPayout } from './create.ts'
import { overdueChart, overdueFigures } from './dashboard.ts'
import { executePayouts } from './execute.ts'
import { findPayout, payoutRow } from './findPayout.ts'
import { payoutGridOf, payoutGrids, payoutLinesGrid } from './grids.ts'
import { type PayoutVerb } from './payoutStatuses.ts'
import { automaticTotals, selectedCounts } from './payoutSums.ts'
import { remittanceAdvice } from './remittance.ts'
import { payoutSettings } from './settings.ts'

const readStep = requires<PayoutStepBody>(payoutStepSchema)
const readSteps = requires<PayoutStepBody & { readonly selection: WireSelection }>({
  ...payoutStepSchema,
  required: ['selection'],
  properties: { ...payoutStepSchema.properties, selection: selectionSchema },
})
const readSelection = requires<{ readonly selection: WireSelection }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema },
})
const readNew = requires<NewPayout>(newPayoutSchema)
const readAdjustment = requires<PayoutAdjustment>(payoutAdjustmentSchema)

const all = '/api/payout/payouts'
const manual = '/api/payout/payouts-manual-queue'
const automatic = '/api/payout/payouts-automatic-queue'
const toPayouts = ['payout_payouts_access'] as const
const toManual = ['payout_manual_queue_access'] as const
const toAutomatic = ['payout_automatic_queue_access'] as const

/** Payouts and the two ways by which they are paid; the specification names the chart alone (spec 2 §7.6). */
export const payoutCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/payout/payout/dashboard/chart',
    access: ['payout_overdue_dashboard_access'],
    answer: ({ store, query }) => ({
      success: true,
      data: overdueChart(store.db, {
        name: query.get('partnerName') ?? '',
        type: query.get('partnerType') ?? '',
      }),
    }),
  },
  {
    method: 'GET',
    path: '/api/payout/payout/dashboard/figures',
    access: ['payout_overdue_dashboard_access'],
    answer: ({ store, query }) => {
      const currency = query.get('currency') ?? ''
      if (currency !== 'GBP' && currency !== 'EUR')
        throw new Refusal(400, `'${currency.slice(0, 10)}' is not a currency.`)
      return { success: true, data: overdueFigures(store.db, currency) }
    },
  },
  bareGridCall(`${all}/grid`, toPayouts, payoutGrids.payouts),
  totalCall(`${all}/totals`, toPayouts, payoutGrids.payouts),
  totalCall(`${manual}/totals`, toManual, seen('manual')),
  totalCall(`${automatic}/review/totals`, toAutomatic, seen('review')),
  totalCall(`${automatic}/execution/totals`, toAutomatic, seen('execution')),
  totalCall(`${all}/:idpayout/lines/totals`, toPayouts, ({ store, param }) =>
    payoutLinesGrid(Number(payoutRow(store.db, param('idpayout')).id)),
  ),
  countCall(`${all}/counts`, toPayouts, payoutGrids.payouts),
  countCall(`${manual}/counts`, toManual, seen('manual')),
  countCall(`${automatic}/review/counts`, toAutomatic, seen('review')),
  bareGridCall(`${manual}/grid`, toManual, seen('manual')),
  bareGridCall(`${automatic}/review/grid`, toAutomatic, seen('review')),
  bareGridCall(`${automatic}/execution/grid`, toAutomatic, seen('execution')),
  {
    method: 'GET',
    path: `${automatic}/totals`,
    access: toAutomatic,
    answer: ({ store }) => ({ success: true, data: automaticTotals(store.db) }),
  },
  {
    method: 'GET',
    path: `${all}/:idpayout`,
    access: toPayouts,
    answer: ({ store, param, user }) => ({
      success: true,
      data: findPayout(store.db, param('idpayout'), user.name),
    }),
  },
  bareGridCall(`${all}/:idpayout/lines/grid`, toPayouts, ({ store, param }) =>
    payoutLinesGrid(Number(payoutRow(store.db, param('idpayout')).id)),
  ),
  {
    method: 'POST',
    path: `${all}/:idpayout/remittance-advice`,
    access: toPayouts,
    answer: ({ store, param }) => {
      const { name, content } = remittanceAdvice(store.db, param('idpayout'))
      return attachedFile(name, 'application/pdf', content)
    },
  },
  bankFile(all, toPayouts, payoutGrids.payouts),
  bankFile(`${automatic}/execution`, toAutomatic, payoutGrids.execution),
  summary(all, toPayouts, payoutGrids.payouts),
  summary(manual, toManual, seen('manual')),
  summary(`${automatic}/review`, toAutomatic, seen('review')),
  summary(`${automatic}/execution`, toAutomatic, seen('execution')),
  {
    method: 'POST',
    path: manual,
    access: toManual,
    answer: async ({ store, user, body }): Promise<ActionReply> => {
      const id = createPayout(store.db, readNew(await body()), { by: user.name, at: store.moment() })
      return { success: true, message: `Payout ${id} was created and is waiting for review.` }
    },
  },
  {
    method: 'POST',
    path: `${all}/:idpayout/adjust`,
    access: [...toManual, ...toAutomatic],
    answer: async ({ store, user, param, body }): Promise<ActionReply> => {
      const id = param('idpayout')
      adjustPayout(store.db, id, readAdjustment(await body()), { by: user.name, at: store.moment() })
      return { success: true, message: `Payout ${id} was adjusted.` }
    },
  },
  {
    method: 'POST',
    path: `${automatic}/execution/execute`,
    access: toAutomatic,
    answer: async ({ store, user, body }): Promise<ActionReply> => {
      const count = executePayouts(store, readSelection(await body()).selection, user.name)
      return { success: true, message: `${counted(count, 'payout is', 'payouts are')} being paid.` }
    },
  },
  ...steps(all, [...toPayouts, ...toManual, ...toAutomatic], payoutGrids.payouts, ['hold', 'cancel']),
  ...steps(all, toPayouts, payoutGrids.payouts, ['release']),
  ...steps(manual, toManual, payoutGrids.manual, ['approve', 'return', 'pay']),
  ...steps(`${automatic}/review`, toAutomatic, payoutGrids.review, ['approve', 'manual']),
  ...steps(`${automatic}/execution`, toAutomatic, payoutGrids.execution, ['return']),
]

/** A queue as who asks sees it. */
function seen(step: keyof typeof payoutGrids) {
  return ({ store, user }: CallRequest) => payoutGridOf(step, user.name, payoutSettings(store.db))
}

/** What the selected payouts of a queue come to. */
function summary(
  path: string,
  access: Call['access'],
  grid: GridTable | ((request: CallRequest) => GridTable),
): Call {
  return sumCall(`${path}/sum`, access, grid, {
    amount: 'net',
    beside: ({ store }, table, selection) => selectedCounts(store.db, table, selection),
  })
}

/** The selected payouts as a file for the bank. */
function bankFile(path: string, access: Call['access'], grid: GridTable): Call {
  return {
    method: 'POST',
    path: `${path}/bank-file`,
    access,
    answer: async ({ store, body }) => {
      const { selection } = readSelection(await body())
      const { name, content } = payoutBankFile(store.db, grid, selection, store.moment())
      return attachedFile(name, 'application/xml', content)
    },
  }
}

/** Each step of one payout and of many; the version of a single one comes in the body of a form, or as `?version=`. */
function steps(
  path: string,
  access: Call['access'],
  grid: GridTable,
  verbs: readonly PayoutVerb[],
): readonly Call[] {
  return verbs.flatMap(verb => [
    step(`${path}/${verb}`, access, grid, verb, async ({ body }) => {
      const { selection, ...sent } = readSteps(await body())
      return { selection, sent }
    }),
    step(`${path}/:idpayout/${verb}`, access, grid, verb, async ({ body, param, query }) => {
      const sent = readStep(await body())
      const version = sent.version ?? (query.has('version') ? Number(query.get('version')) : undefined)
      return { selection: { ids: [param('idpayout')] }, sent, ...(version === undefined ? {} : { version }) }
    }),
  ])
}

interface Asked {
  readonly selection: WireSelection
  readonly sent: PayoutStepBody
  readonly version?: number
}

function step(
  path: string,
  access: Call['access'],
  grid: GridTable,
  verb: PayoutVerb,
  read: (request: CallRequest) => Promise<Asked>,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const { selection, sent, version } = await read(request)
      const at = request.store.moment()
      const rows = changePayouts(request.store.db, grid, selection, {
        verb,
        by: request.user.name,
        at,
        reason: [sent.reason, sent.note].filter(text => text?.trim()).join(': ') || null,
        ...(version === undefined ? {} : { version }),
        ...(verb === 'pay' ? { payment: paymentOf(sent, at) } : {}),
      })
      return { success: true, message: changedText(rows.length, verb) }
    },
  }
}

function paymentOf({ reference, paidAt }: PayoutStepBody, at: string): NonNullable<PayoutChange['payment']> {
  if (!reference?.trim())
    throw new Refusal(400, 'Reference is required.', [
      { field: 'reference', message: 'Reference is required.' },
    ])
  if (paidAt && !isDay(paidAt)) throw refusedDay('This date does not exist.')
  if (paidAt && paidAt > at.slice(0, 10)) throw refusedDay('The date cannot be in the future.')
  return { reference: reference.trim(), paidAt: paidAt ? `${paidAt} 12:00:00` : at }
}

function refusedDay(message: string): Refusal {
  return new Refusal(400, 'The payout was not saved.', [{ field: 'paidAt', message }])
}

import {
  type ActionReply,
  selectionSchema,
  type TypedValues,
  typedValuesSchema,
  type WireSelection,
} from '../../../schemas/wire/selection.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted, figure } from '../values/figures.ts'
import { decideWriteOffs } from './decideWriteOffs.ts'
import { writeOffsOf } from './grid.ts'
import { writeOffHistoryGrid } from './historyGrid.ts'
import {
  currencies,
  partners,
  type Variant,
  variants,
  writeOffReasons,
  writeOffStatuses,
} from './writeOffStatuses.ts'
import { countWriteOffs } from './writeOffs.ts'

/** Why it is decided so, of all rows that say nothing of their own. */
const note = { type: ['string', 'null'], maxLength: 200 } as const
const readSelection = requires<WireSelection>(selectionSchema)
const readBulk = requires<{
  readonly selection: WireSelection
  readonly values?: TypedValues
  readonly note?: string | null
}>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema, values: typedValuesSchema, note },
})
const readSingle = requires<{ readonly values?: TypedValues; readonly note?: string | null }>({
  type: 'object',
  properties: { values: typedValuesSchema, note },
})

const access = ['finance_write_off'] as const
const words = { approve: 'approved', reject: 'rejected' } as const
const pending: WireSelection = {
  all: true,
  filter: [[{ index: 'status', value: 'pending', condition: 'equals' }]],
  except: [],
}

/** Write-offs of both variants, spec 2 §7.4; the calls that decide are of our own making. */
export const writeOffCalls: readonly Call[] = [
  gridCall('/api/finance/write-off/history/grid', access, writeOffHistoryGrid),
  totalCall('/api/finance/write-off/history/totals', access, writeOffHistoryGrid),
  ...variants.flatMap(callsOf),
]

function callsOf(variant: Variant): readonly Call[] {
  return [
    gridCall(`/api/finance/${variant}/grid`, access, ({ user }) => writeOffsOf(variant, user.name)),
    countCall(`/api/finance/${variant}/counts`, access, ({ user }) => writeOffsOf(variant, user.name)),
    totalCall(`/api/finance/${variant}/totals`, access, ({ user }) => writeOffsOf(variant, user.name)),
    sumCall(`/api/finance/${variant}/sum`, access, ({ user }) => writeOffsOf(variant, user.name)),
    get(`/api/finance/${variant}/filters`, () => ({
      status: statuses(),
      partner: partners.map(option),
      reason: writeOffReasons.map(option),
      currency: currencies.map(option),
    })),
    get(`/api/finance/${variant}/filters/status`, statuses),
    // `?selection=` is the selection of a bulk request as JSON; without it, all that wait for a decision are counted.
    get(`/api/finance/${variant}/selected`, ({ store, query }) => ({
      data: countWriteOffs(store.db, variant, selectionOf(query.get('selection'))),
    })),
    ...(['approve', 'reject'] as const).flatMap(verb => [
      decide(`/api/finance/${variant}/${verb}`, variant, verb, async ({ body }) => {
        const { selection, values = {}, note } = readBulk(await body())
        return { selection, values, note: note ?? null }
      }),
      decide(`/api/finance/${variant}/:idwriteoff/${verb}`, variant, verb, async ({ body, param }) => {
        const id = param('idwriteoff')
        const { values = {}, note } = readSingle(await body())
        return { selection: { ids: [id] }, values, note: note ?? null }
      }),
    ]),
  ]
}

function get(path: string, data: (request: CallRequest) => unknown): Call {
  return { method: 'GET', path, access, answer: request => ({ success: true, data: data(request) }) }
}

function decide(
  path: string,
  variant: Variant,
  verb: keyof typeof words,
  read: (
    request: CallRequest,
  ) => Promise<{ selection: WireSelection; values: TypedValues; note: string | null }>,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const { selection, values, note } = await read(request)
      const { store, user } = request
      const status = words[verb]
      const decision = { status, by: user.name, at: store.moment(), values, note: note?.trim() || null }
      const { count, goesOn, waiting } = decideWriteOffs(store, variant, selection, decision)
      const said = [
        goesOn && `${figure(count)} write-offs are being ${status}.`,
        !goesOn &&
          count > waiting &&
          `${counted(count - waiting, 'write-off was', 'write-offs were')} ${status}.`,
        waiting > 0 &&
          `${counted(waiting, 'write-off is', 'write-offs are')} waiting for a second person: above the limit, one approval is not enough.`,
      ]
      return { success: true, message: said.filter(Boolean).join(' ') }
    },
  }
}

function selectionOf(text: string | null): WireSelection {
  if (text === null) return pending
  try {
    const data: unknown = JSON.parse(text)
    return readSelection(data)
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal(400, 'The selection is not JSON.') : error
  }
}

function statuses() {
  return writeOffStatuses.map(value => ({ value, label: statusLabels[value] }))
}

const statusLabels = {
  approved: 'Approved',
  booked: 'Booked',
  pending: 'Pending',
  rejected: 'Rejected',
  waiting: 'In approval',
} as const satisfies Readonly<Record<(typeof writeOffStatuses)[number], string>>

function option(value: string) {
  return { value, label: value }
}

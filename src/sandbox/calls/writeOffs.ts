import { type GridOptions, gridOptionsSchema } from '../../../schemas/wire/gridRequest.ts'
import {
  type ActionReply,
  selectionSchema,
  type TypedValues,
  typedValuesSchema,
  type WireSelection,
} from '../../../schemas/wire/selection.ts'
import { type Call, type CallRequest } from '../call.ts'
import { gridQuery } from '../grids/gridQuery.ts'
import { writeOffGrids } from '../grids/writeOffs.ts'
import { Refusal } from '../refusal.ts'
import { requires } from '../validate.ts'
import { countWriteOffs, decideWriteOffs } from '../writeOffs.ts'
import {
  currencies,
  partners,
  type Variant,
  variants,
  writeOffReasons,
  writeOffStatuses,
} from '../writeOffWords.ts'

const readGrid = requires<{ readonly options: GridOptions }>({
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: gridOptionsSchema },
})
const readSelection = requires<WireSelection>(selectionSchema)
const readBulk = requires<{ readonly selection: WireSelection; readonly values?: TypedValues }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema, values: typedValuesSchema },
})
const readSingle = requires<{ readonly values?: TypedValues }>({
  type: 'object',
  properties: { values: typedValuesSchema },
})

const access = ['finance_write_off'] as const
const words = { approve: 'approved', reject: 'rejected' } as const
const pending: WireSelection = {
  all: true,
  filter: [[{ index: 'status', value: 'pending', condition: 'equals' }]],
  except: [],
}

/** Write-offs of both variants, spec 2 §7.4; the calls that decide are of our own making. */
export const writeOffCalls: readonly Call[] = variants.flatMap(variant => [
  {
    method: 'POST',
    path: `/api/finance/${variant}/grid`,
    access,
    answer: async ({ store, body }) =>
      gridQuery(store.db, writeOffGrids[variant], readGrid(await body()).options),
  },
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
      const { selection, values = {} } = readBulk(await body())
      return { selection, values }
    }),
    decide(`/api/finance/${variant}/:idwriteoff/${verb}`, variant, verb, async ({ body, param }) => {
      const id = param('idwriteoff')
      const { values = {} } = readSingle(await body())
      return { selection: { ids: [id] }, values }
    }),
  ]),
])

function get(path: string, data: (request: CallRequest) => unknown): Call {
  return { method: 'GET', path, access, answer: request => ({ success: true, data: data(request) }) }
}

function decide(
  path: string,
  variant: Variant,
  verb: keyof typeof words,
  read: (request: CallRequest) => Promise<{ selection: WireSelection; values: TypedValues }>,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const { selection, values } = await read(request)
      const { store, user } = request
      const status = words[verb]
      const decision = { status, by: user.name, at: store.moment(), values }
      const count = decideWriteOffs(store.db, variant, selection, decision)
      return { success: true, message: `${count} ${count === 1 ? 'write-off' : 'write-offs'} ${status}.` }
    },
  }
}

function selectionOf(text: string | null): WireSelection {
  if (text === null) return pending
  try {
    const data: unknown = JSON.parse(text)
    return readSelection(data)
  } catch (error) {
    throw error instanceof SyntaxError ? new Refusal(400, 'The selection is no JSON.') : error
  }
}

function statuses() {
  return writeOffStatuses.map(value => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))
}

function option(value: string) {
  return { value, label: value }
}

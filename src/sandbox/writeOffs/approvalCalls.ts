import { type ActionReply, selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { versionOf } from '../cash/calls/changeCall.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted } from '../values/figures.ts'
import { decideWriteOffRequests, withdrawWriteOffRequest } from './decideRequests.ts'
import { writeOffRequestsGrid } from './requestsGrid.ts'

const note = { type: ['string', 'null'], maxLength: 200 } as const
const version = { type: 'integer' } as const
const readOne = requires<{ readonly note?: string | null; readonly version?: number }>({
  type: 'object',
  properties: { note, version },
})
const readMany = requires<{ readonly selection: WireSelection; readonly note?: string | null }>({
  type: 'object',
  required: ['selection'],
  properties: { selection: selectionSchema, note },
})

const path = '/api/finance/write-off-approvals'
const access = ['finance_write_off_approval'] as const
const words = { approve: 'approved', reject: 'rejected' } as const

/** Write-offs above the limit, which a second person decides. Our own calls. */
export const writeOffApprovalCalls: readonly Call[] = [
  gridCall(`${path}/grid`, access, ({ user }) => writeOffRequestsGrid(user.name)),
  countCall(`${path}/counts`, access, ({ user }) => writeOffRequestsGrid(user.name)),
  totalCall(`${path}/totals`, access, ({ user }) => writeOffRequestsGrid(user.name)),
  sumCall(`${path}/sum`, access, ({ user }) => writeOffRequestsGrid(user.name)),
  ...(['approve', 'reject'] as const).flatMap(verb => [
    post(`${path}/${verb}`, access, async request => {
      const sent = readMany(await request.body())
      return decided(request, verb, sent.selection, sent.note)
    }),
    post(`${path}/:idrequest/${verb}`, access, async request => {
      const sent = readOne(await request.body())
      const asked = sent.version ?? versionOf(request)
      return decided(request, verb, { ids: [request.param('idrequest')] }, sent.note, asked)
    }),
  ]),
  // The requester may lack the right to decide.
  post(`${path}/:idrequest/withdraw`, ['finance_write_off', ...access], async ({ store, user, param }) => {
    const by = { by: user.name, at: store.moment() }
    return `Write-off ${withdrawWriteOffRequest(store.db, param('idrequest'), by)} is pending again.`
  }),
]

function decided(
  { store, user }: CallRequest,
  verb: keyof typeof words,
  selection: WireSelection,
  why: string | null | undefined,
  asked?: number,
): string {
  const verdict = {
    status: words[verb],
    by: user.name,
    at: store.moment(),
    note: why?.trim() || null,
  }
  return `${counted(decideWriteOffRequests(store.db, selection, verdict, asked), 'write-off was', 'write-offs were')} ${words[verb]}.`
}

function post(path: string, access: Call['access'], make: (request: CallRequest) => Promise<string>): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => ({ success: true, message: await make(request) }),
  }
}

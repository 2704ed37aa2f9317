import {
  type Decision,
  decisionSchema,
  type PartnerChange,
  partnerChangeSchema,
} from '../../../schemas/wire/payout.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import resources from '../../../screens/shared/resources.ts'
import { countCall } from '../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../grid/gridCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted } from '../values/figures.ts'
import { payoutGrids } from './grids.ts'
import { type ChangeVerb, changeSteps, decideChanges, findChange } from './partnerChanges.ts'
import { partnerChangesGrid, payoutPartnersGrid } from './partnerGrids.ts'
import { findPartner, listPartners, partnerRow, proposeChange, setPartnerStatus } from './partners.ts'
import { partnerTypes } from './payoutStatuses.ts'

const readChange = requires<PartnerChange>(partnerChangeSchema)
const readDecision = requires<Decision>(decisionSchema)
const readDecisions = requires<
  Decision & { readonly selection: { readonly ids: readonly (string | number)[] } }
>({
  ...decisionSchema,
  required: ['selection'],
  properties: {
    ...decisionSchema.properties,
    selection: {
      type: 'object',
      required: ['ids'],
      properties: {
        ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: ['string', 'number'] } },
      },
    },
  },
})

const partners = '/api/payout/partners'
const queue = '/api/payout/partners-queue'
const toPartners = ['payout_partners_access'] as const
const toQueue = ['payout_partners_queue_access'] as const
const [first = '', ...others] = resources.payout
/** The lists of choices are for every screen of the area. */
const toArea: Call['access'] = [first, ...others]
const verbs = ['approve', 'reject', 'withdraw'] as const

/** The partners that are paid, and what waits to be changed in their data. */
export const payoutPartnerCalls: readonly Call[] = [
  get('/api/payout/partner-type', toArea, () => partnerTypes),
  get(`${partners}/list`, toArea, ({ store, query }) => listPartners(store.db, query.get('active') === '1')),
  bareGridCall(`${partners}/grid`, toPartners, payoutPartnersGrid),
  get(`${partners}/:idpartner`, toPartners, ({ store, param }) => findPartner(store.db, param('idpartner'))),
  bareGridCall(`${partners}/:idpartner/payouts/grid`, toPartners, ({ store, param }) => ({
    ...payoutGrids.payouts,
    scope: `partner_id = ${Number(partnerRow(store.db, param('idpartner')).id)}`,
  })),
  bareGridCall(`${partners}/:idpartner/changes/grid`, toPartners, ({ store, param, user }) => ({
    ...partnerChangesGrid(user.name),
    scope: `partner_id = ${Number(partnerRow(store.db, param('idpartner')).id)}`,
  })),
  post(`${partners}/:idpartner/change`, toPartners, async ({ store, user, param, body }) => {
    const by = { by: user.name, at: store.moment() }
    const id = proposeChange(store.db, param('idpartner'), readChange(await body()), by)
    return `Change ${id} was proposed. It takes effect when someone else approves it.`
  }),
  ...(['active', 'inactive'] as const).map(status =>
    post(`${partners}/:idpartner/${status}`, toPartners, async ({ store, user, param, body }) => {
      const { note, version } = readDecision(await body())
      const by = { by: user.name, at: store.moment(), reason: note?.trim() || null, version }
      const name = setPartnerStatus(store.db, param('idpartner'), status, by)
      return status === 'active' ? `${name} is paid again.` : `${name} is no longer paid.`
    }),
  ),
  bareGridCall(`${queue}/grid`, toQueue, ({ user }) => partnerChangesGrid(user.name)),
  countCall(`${queue}/counts`, toQueue, ({ user }) => partnerChangesGrid(user.name)),
  get(`${queue}/:idchange`, toQueue, ({ store, param, user }) =>
    findChange(store.db, param('idchange'), user.name),
  ),
  ...verbs.flatMap(verb => [
    post(`${queue}/${verb}`, toQueue, async request => {
      const { selection, note } = readDecisions(await request.body())
      return decided(request, verb, selection.ids, note)
    }),
    post(`${queue}/:idchange/${verb}`, toQueue, async request => {
      const { note } = readDecision(await request.body())
      return decided(request, verb, [request.param('idchange')], note)
    }),
  ]),
]

function decided(
  { store, user }: CallRequest,
  verb: ChangeVerb,
  ids: readonly (string | number)[],
  note: string | null | undefined,
): string {
  if (ids.length === 0) throw new Refusal(400, 'There is no change to decide.')
  const decision = { verb, by: user.name, at: store.moment(), note: note?.trim() || null }
  const count = decideChanges(store.db, ids, decision)
  return `${counted(count, 'change is', 'changes are')} ${changeSteps[verb].done}.`
}

function get(path: string, access: Call['access'], data: (request: CallRequest) => unknown): Call {
  return { method: 'GET', path, access, answer: request => ({ success: true, data: data(request) }) }
}

function post(path: string, access: Call['access'], make: (request: CallRequest) => Promise<string>): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => ({ success: true, message: await make(request) }),
  }
}

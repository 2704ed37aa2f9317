import { type RefundStepBody, refundStepSchema } from '../../../schemas/wire/refundStep.ts'
import { type ActionReply, selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { rowId } from '../grid/selectedRows.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { changedText, changeRefunds } from './changeRefunds.ts'
import { type RefundStep, type RefundVerb, refundSteps } from './refundStatuses.ts'

const readStep = requires<RefundStepBody>(refundStepSchema)
const readSteps = requires<RefundStepBody & { readonly selection: WireSelection }>({
  ...refundStepSchema,
  required: ['selection'],
  properties: { ...refundStepSchema.properties, selection: selectionSchema },
})

const access = ['finance_refund_index'] as const
/** Customer info is given at the customer-service view, by a call of its own. */
const verbs = ['ask', 'ready', 'send', 'paid', 'failed', 'retry', 'cancel'] as const

/**
 * The life of refunds, one by one and many at once; the specification shows none of these calls. The version of a single one
 * comes in the body of a form, or as `?version=` where there is no form.
 */
export const refundLifeCalls: readonly Call[] = [
  ...verbs.flatMap(verb => [
    step(`/api/finance/refunds/${verb}`, async ({ store, user, body }) => {
      const { selection, ...sent } = readSteps(await body())
      return { selection, change: changeOf(verb, sent, user.name, store.moment()) }
    }),
    step(`/api/finance/refunds/:idrefund/${verb}`, async ({ store, user, body, param, query }) => {
      const sent = readStep(await body())
      const version = sent.version ?? versionIn(query)
      return {
        selection: { ids: [param('idrefund')] },
        change: {
          ...changeOf(verb, sent, user.name, store.moment()),
          ...(version === undefined ? {} : { version }),
        },
      }
    }),
  ]),
]

type Change = Parameters<typeof changeRefunds>[2]

/** Throws a Refusal (400) that names the field when the reason or note of a step is missing or invalid. */
function changeOf(verb: RefundVerb, sent: RefundStepBody, by: string, at: string): Change {
  const { reasons, needsNote }: RefundStep = refundSteps[verb]
  const { reason, note, idBankAccount: account } = sent
  if (reasons && !reason?.trim()) refuse('Reason is required.', 'reason', 'Reason is required.')
  if (reasons && !reasons.some(one => one === reason))
    refuse(`'${reason?.slice(0, 50)}' is not a valid reason.`, 'reason', 'This reason is not valid.')
  if (needsNote && !note?.trim())
    refuse('Missing details are required.', 'note', 'Missing details are required.')
  return {
    verb,
    by,
    at,
    reason: [reason, note].filter(text => text?.trim()).join(': ') || null,
    ...(account === undefined || account === null || account === ''
      ? {}
      : { bankAccount: rowId(account, 'bank account') }),
  }
}

function versionIn(query: URLSearchParams): number | undefined {
  const version = query.get('version')
  if (version === null) return undefined
  if (!/^[0-9]{1,9}$/.test(version))
    throw new Refusal(400, 'The version of a refund must have 1 to 9 digits.')
  return Number(version)
}

function refuse(message: string, field: string, why: string): never {
  throw new Refusal(400, message, [{ field, message: why }])
}

function step(
  path: string,
  read: (request: CallRequest) => Promise<{ selection: WireSelection; change: Change }>,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const { selection, change } = await read(request)
      const count = changeRefunds(request.store.db, selection, change)
      return { success: true, message: changedText(count, change.verb) }
    },
  }
}

import { type RefundStepBody, refundStepSchema } from '../../../schemas/wire/refundStep.ts'
import { type ActionReply, selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { type Call, type CallRequest } from '../call.ts'
import { changedText, changeRefunds } from '../refundLife.ts'
import { type RefundVerb } from '../refundWords.ts'
import { requires } from '../validate.ts'

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
      const version = sent.version ?? (query.has('version') ? Number(query.get('version')) : undefined)
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

function changeOf(verb: RefundVerb, sent: RefundStepBody, by: string, at: string): Change {
  const account = sent.idBankAccount
  return {
    verb,
    by,
    at,
    reason: [sent.reason, sent.note].filter(text => text?.trim()).join(': ') || null,
    ...(account === undefined || account === null || account === '' ? {} : { bankAccount: Number(account) }),
  }
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

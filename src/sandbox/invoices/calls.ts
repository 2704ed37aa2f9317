import { type InvoiceDecisionBody, invoiceDecisionSchema } from '../../../schemas/wire/pendingInvoice.ts'
import { type ActionReply, selectionSchema, type WireSelection } from '../../../schemas/wire/selection.ts'
import { countCall, totalCall } from '../grid/filteredRowsCalls.ts'
import { gridCall } from '../grid/gridCall.ts'
import { sumCall } from '../grid/sumCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { requires } from '../server/schemaGuards.ts'
import { counted } from '../values/figures.ts'
import { pendingInvoicesGrid } from './grid.ts'
import { linesOfInvoice } from './invoiceLines.ts'
import { invoiceCauses, invoiceRejections } from './invoiceReasons.ts'
import { decideInvoices, type InvoiceDecision } from './pendingInvoices.ts'

const readOne = requires<InvoiceDecisionBody>(invoiceDecisionSchema)
const readMany = requires<InvoiceDecisionBody & { readonly selection: WireSelection }>({
  ...invoiceDecisionSchema,
  required: ['selection'],
  properties: { ...invoiceDecisionSchema.properties, selection: selectionSchema },
})

const path = '/api/finance/pending-invoices'
const access = ['finance_pending_invoices'] as const
/** Who decides (spec 2 §6). */
const manager = ['finance_pending_invoices_manager'] as const
const words = { approve: 'approved', reject: 'rejected' } as const

/** Pending invoices, spec 2 §7.4; the calls that decide are of our own making. */
export const pendingInvoiceCalls: readonly Call[] = [
  gridCall(`${path}/grid`, access, pendingInvoicesGrid),
  totalCall(`${path}/totals`, access, pendingInvoicesGrid),
  countCall(`${path}/counts`, access, pendingInvoicesGrid),
  sumCall(`${path}/sum`, access, pendingInvoicesGrid),
  {
    method: 'GET',
    path: `${path}/:idinvoice/lines`,
    access,
    answer: ({ store, param }) => ({ success: true, data: linesOfInvoice(store.db, param('idinvoice')) }),
  },
  get(`${path}/filters/default`, [{ index: 'status', value: ['pending'] }]),
  get(`${path}/filters/cause`, options([...new Set(Object.values(invoiceCauses).flat())].sort())),
  get(`${path}/filters/rejection`, options(invoiceRejections)),
  ...(['approve', 'reject'] as const).flatMap(verb => [
    decide(`${path}/${verb}`, verb, async ({ body }) => readMany(await body())),
    decide(`${path}/:idinvoice/${verb}`, verb, async ({ body, param }) => ({
      ...readOne(await body()),
      selection: { ids: [param('idinvoice')] },
    })),
  ]),
]

function get(path: string, data: unknown): Call {
  return { method: 'GET', path, access, answer: () => ({ success: true, data }) }
}

function decide(
  path: string,
  verb: keyof typeof words,
  read: (request: CallRequest) => Promise<InvoiceDecisionBody & { selection: WireSelection }>,
): Call {
  return {
    method: 'POST',
    path,
    access: manager,
    answer: async (request): Promise<ActionReply> => {
      const { selection, reason, note } = await read(request)
      if (verb === 'reject' && !reason?.trim())
        throw new Refusal(400, 'Reason is required.', [{ field: 'reason', message: 'Reason is required.' }])
      if (verb === 'reject' && !invoiceRejections.some(one => one === reason))
        throw new Refusal(400, `'${reason?.slice(0, 50)}' is not a valid reason.`, [
          { field: 'reason', message: 'This reason is not valid.' },
        ])
      const decision: InvoiceDecision = {
        status: words[verb],
        by: request.user.name,
        at: request.store.moment(),
        note: [reason, note].filter(text => text?.trim()).join(': ') || null,
      }
      const count = decideInvoices(request.store.db, selection, decision)
      return { success: true, message: `${counted(count, 'invoice was', 'invoices were')} ${words[verb]}.` }
    },
  }
}

function options(words: readonly string[]) {
  return words.map(value => ({ value, label: value }))
}

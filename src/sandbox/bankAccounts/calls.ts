import { type BankAccountForm, bankAccountFormSchema } from '../../../schemas/wire/bankAccount.ts'
import { type ActionReply } from '../../../schemas/wire/selection.ts'
import { gridCall } from '../grid/gridCall.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { requires } from '../server/schemaGuards.ts'
import { addBankAccount, editBankAccount, listBankAccounts, setBankAccountStatus } from './bankAccounts.ts'
import { bankAccountsGrid } from './grid.ts'

const readForm = requires<BankAccountForm>(bankAccountFormSchema)
const readChange = requires<BankAccountForm & { readonly version: number }>({
  ...bankAccountFormSchema,
  required: [...bankAccountFormSchema.required, 'version'],
})
const path = '/api/finance/refunds-bank-accounts'
const access = ['finance_refund_bank_accounts'] as const

/** The accounts that refunds are paid from, spec 2 §7.4; the calls that change them are our own. */
export const bankAccountCalls: readonly Call[] = [
  {
    method: 'GET',
    path: `${path}/list`,
    // Whoever sends a refund to the bank chooses one.
    access: ['finance_refund_bank_accounts', 'finance_refund_index'],
    answer: ({ store, query }) => ({
      success: true,
      data: listBankAccounts(store.db, query.get('refund')),
    }),
  },
  gridCall(`${path}/grid`, access, bankAccountsGrid),
  change(path, async ({ store, body }, by) => {
    const form = readForm(await body())
    addBankAccount(store.db, form, by)
    return `${form.name} was added.`
  }),
  change(`${path}/:id`, async ({ store, body, param }, by) => {
    const form = readChange(await body())
    editBankAccount(store.db, param('id'), form, { ...by, version: form.version })
    return `${form.name} was saved.`
  }),
  ...(['active', 'inactive'] as const).map(status =>
    change(`${path}/:id/${status}`, async ({ store, param }, by) => {
      const name = setBankAccountStatus(store.db, param('id'), status, by)
      return `${name} is now ${status}.`
    }),
  ),
]

function change(
  path: string,
  make: (request: CallRequest, by: { readonly by: string; readonly at: string }) => Promise<string>,
): Call {
  return {
    method: 'POST',
    path,
    access,
    answer: async (request): Promise<ActionReply> => {
      const { store, user } = request
      return { success: true, message: await make(request, { by: user.name, at: store.moment() }) }
    },
  }
}

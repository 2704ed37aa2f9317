import { type StoryObj } from '@storybook/react-vite'
import { type HttpReply } from '../../runtime/ports/http.ts'
import { type BlockOf } from '../../schemas/index.ts'
import { accountTypes, banks } from '../../src/sandbox/refundMethods/bankInfo.ts'
import { refundMethods } from '../../src/sandbox/refundMethods/builtInMethods.ts'
import { formNamed } from '../../tests/support/screens.ts'
import { drawn } from '../blocks/drawn.ts'

type Context = Parameters<NonNullable<StoryObj<BlockOf<'form'>>['play']>>[0]

const { submit: _submit, ...refundMethodForm } = formNamed('finance-refund-details', 'refund-method')

/** The read-only form. */
export { refundMethodForm }

const submit = { call: '/api/accounts/{idRefund}', method: 'PUT', version: 'version' } as const
const { readView: _, ...fields } = refundMethodForm
/** The fields are open at once. */
export const open: BlockOf<'form'> = { kind: 'form', heading: 'Account details', form: { ...fields, submit } }
/** The values are read first. */
export const read: BlockOf<'form'> = { ...open, form: { ...refundMethodForm, submit } }

const idOf = (alias: string) => refundMethods.find(method => method.alias === alias)?.idRefundMethod

/** An account of that method, on a stage where replacing is allowed. */
export function filled(alias: string, values: object = {}, stage: object = {}) {
  const account = { idRefund: 17, version: 3, idRefundMethod: idOf(alias), ...values }
  return {
    stage: {
      user: 'nour',
      loads: { account, methods: refundMethods, accountTypes, banks, replaceAllowed: true },
      ...stage,
    },
  }
}

export const answered = (status: number, data: unknown) => (): HttpReply => ({
  ok: false,
  status,
  statusText: '',
  data,
})

export async function save(context: Context): Promise<void> {
  await drawn(context)
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Save' }))
}

/** Saves, and waits for that line in the summary. */
export const refusedWith = (text: string | RegExp) => async (context: Context) => {
  await save(context)
  await context.canvas.findByRole('link', { name: text })
}

export const transfer = {
  bankAccountHolderName: 'Nour Haddad',
  iban: 'GB82WEST12345698765432',
  bankName: 'Mercia & Wessex',
  bankCode: 'MERW',
}
export const deposit = {
  bankAccountHolderName: 'Nour Haddad',
  bankAccountNumber: '12345678',
  bankAccountType: 'Savings',
  bankName: 'Harbour Street Building Society',
}
export const postal = {
  codIsPostalRefund: true,
  customerFullName: 'Ivy Ward',
  customerPhoneNumber: '+44 7700 900123',
  customerFullAddress: '1 Mill Lane, Leeds',
}

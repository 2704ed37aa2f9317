import { otherAccountType } from '../../../schemas/wire/refundMethod.ts'

/** GET /api/finance/refunds/account-details/type/list: the account types, each under `type` (spec 1 §3). */
export const accountTypes: readonly { readonly type: string }[] = [
  { type: 'Current' },
  { type: 'Savings' },
  { type: 'Salary' },
  { type: 'Business' },
  { type: otherAccountType },
]

/** The bank info list (spec 1 §3); its call is our own, because the specification names none. */
export const banks = [
  { bankName: 'Northfield Bank', bankCode: 'NFLD' },
  { bankName: 'Mercia & Wessex', bankCode: 'MERW' },
  { bankName: 'Caledonian Savings', bankCode: 'CALS' },
  { bankName: 'Harbour Street Building Society', bankCode: 'HSBS' },
  { bankName: 'Union of Marches', bankCode: 'UOMA' },
] as const

import { charsets } from '../../../schemas/wire/charset.ts'
import { type FieldError } from '../../../schemas/wire/fieldErrors.ts'
import { longestAnswer, type RefundAccount } from '../../../schemas/wire/refundAccount.ts'
import {
  type AvailableField,
  otherAccountType,
  type RefundAttribute,
  type RefundMethod,
  refundAttributes,
  voucherAlias,
} from '../../../schemas/wire/refundMethod.ts'
import { accountTypes, banks } from './bankInfo.ts'

/** What is wrong with the account that is given for a method, field by field (spec 1 §5). */
export function accountErrors(
  method: RefundMethod,
  account: RefundAccount,
  isReplaceType: boolean,
): FieldError[] {
  return [
    ...refundAttributes.flatMap(attribute => {
      const asked = method.availableFields.find(one => one.attribute === attribute)
      const message = problemOf(attribute, asked, account)
      return message === undefined ? [] : [{ field: attribute, message }]
    }),
    ...(account.isReplace && (!isReplaceType || method.alias !== voucherAlias)
      ? [{ field: 'isReplace', message: 'Only a voucher can replace a ticket, and only for some refunds.' }]
      : []),
  ]
}

/** What is kept of an account: the fields that the method asks for and that hold something. */
export function keptAccount(
  method: RefundMethod,
  account: RefundAccount,
): Readonly<Record<string, string | boolean>> {
  const kept: Record<string, string | boolean> = {}
  for (const { attribute } of method.availableFields) {
    const value = account[attribute]
    if (attribute === 'codIsPostalRefund') kept[attribute] = Boolean(value)
    else if (typeof value === 'string' && value.trim() !== '') kept[attribute] = value
  }
  if (account.isReplace) kept.isReplace = true
  return kept
}

function problemOf(
  attribute: RefundAttribute,
  asked: AvailableField | undefined,
  account: RefundAccount,
): string | undefined {
  const value = account[attribute]
  const given = typeof value === 'string' ? value : ''
  if (!asked) return given.trim() === '' && !value ? undefined : 'The refund method does not ask for this.'
  if (attribute === 'codIsPostalRefund')
    return asked.required && !value ? `${asked.label} is required.` : undefined
  if (attribute === 'bankAccountTypeOther' && account.bankAccountType !== otherAccountType)
    return given === '' ? undefined : `Only an account of type ${otherAccountType} can have another type.`
  if (given.trim() === '') return asked.required ? `${asked.label} is required.` : undefined
  if (attribute === 'bankAccountType')
    return accountTypes.some(({ type }) => type === given) ? undefined : 'This account type does not exist.'
  if (attribute === 'bankName' && asked.dropdown)
    return banks.some(({ bankName }) => bankName === given) ? undefined : 'This bank does not exist.'
  return limitProblem(asked, given)
}

function limitProblem(
  { fixedLength, maxLength, language }: AvailableField,
  given: string,
): string | undefined {
  const length = [...given].length
  const most = maxLength ?? longestAnswer
  if (fixedLength !== null && length !== fixedLength) return `Use exactly ${fixedLength} characters.`
  if (fixedLength === null && length > most) return `Use at most ${most.toLocaleString('en')} characters.`
  if (language === null || new RegExp(charsets[language], 'u').test(given)) return undefined
  return language === 'arabic'
    ? 'Use only Arabic letters, digits, spaces and punctuation.'
    : 'Use only Latin letters without accents, digits, spaces and some symbols.'
}

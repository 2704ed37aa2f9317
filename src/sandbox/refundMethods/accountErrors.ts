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
      ? [{ field: 'isReplace', message: 'Only a voucher replaces a ticket, and only of some refunds.' }]
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
  if (attribute === 'codIsPostalRefund') return asked.required && !value ? 'This is required.' : undefined
  if (attribute === 'bankAccountTypeOther' && account.bankAccountType !== otherAccountType)
    return given === '' ? undefined : `Only an account of the type ${otherAccountType} has another type.`
  if (given.trim() === '') return asked.required ? 'This is required.' : undefined
  if (attribute === 'bankAccountType')
    return accountTypes.some(({ type }) => type === given) ? undefined : 'There is no such account type.'
  if (attribute === 'bankName' && asked.dropdown)
    return banks.some(({ bankName }) => bankName === given) ? undefined : 'There is no such bank.'
  return limitProblem(asked, given)
}

function limitProblem(
  { fixedLength, maxLength, language }: AvailableField,
  given: string,
): string | undefined {
  const length = [...given].length
  const most = maxLength ?? longestAnswer
  if (fixedLength !== null && length !== fixedLength) return `This has exactly ${fixedLength} characters.`
  if (fixedLength === null && length > most)
    return `This has at most ${most.toLocaleString('en')} characters.`
  if (language === null || new RegExp(charsets[language], 'u').test(given)) return undefined
  return language === 'arabic'
    ? 'This takes Arabic letters, digits, spaces and punctuation.'
    : 'This takes Latin letters without accents, digits, spaces and some symbols.'
}

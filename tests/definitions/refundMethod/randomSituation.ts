import { pick } from '../../core/random.ts'
import { type RawField, type RawMethod, type Situation } from './secondReading.ts'

type Random = () => number

/** Every field that a method may list, and names that none of the form is. */
const attributes = [
  ...['codIsPostalRefund', 'bankAccountHolderName', 'bankAccountNumber', 'bankAccountType'],
  ...['bankAccountTypeOther', 'bankName', 'bankCode', 'branchName', 'branchCode', 'nationalId'],
  ...['customerFullName', 'customerPhoneNumber', 'customerFullAddress', 'transaction', 'iban'],
  ...['isReplace', 'idRefundMethod', 'swift', 'constructor', '__proto__', ''],
]
const accountTypes = ['Current', 'Savings', 'Other']
const banks = ['Northfield Bank', 'Mercia & Wessex', 'بنك مصر']

/** Methods, a choice among them, and values typed into every field: many that break a rule, many that just keep it. */
export function randomSituation(random: Random): Situation {
  const methods = Array.from({ length: whole(random, 0, 4) }, (_, at) => randomMethod(random, at + 1))
  const chosen =
    methods.length > 0 && random() < 0.9
      ? `${pick(random, methods).idRefundMethod}`
      : pick(random, ['', '99'])
  const limits = methods.flatMap(({ availableFields }) =>
    availableFields.flatMap(({ maxLength, fixedLength }) => [Number(maxLength), Number(fixedLength)]),
  )
  const lengths = [0, 1, 5, ...limits.filter(limit => limit > 0 && limit < 60)]
  const typed: Record<string, string | boolean> = {}
  for (const name of attributes.slice(0, 16)) typed[name] = randomText(random, pick(random, lengths))
  typed.codIsPostalRefund = random() < 0.5
  typed.isReplace = random() < 0.5
  typed.bankAccountType = pick(random, [...accountTypes, 'Other', '', 'other', 'Joint'])
  if (random() < 0.6) typed.bankName = pick(random, [...banks, '', 'Nowhere Bank'])
  return { methods, chosen, replaceType: random() < 0.5, typed, accountTypes, banks }
}

function randomMethod(random: Random, at: number): RawMethod {
  return {
    idRefundMethod: random() < 0.5 ? at : `${at}`,
    displayName: `Method ${at}`,
    alias: pick(random, ['NoPayment', 'BankTransfer', 'nopayment', '']),
    availableFields: Array.from({ length: whole(random, 0, 12) }, () => randomField(random)),
  }
}

function randomField(random: Random): RawField {
  const field: Record<string, unknown> = { attribute: pick(random, attributes) }
  const maybe = (key: string, values: readonly unknown[]) => {
    if (random() < 0.8) field[key] = values[whole(random, 0, values.length - 1)]
  }
  maybe('label', ['Label', 'اسم', '', null])
  maybe('required', [true, true, false, 1, 0, null])
  maybe('maxLength', [1, 2, 5, 22, 34, '34', 0, null, ''])
  maybe('fixedLength', [22, 27, '5', 0, null, null, null])
  maybe('language', ['arabic', 'english', null, '', 'greek'])
  maybe('dropdown', [true, false, 1, 0, null])
  return { attribute: String(field.attribute), ...field }
}

const pools = [
  ...['ABCxyz', '0123456789', ' ', '.,:;!?\'"()/-', '+&@#_', 'éüß', 'ابتثجحخد', '٠١٢۳', '،؛؟', 'َّ', 'ﻻ'],
  ...['漢字', '😀𝒳', '\n\t', '<>%$*=', '\u200f\u200d', 'پچ', 'кир', '\u00a0'],
]

/** About that many characters of one to three sorts. */
function randomText(random: Random, length: number): string {
  const sorts = Array.from({ length: whole(random, 1, 3) }, () => Array.from(pick(random, pools)))
  const aim = Math.max(0, length + whole(random, -1, 1))
  return Array.from({ length: aim }, () => pick(random, pick(random, sorts))).join('')
}

function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

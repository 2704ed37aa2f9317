import { type Person } from '../seed/people.ts'
import { type Random, randomOf } from '../seed/random.ts'
import { ibanOf } from '../values/iban.ts'
import { banks } from './bankInfo.ts'

/**
 * What the customer has given for a refund by that method, spelled as on the wire. Undefined while the refund waits for the
 * customer, and for a voucher, which asks for nothing.
 */
export function accountFields(
  refund: { readonly rmaNr: string; readonly method: string; readonly status: string },
  person: Person,
): Readonly<Record<string, string | boolean>> | undefined {
  if (refund.status === 'waiting') return undefined
  const random = randomOf(`account ${refund.rmaNr}`)
  const holder = `${person.firstName} ${person.lastName}`
  const bank = random.pick(banks)
  switch (refund.method) {
    case 'BankTransfer':
      return {
        bankAccountHolderName: latin(holder),
        iban: iban(bank.bankCode, random),
        bankName: bank.bankName,
        bankCode: `${bank.bankCode}GB2L`,
      }
    case 'BankDeposit': {
      const other = random.chance(0.1)
      return {
        bankAccountHolderName: holder,
        bankAccountNumber: random.digits(8),
        bankAccountType: other ? 'Other' : random.pick(['Current', 'Savings'] as const),
        ...(other ? { bankAccountTypeOther: 'Joint account' } : {}),
        bankName: bank.bankName,
        branchName: person.city,
        branchCode: `${random.digits(2)}-${random.digits(2)}-${random.digits(2)}`,
        nationalId: person.nationalId,
      }
    }
    case 'PostalOrder':
      return {
        codIsPostalRefund: true,
        customerFullName: holder,
        customerPhoneNumber: person.phone,
        customerFullAddress: `${person.street}, ${person.city}, ${person.postcode}, ${person.country}`,
      }
    case 'OriginalPayment':
      return { transaction: `TX-${random.digits(10)}` }
    default:
      return undefined
  }
}

/**
 * An IBAN of the United Kingdom with the right check digits, but for one in thirty whose last digit was mistyped: the
 * console warns of it and refuses nothing.
 */
function iban(code: string, random: Random): string {
  const right = ibanOf('GB', `${code}${random.digits(14)}`)
  return random.chance(1 / 30) ? `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}` : right
}

/** As banks take it: without accents. */
function latin(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replace(/[^A-Za-z '-]/g, '')
}

import { type Person } from './people.ts'
import { randomOf } from './random.ts'

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
        bankAccountHolderName: holder,
        iban: `GB${random.digits(2)}${bank.code}${random.digits(14)}`,
        bankName: bank.name,
        bankCode: `${bank.code}GB2L`,
      }
    case 'BankDeposit': {
      const other = random.chance(0.1)
      return {
        bankAccountHolderName: holder,
        bankAccountNumber: random.digits(8),
        bankAccountType: other ? 'Other' : random.pick(['Current', 'Savings'] as const),
        ...(other ? { bankAccountTypeOther: 'Joint account' } : {}),
        bankName: bank.name,
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

const banks = [
  { name: 'Northfield Bank', code: 'NFLD' },
  { name: 'Mercia & Wessex', code: 'MERW' },
  { name: 'Caledonian Savings', code: 'CALS' },
  { name: 'Harbour Street Building Society', code: 'HSBS' },
  { name: 'Union of Marches', code: 'UOMA' },
] as const

/** One field that a refund method asks for, as the wire spells it. A length of null is no limit. */
export interface AvailableField {
  readonly attribute: string
  readonly label: string
  readonly required: boolean
  readonly maxLength: number | null
  readonly fixedLength: number | null
  readonly language: 'english' | 'arabic' | null
  readonly dropdown: boolean
}

/** One refund method (spec 1 §3). `alias` is what a refund carries. */
export interface RefundMethod {
  readonly idRefundMethod: number
  readonly displayName: string
  readonly alias: string
  readonly availableFields: readonly AvailableField[]
}

/** The refund methods of the sandbox; NoPayment is the voucher (spec 1 §9). */
export const refundMethods: readonly RefundMethod[] = [
  {
    idRefundMethod: 1,
    displayName: 'Bank transfer',
    alias: 'BankTransfer',
    availableFields: [
      field('bankAccountHolderName', 'Account holder', {
        required: true,
        maxLength: 70,
        language: 'english',
      }),
      field('iban', 'IBAN', { required: true, maxLength: 34, fixedLength: 22 }),
      field('bankName', 'Bank', { required: true, maxLength: 60, dropdown: true }),
      field('bankCode', 'Bank code', { maxLength: 11, language: 'english' }),
    ],
  },
  {
    idRefundMethod: 2,
    displayName: 'Bank deposit',
    alias: 'BankDeposit',
    availableFields: [
      field('bankAccountHolderName', 'Account holder', { required: true, maxLength: 70 }),
      field('bankAccountNumber', 'Account number', { required: true, maxLength: 20, language: 'english' }),
      field('bankAccountType', 'Account type', { required: true, maxLength: 30, dropdown: true }),
      field('bankAccountTypeOther', 'Other account type', { maxLength: 30 }),
      field('bankName', 'Bank', { required: true, maxLength: 60 }),
      field('branchName', 'Branch', { maxLength: 60 }),
      field('branchCode', 'Branch code', { maxLength: 10, language: 'english' }),
      field('nationalId', 'National id', { maxLength: 14, language: 'english' }),
    ],
  },
  { idRefundMethod: 3, displayName: 'Voucher', alias: 'NoPayment', availableFields: [] },
  {
    idRefundMethod: 4,
    displayName: 'Postal order',
    alias: 'PostalOrder',
    availableFields: [
      field('codIsPostalRefund', 'Postal refund', {}),
      field('customerFullName', 'Full name', { required: true, maxLength: 100 }),
      field('customerPhoneNumber', 'Phone number', { required: true, maxLength: 20 }),
      field('customerFullAddress', 'Full address', { required: true, maxLength: 255 }),
    ],
  },
  {
    idRefundMethod: 5,
    displayName: 'Original payment',
    alias: 'OriginalPayment',
    availableFields: [
      field('transaction', 'Transaction', { required: true, maxLength: 40, language: 'english' }),
    ],
  },
]

function field(attribute: string, label: string, rules: Partial<AvailableField>): AvailableField {
  return {
    attribute,
    label,
    required: false,
    maxLength: null,
    fixedLength: null,
    language: null,
    dropdown: false,
    ...rules,
  }
}

import {
  type AvailableField,
  type RefundAttribute,
  type RefundMethod,
} from '../../../schemas/wire/refundMethod.ts'

const english = { language: 'english' } as const
const arabic = { language: 'arabic' } as const
const required = { required: true } as const

/** The refund methods of the sandbox at first; what each asks for can be changed. NoPayment is the voucher (spec 1 §9). */
export const refundMethods: readonly RefundMethod[] = [
  method(1, 'Bank transfer', 'BankTransfer', [
    field('bankAccountHolderName', 'Account holder', 70, { ...required, ...english }),
    field('iban', 'IBAN', 34, { ...required, fixedLength: 22 }),
    field('bankName', 'Bank', 60, { ...required, dropdown: true }),
    field('bankCode', 'Bank code', 11, english),
  ]),
  method(2, 'Bank deposit', 'BankDeposit', [
    field('bankAccountHolderName', 'Account holder', 70, required),
    field('bankAccountNumber', 'Account number', 20, { ...required, ...english }),
    field('bankAccountType', 'Account type', 30, { ...required, dropdown: true }),
    field('bankAccountTypeOther', 'Other account type', 30, required),
    field('bankName', 'Bank', 60, required),
    field('branchName', 'Branch', 60, {}),
    field('branchCode', 'Branch code', 10, english),
    field('nationalId', 'National id', 14, english),
  ]),
  method(3, 'Voucher', 'NoPayment', []),
  method(4, 'Postal order', 'PostalOrder', [
    field('codIsPostalRefund', 'Postal refund', null, {}),
    field('customerFullName', 'Full name', 100, required),
    field('customerPhoneNumber', 'Phone number', 20, required),
    field('customerFullAddress', 'Full address', 255, required),
  ]),
  method(5, 'Original payment', 'OriginalPayment', [
    field('transaction', 'Transaction', 40, { ...required, ...english }),
  ]),
  method(6, 'Bank transfer France', 'BankTransferFrance', [
    field('bankAccountHolderName', 'Account holder', 70, { ...required, ...english }),
    field('iban', 'IBAN', 34, { ...required, fixedLength: 27 }),
    field('bankName', 'Bank', 60, {}),
  ]),
  method(7, 'Bank transfer abroad', 'BankTransferAbroad', [
    field('bankAccountHolderName', 'Account holder', 70, { ...required, ...english }),
    field('iban', 'IBAN', 34, required),
    field('bankCode', 'BIC', 11, { ...required, ...english }),
    field('bankName', 'Bank', 60, { ...required, ...english }),
    field('customerFullAddress', 'Address of the account holder', 140, english),
  ]),
  method(8, 'Local transfer', 'LocalTransfer', [
    field('bankAccountHolderName', 'Account holder in Arabic', 70, { ...required, ...arabic }),
    field('bankAccountNumber', 'Account number', 16, { ...required, ...english }),
    field('bankAccountType', 'Account type', 30, { ...required, dropdown: true }),
    field('bankAccountTypeOther', 'Other account type', 30, { ...required, ...arabic }),
    field('bankName', 'Bank', 60, { ...required, dropdown: true }),
    field('iban', 'IBAN', 34, { fixedLength: 29 }),
    field('nationalId', 'National id', 14, english),
  ]),
  method(9, 'Branch pick-up', 'BranchPickUp', [
    field('customerFullName', 'Full name as on the identity card', 100, required),
    field('nationalId', 'National id', 14, { ...required, ...english }),
    field('customerPhoneNumber', 'Phone number', 20, required),
    field('branchName', 'Branch', 60, required),
    field('branchCode', 'Branch code', 10, english),
  ]),
]

function method(
  idRefundMethod: number,
  displayName: string,
  alias: string,
  availableFields: readonly AvailableField[],
): RefundMethod {
  return { idRefundMethod, displayName, alias, availableFields }
}

function field(
  attribute: RefundAttribute,
  label: string,
  maxLength: number | null,
  rules: Partial<AvailableField>,
): AvailableField {
  return {
    attribute,
    label,
    required: false,
    maxLength,
    fixedLength: null,
    language: null,
    dropdown: false,
    ...rules,
  }
}

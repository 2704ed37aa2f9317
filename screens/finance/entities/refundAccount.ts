import { defineEntity } from '../../../schemas/index.ts'

export default defineEntity({
  name: 'refundAccount',
  key: 'idRefundMethod',
  label: 'Account of a refund',
  fields: {
    idRefundMethod: { type: 'id', label: 'Refund method' },
    isReplace: { type: 'boolean', label: 'Replace Ticket', optional: true },
    codIsPostalRefund: { type: 'boolean', label: 'Postal refund', optional: true },
    bankAccountHolderName: { type: 'text', label: 'Account holder', optional: true },
    bankAccountNumber: { type: 'text', label: 'Account number', optional: true },
    bankAccountType: { type: 'text', label: 'Account type', optional: true },
    bankAccountTypeOther: { type: 'text', label: 'Other account type', optional: true },
    bankName: { type: 'text', label: 'Bank', optional: true },
    bankCode: { type: 'text', label: 'Bank code', optional: true },
    branchName: { type: 'text', label: 'Branch', optional: true },
    branchCode: { type: 'text', label: 'Branch code', optional: true },
    nationalId: { type: 'text', label: 'National id', optional: true },
    customerFullName: { type: 'text', label: 'Full name', optional: true, personal: true },
    customerPhoneNumber: { type: 'text', label: 'Phone number', optional: true, personal: true },
    customerFullAddress: { type: 'text', label: 'Full address', optional: true, personal: true },
    transaction: { type: 'text', label: 'Transaction', optional: true },
    iban: { type: 'text', label: 'IBAN', warn: 'iban', help: 'Without spaces.', optional: true },
    version: { type: 'integer', label: 'Version', sortable: false },
  },
})

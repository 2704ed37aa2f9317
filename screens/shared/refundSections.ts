import { type BlockOf } from '../../schemas/index.ts'

/** Whom a refund is paid to, of the load `customer`. */
export const customerDetails = {
  kind: 'details',
  load: 'customer',
  empty: 'There are no customer details.',
  fields: [
    { field: 'customerName', label: 'Name' },
    { field: 'customerEmail', label: 'Email' },
    { field: 'customerPhone', label: 'Phone' },
    { field: 'address', label: 'Address' },
    { field: 'city', label: 'City' },
    { field: 'country', label: 'Country' },
  ],
} satisfies BlockOf<'details'>

/** What the customer has given for its method, of the load `account`. */
export const accountDetails = {
  kind: 'details',
  load: 'account',
  empty: 'The customer has not given account details yet.',
  fields: [
    { field: 'bankAccountHolderName', label: 'Account holder' },
    { field: 'bankName', label: 'Bank' },
    { field: 'bankCode', label: 'Bank code' },
    { field: 'branchName', label: 'Branch' },
    { field: 'branchCode', label: 'Branch code' },
    { field: 'bankAccountType', label: 'Account type' },
    { field: 'bankAccountNumber', label: 'Account number' },
    { field: 'iban', label: 'IBAN' },
  ],
} satisfies BlockOf<'details'>

/** The money of the order behind it, of the load `balance`. */
export const balanceSheet = {
  kind: 'details',
  load: 'balance',
  empty: 'There is no balance sheet.',
  fields: [
    {
      field: 'paid',
      label: 'Paid by the customer',
      cell: { kind: 'money', currency: 'currency' },
    },
    { field: 'refunded', label: 'Refunded', cell: { kind: 'money', currency: 'currency' } },
    { field: 'vouchers', label: 'Vouchers', cell: { kind: 'money', currency: 'currency' } },
    { field: 'open', label: 'Open', cell: { kind: 'money', currency: 'currency' } },
  ],
} satisfies BlockOf<'details'>

/** What was granted on top, of the load `gesture`. */
export const commercialGesture = {
  kind: 'details',
  load: 'gesture',
  empty: 'No commercial gesture was made for this refund.',
  fields: [
    { field: 'reason', label: 'Reason' },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
    { field: 'grantedBy', label: 'Granted by' },
    { field: 'grantedAt', label: 'Granted', cell: { kind: 'date', time: true } },
  ],
} satisfies BlockOf<'details'>

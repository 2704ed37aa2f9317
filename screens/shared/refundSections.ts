import { type BlockOf } from '../../schemas/index.ts'
import { refundMethodForm } from './refundMethodForm.ts'

/** Whom a refund is paid to, of the load `customer`. */
export const customerDetails = {
  kind: 'details',
  load: 'customer',
  empty: 'The customer details could not be loaded.',
  fields: [
    { field: 'customerName', label: 'Name' },
    { field: 'customerEmail', label: 'Email' },
    { field: 'customerPhone', label: 'Phone' },
    { field: 'address', label: 'Address' },
    { field: 'postcode', label: 'Postcode' },
    { field: 'city', label: 'City' },
    { field: 'country', label: 'Country' },
  ],
} satisfies BlockOf<'details'>

/**
 * What the customer has given for its method, of the load `account`. It can be changed until the money is under way; then
 * it is only looked at.
 */
export const accountDetails: BlockOf<'form'>[] = [
  {
    kind: 'form',
    form: {
      ...refundMethodForm,
      submit: {
        call: '/api/finance/refunds/details/account-details/{idrefund}',
        method: 'PUT',
        version: 'version',
      },
    },
    visible: { field: 'refund.status', in: ['pending', 'waiting', 'ready', 'failed'] },
    assumes:
      'What a customer has given can be corrected until the refund is sent to the bank, paid or cancelled.',
  },
  {
    kind: 'form',
    form: { ...refundMethodForm, id: 'refund-method-closed' },
    visible: { field: 'refund.status', in: ['sent', 'paid', 'cancelled'] },
  },
]

/** The money of the order behind it, of the load `balance`. */
export const balanceSheet = {
  kind: 'details',
  load: 'balance',
  empty: 'The balance sheet could not be loaded.',
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
  empty: 'There is no commercial gesture to show.',
  fields: [
    { field: 'reason', label: 'Reason' },
    { field: 'amount', label: 'Amount', cell: { kind: 'money', currency: 'currency' } },
    { field: 'grantedBy', label: 'Granted by' },
    { field: 'grantedAt', label: 'Granted', cell: { kind: 'date', time: true } },
  ],
} satisfies BlockOf<'details'>

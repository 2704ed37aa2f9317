import { type BlockDefinitionOf } from '../../../schemas/index.ts'
import { refundMethodForm } from './refundMethodForm.ts'

/** Whom a refund is paid to, of the load `customer`. */
export const customerDetails = {
  kind: 'details',
  load: 'customer',
  empty: 'The customer details could not be loaded.',
  fields: ['customerName', 'customerEmail', 'customerPhone', 'address', 'postcode', 'city', 'country'],
} satisfies BlockDefinitionOf<'details'>

/**
 * What the customer has given for its method, of the load `account`. It can be changed until the money is under way; then
 * it is only looked at.
 */
export const accountDetails: BlockDefinitionOf<'form'>[] = [
  {
    kind: 'form',
    form: { ...refundMethodForm, submit: 'saveRefundAccount' },
    visible: { 'refund.status': ['pending', 'waiting', 'ready', 'failed'] },
    assumes:
      'What a customer has given can be corrected until the refund is sent to the bank, paid or cancelled.',
  },
  {
    kind: 'form',
    form: { ...refundMethodForm, id: 'refund-method-closed' },
    visible: { 'refund.status': ['sent', 'paid', 'cancelled'] },
  },
]

/** The money of the order behind it, of the load `balance`. */
export const balanceSheet = {
  kind: 'details',
  load: 'balance',
  empty: 'The balance sheet could not be loaded.',
  fields: ['paid', 'refunded', 'vouchers', 'open'],
} satisfies BlockDefinitionOf<'details'>

/** What was granted on top, of the load `gesture`. */
export const commercialGesture = {
  kind: 'details',
  load: 'gesture',
  empty: 'No commercial gestures.',
  fields: ['reason', 'amount', 'grantedBy', 'grantedAt'],
} satisfies BlockDefinitionOf<'details'>

import { defineForm, type Field, type FieldOf, type Profile } from '../../schemas/index.ts'
import { otherAccountType, refundMethodErrors, voucherAlias } from '../../schemas/wire/refundMethod.ts'

/** The methods as they describe themselves (spec 1 §3, §5), laid over the fields. */
export const refundMethodProfile = {
  load: 'methods',
  by: 'idRefundMethod',
  needs: ['displayName', 'alias'],
  fields: 'availableFields',
  keys: { name: 'attribute', length: 'fixedLength', charset: 'language' },
  exact: ['iban'],
  invalid: refundMethodErrors,
} satisfies Profile

/** The method; what it asks for follows from it. */
export const chosenRefundMethod: FieldOf<'select'> = {
  kind: 'select',
  name: 'idRefundMethod',
  label: 'Refund method',
  required: true,
  options: { load: 'methods', value: 'idRefundMethod', label: 'displayName' },
}

const replaceTicket: FieldOf<'checkbox'> = {
  kind: 'checkbox',
  name: 'isReplace',
  label: 'Replace Ticket',
  visible: {
    all: [
      { field: 'loads.replaceAllowed', is: true },
      { field: 'record.isReplaceType', is: true },
    ],
  },
  enabled: { field: 'profile.alias', is: voucherAlias },
  clearWhen: 'disabled',
  assumes:
    'The server says whether replacing is allowed at all, and with the account whether the refund is of a replace type.',
}

/** Every field that a method may ask for (spec 1 §3). */
export const askedByRefundMethods: Field[] = [
  {
    kind: 'checkbox',
    name: 'codIsPostalRefund',
    label: 'Postal refund',
    assumes: 'A check box that a method requires has to be ticked.',
  },
  { kind: 'text', name: 'bankAccountHolderName', label: 'Account holder' },
  { kind: 'text', name: 'bankAccountNumber', label: 'Account number' },
  {
    kind: 'select',
    name: 'bankAccountType',
    label: 'Account type',
    options: { load: 'accountTypes', value: 'type' },
  },
  {
    kind: 'text',
    name: 'bankAccountTypeOther',
    label: 'Other account type',
    visible: { field: 'bankAccountType', is: otherAccountType },
    assumes: 'As every other field it must be listed by the method, too.',
  },
  { kind: 'text', name: 'bankName', label: 'Bank', options: { load: 'banks', value: 'bankName' } },
  { kind: 'text', name: 'bankCode', label: 'Bank code' },
  { kind: 'text', name: 'branchName', label: 'Branch' },
  { kind: 'text', name: 'branchCode', label: 'Branch code' },
  { kind: 'text', name: 'nationalId', label: 'National id' },
  { kind: 'text', name: 'customerFullName', label: 'Full name' },
  { kind: 'text', name: 'customerPhoneNumber', label: 'Phone number' },
  { kind: 'text', name: 'customerFullAddress', label: 'Full address' },
  { kind: 'text', name: 'transaction', label: 'Transaction' },
  {
    kind: 'text',
    name: 'iban',
    label: 'IBAN',
    help: 'Without spaces.',
    warn: 'iban',
    assumes:
      'Beyond the specification: wrong check digits are warned of and never refused. The account, the national id and the IBAN are kept in no draft.',
  },
]

/**
 * The refund-method form (spec 1 §3, §4, §5). It reads the loads `account` and those of `refundMethodLoads`; a screen that
 * saves it adds `submit`.
 */
export const refundMethodForm = defineForm({
  id: 'refund-method',
  values: 'account',
  readView: true,
  profile: { ...refundMethodProfile, free: ['isReplace'] },
  fields: [chosenRefundMethod, replaceTicket, ...askedByRefundMethods],
})

import { defineForm, type FieldDefinition, type Profile } from '../../../schemas/index.ts'
import { otherAccountType, refundMethodErrors, voucherAlias } from '../../../schemas/wire/refundMethod.ts'

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
export const chosenRefundMethod: FieldDefinition = { name: 'idRefundMethod', options: 'methods' }

const replaceTicket: FieldDefinition = {
  name: 'isReplace',
  visible: { 'loads.replaceAllowed': true, 'record.isReplaceType': true },
  enabled: { 'profile.alias': voucherAlias },
  clearWhen: 'disabled',
  assumes:
    'The server says whether replacing is allowed at all, and with the account whether the refund is of a replace type.',
}

/** Every field that a method may ask for (spec 1 §3). */
export const askedByRefundMethods: FieldDefinition[] = [
  { name: 'codIsPostalRefund', assumes: 'A check box that a method requires has to be ticked.' },
  'bankAccountHolderName',
  'bankAccountNumber',
  { name: 'bankAccountType', options: { load: 'accountTypes', value: 'type' } },
  {
    name: 'bankAccountTypeOther',
    visible: { bankAccountType: otherAccountType },
    assumes: 'Like every other field, it must be listed by the method.',
  },
  { kind: 'text', name: 'bankName', options: { load: 'banks', value: 'bankName' } },
  'bankCode',
  'branchName',
  'branchCode',
  'nationalId',
  'customerFullName',
  'customerPhoneNumber',
  'customerFullAddress',
  'transaction',
  {
    name: 'iban',
    assumes:
      'Beyond the specification: wrong check digits cause a warning and are never rejected. The account, the national id and the IBAN are not stored in drafts.',
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

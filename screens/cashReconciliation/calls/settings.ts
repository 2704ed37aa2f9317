import { defineCalls } from '../../../schemas/index.ts'

/** What is said of a partner, new or known. */
const partnerFields = [
  'code',
  'name',
  'partnerType',
  'navisionCode',
  'contact?',
  'email?',
  'phone?',
  'address?',
  'iban?',
  'paymentDays?',
  'openingHours?',
]

/** What is said of a bank account. */
const accountFields = ['name', 'bankName', 'iban', 'currency', 'navisionAccount']

/** What is said of a payment method. */
const methodFields = ['name', 'isExternal', 'needsReceipt']

/** What is said of a transaction type. */
const typeFields = ['name', 'direction', 'approvalLimit']

export default defineCalls({
  base: '/api/cash-reconciliation',
  of: 'cashBankAccount',
  calls: {
    partnersOfAccountStatement: { get: '/collection-partner/accountStatement', many: 'choice' },
    transactionTypes: { get: '/transaction-types', many: 'choice' },
    cashBankAccounts: { grid: '/bank-accounts/grid' },
    addCashBankAccount: { post: '/bank-accounts', body: accountFields },
    changeCashBankAccount: { put: '/bank-accounts/{id}', body: accountFields },
    deactivateCashBankAccount: { post: '/bank-accounts/{id}/inactive' },
    activateCashBankAccount: { post: '/bank-accounts/{id}/active' },
    partnerTypes: { get: '/collection-partner-form-settings', many: 'partnerType' },
    partners: { get: '/collection-partner', many: 'choice' },
    collectionPartners: { grid: '/collection-partners/grid', many: 'collectionPartner' },
    addCollectionPartner: { post: '/collection-partners', body: partnerFields },
    changeCollectionPartner: { put: '/collection-partners/{id}', body: partnerFields },
    deactivateCollectionPartner: { post: '/collection-partners/{id}/inactive' },
    activateCollectionPartner: { post: '/collection-partners/{id}/active' },
    partnerRelationships: { grid: '/collection-partner-relationships/grid', many: 'partnerRelationship' },
    changeRelationship: {
      put: '/collection-partner-relationships/{id}',
      version: true,
      body: ['fromId', 'toId'],
      resource: 'reconciliation_collection_partners_access',
    },
    addRelationship: { post: '/collection-partner-relationships', body: ['fromId', 'toId'] },
    deactivateRelationship: { post: '/collection-partner-relationships/{id}/inactive' },
    activateRelationship: { post: '/collection-partner-relationships/{id}/active' },
    partnerForms: { grid: '/collection-partner-forms/grid', many: 'partnerForm' },
    changePartnerForm: {
      put: '/collection-partner-forms/{id}',
      body: ['contact', 'email', 'phone', 'address', 'iban', 'paymentDays', 'openingHours'],
    },
    partnersOfCurrentBalanceDashboard: { get: '/collection-partner/currentBalanceDashboard', many: 'choice' },
    partnersOfFinanceDashboard: { get: '/collection-partner/financeDashboard', many: 'choice' },
    cashPaymentMethods: { grid: '/payment-methods/grid', many: 'cashPaymentMethod' },
    addCashPaymentMethod: { post: '/payment-methods', body: methodFields },
    changeCashPaymentMethod: { put: '/payment-methods/{id}', body: methodFields },
    deactivateCashPaymentMethod: { post: '/payment-methods/{id}/inactive' },
    activateCashPaymentMethod: { post: '/payment-methods/{id}/active' },
    paymentMethods: { get: '/payment-method', many: 'methodChoice' },
    partnersOfPaymentsQueue: { get: '/collection-partner/paymentsQueue', many: 'choice' },
    bankAccountsOfPaymentsQueue: { get: '/bank-account-list/paymentsQueue', many: 'accountChoice' },
    externalPaymentMethods: { get: '/payment-method/external', many: 'methodChoice' },
    rejectionReasons: { get: '/reasons/type/RejectionReason', many: 'choice' },
    partnersOfTransactionList: { get: '/collection-partner/transactionList', many: 'choice' },
    automaticTransactionTypes: { get: '/transaction-types/automatic/true', many: 'choice' },
    cashReasons: { grid: '/reasons/grid', many: 'cashReason' },
    addCashReason: { post: '/reasons', body: ['name', 'type'] },
    changeCashReason: { put: '/reasons/{id}', body: ['name', 'type'] },
    deactivateCashReason: { post: '/reasons/{id}/inactive' },
    activateCashReason: { post: '/reasons/{id}/active' },
    transactionTypeSettings: { grid: '/transaction-types/grid', many: 'transactionType' },
    addTransactionType: { post: '/transaction-types', body: typeFields },
    changeTransactionType: { put: '/transaction-types/{id}', body: typeFields },
    deactivateTransactionType: { post: '/transaction-types/{id}/inactive' },
    activateTransactionType: { post: '/transaction-types/{id}/active' },
    navisionPartners: { get: '/collection-partner-navision', many: 'choice' },
    manualTransactionTypes: { get: '/transaction-types/manual', many: 'choice' },
    relationships: { get: '/collection-partner-relationship', many: 'choice' },
    adjustmentReasons: { get: '/reasons/type/AdjustmentReason', many: 'choice' },
  },
})

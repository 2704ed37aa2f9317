import { defineCalls } from '../../../schemas/index.ts'

/** What the methods of refunds ask for. */
const account = [
  'idRefundMethod',
  'isReplace',
  'codIsPostalRefund',
  'bankAccountHolderName?',
  'bankAccountNumber?',
  'bankAccountType?',
  'bankAccountTypeOther?',
  'bankName?',
  'bankCode?',
  'branchName?',
  'branchCode?',
  'nationalId?',
  'customerFullName?',
  'customerPhoneNumber?',
  'customerFullAddress?',
  'transaction?',
  'iban?',
]

/** One of the company's accounts that refunds are paid from. */
const bankAccount = ['name', 'bankName', 'holder', 'iban', 'bic', 'currency', 'dailyLimit?', 'isDefault']

export default defineCalls({
  base: '/api',
  of: 'refundBankAccount',
  calls: {
    refundBankAccountList: {
      get: '/finance/refunds-bank-accounts/list',
      many: 'refundBankAccount',
      query: { refund: 'text' },
    },
    refundBankAccounts: { grid: '/finance/refunds-bank-accounts/grid' },
    addRefundBankAccount: { post: '/finance/refunds-bank-accounts', body: bankAccount },
    changeRefundBankAccount: {
      post: '/finance/refunds-bank-accounts/{idBankAccount}',
      version: true,
      body: bankAccount,
    },
    deactivateRefundBankAccount: { post: '/finance/refunds-bank-accounts/{idBankAccount}/inactive' },
    activateRefundBankAccount: { post: '/finance/refunds-bank-accounts/{idBankAccount}/active' },
    accountTypes: { get: '/finance/refunds/account-details/type/list', many: 'accountType' },
    banks: { get: '/finance/refunds/account-details/bank-info/list', many: 'bank' },
    refundAccount: { get: '/finance/refunds/details/account-details/{idRefund}', one: 'refundAccount' },
    saveRefundAccount: { put: '/finance/refunds/details/account-details/{idRefund}', body: account },
    refundsPendingInfo: { grid: '/csr/refunds-pending-info/grid', many: 'refund' },
    completeRefund: { put: '/csr/refunds-pending-info/{idRefund}', body: account },
    refundSettings: { get: '/finance/refund-settings', one: 'refundSettings' },
    saveRefundSettings: {
      put: '/finance/refund-settings',
      body: [
        'dueDays',
        'bankFile',
        'bankFileAt',
        'approvalLimit',
        'askAgainDays',
        'mostQuestions',
        'cancelUnanswered',
        'replaceAllowed',
        'notifyCustomer',
        'failureEmail?',
      ],
    },
  },
})

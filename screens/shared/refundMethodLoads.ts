import { type Load } from '../../schemas/index.ts'

/** What the refund-method form reads beside the account. Nothing is kept: a method that is changed asks for other fields at once. */
export const refundMethodLoads = {
  methods: {
    get: '/api/finance/refunds/methods/list',
    select: 'data',
    onError: { toast: 'server', value: [] },
  },
  accountTypes: {
    get: '/api/finance/refunds/account-details/type/list',
    select: 'data',
    cache: 'session',
    onError: { toast: 'server', value: [] },
  },
  banks: {
    get: '/api/finance/refunds/account-details/bank-info/list',
    select: 'data',
    cache: 'session',
    onError: { toast: 'server', value: [] },
    assumes: 'The specification names a bank info list without its call.',
  },
  replaceAllowed: {
    get: '/api/finance/refunds/replace-allowed',
    select: 'data',
    onError: { toast: 'server', value: false },
  },
} satisfies Record<string, Load>

import { type LoadDefinition } from '../../../schemas/index.ts'

/** What the refund-method form reads beside the account. Nothing is kept: a method that is changed asks for other fields at once. */
export const refundMethodLoads = {
  methods: 'refundMethods',
  accountTypes: { call: 'accountTypes', cache: 'session' },
  banks: {
    call: 'banks',
    cache: 'session',
    assumes: 'The specification names a bank info list without its call.',
  },
  replaceAllowed: 'replaceAllowed',
} satisfies Record<string, LoadDefinition>

import { defineCalls } from '../../../schemas/index.ts'

export default defineCalls({
  base: '/api/finance/settings',
  calls: {
    navisionTypes: { get: '/navision/types', many: 'choice' },
    navisionErrors: { get: '/navision/errors', many: 'choice' },
    navisionMessages: { grid: '/navision/grid', many: 'navisionMessage', counts: true, sums: true },
    resendMessage: { post: '/navision/{idMessage}/resend', selected: 'resendMessages' },
    closeMessage: { post: '/navision/{idMessage}/close', selected: 'closeMessages' },
    navisionSettings: { get: '/nav-general-settings', one: 'navisionSettings' },
    testNavision: { post: '/nav-general-settings/test' },
    saveNavisionSettings: {
      put: '/nav-general-settings',
      body: [
        'enabled',
        'sendEveryMinutes',
        'automaticAttempts',
        'maxAttempts',
        'timeoutSeconds',
        'serviceUrl',
        'company',
        'user',
        'password?',
        'postingFrom',
        'postingTo',
        'salesJournal',
        'paymentJournal',
        'writeOffJournal',
      ],
    },
  },
})

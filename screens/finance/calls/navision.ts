import { defineCalls } from '../../../schemas/index.ts'
import { counting } from '../../shared/counting.ts'

export default defineCalls({
  base: '/api/finance/settings',
  calls: {
    navisionTypes: { get: '/navision/types', many: 'choice' },
    navisionErrors: { get: '/navision/errors', many: 'choice' },
    navisionMessages: { grid: '/navision/grid', many: 'navisionMessage' },
    countMessages: { post: '/navision/counts', ...counting, countOf: 'navisionMessages' },
    sumMessages: {
      post: '/navision/sum',
      one: 'selectionSum',
      selection: true,
      sumOf: 'navisionMessages',
    },
    resendMessage: { post: '/navision/{idMessage}/resend' },
    closeMessage: { post: '/navision/{idMessage}/close' },
    resendMessages: { post: '/navision/resend', selection: true },
    closeMessages: { post: '/navision/close', selection: true },
    navisionSettings: { get: '/nav-general-settings', one: 'navisionSettings' },
    testNavision: { post: '/nav-general-settings/test' },
    saveNavisionSettings: {
      put: '/nav-general-settings',
      version: true,
      of: 'navisionSettings',
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

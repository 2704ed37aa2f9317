import { type Call } from '../server/call.ts'
import { findRecords } from './findRecords.ts'

/** The search over all records; the specification has one for orders alone. */
export const recordSearchCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/navigation/search/:text',
    // Each kind of record asks for what its screen asks for.
    access: 'session',
    answer: ({ store, user, param }) => ({ success: true, data: findRecords(store, user, param('text')) }),
  },
]

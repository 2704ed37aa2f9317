import { type GridTable } from '../grid/gridTable.ts'
import { type LogArea } from './logCall.ts'

/** The API log of an area; the payload of a row is what was sent. */
export const apiLogGrid = (area: LogArea): GridTable => ({
  table: 'api_calls',
  scope: `area = '${area}'`,
  key: 'id',
  sort: ['at', 'desc'],
  fields: {
    idCall: { label: 'Entry', sql: 'id', type: 'number', carried: true },
    at: { label: 'Time', sql: 'at', type: 'date', carried: true },
    system: { label: 'System', sql: 'system', type: 'text', carried: true },
    direction: { label: 'Direction', sql: 'direction', type: 'text', carried: true },
    call: { label: 'Call', sql: 'call', type: 'text' },
    status: { label: 'Status', sql: 'status', type: 'number' },
    outcome: { label: 'Outcome', sql: 'outcome', type: 'text', carried: true },
    duration: { label: 'Duration (ms)', sql: 'duration', type: 'number' },
    orderNr: { label: 'Order Nr', sql: 'order_nr', type: 'text' },
    documentNr: { label: 'Document', sql: 'document_nr', type: 'text' },
    idMessage: { label: 'Message', sql: 'message_id', type: 'number' },
    payload: { label: 'Payload', sql: 'request', type: 'text' },
  },
})

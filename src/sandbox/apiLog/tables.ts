import { sortIndexes } from '../database/sortIndexes.ts'

/**
 * The calls between the console's systems and those outside, as they were, each in the log of its area: `direction` is out for those that it made and in
 * for those that it answered. A status of 0: no answer came. Durations are milliseconds.
 */
export const apiLogTables = `
CREATE TABLE api_calls (
  id INTEGER PRIMARY KEY,
  area TEXT NOT NULL DEFAULT 'finance',
  at TEXT NOT NULL,
  system TEXT NOT NULL,
  direction TEXT NOT NULL,
  call TEXT NOT NULL,
  status INTEGER NOT NULL,
  duration INTEGER NOT NULL,
  order_nr TEXT,
  document_nr TEXT,
  message_id INTEGER,
  request TEXT NOT NULL,
  response TEXT NOT NULL,
  outcome TEXT AS (CASE WHEN status = 0 THEN 'lost' WHEN status >= 500 THEN 'failed' WHEN status >= 400 THEN 'refused' ELSE 'ok' END) VIRTUAL
);
`

const sorted = [
  ...['id', 'at', 'system', 'direction', 'call', 'status', 'duration', 'order_nr', 'document_nr', 'outcome'],
]

export const apiLogIndexes = `
${sortIndexes('api_calls', ['area'], sorted, ['system', 'direction', 'outcome', 'at'])}
CREATE INDEX api_calls_message ON api_calls (message_id);
`

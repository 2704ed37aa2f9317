import { type DatabaseSync } from 'node:sqlite'
import { rowOf, run } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'

/** Milliseconds for which a reply is kept for another request with its key. */
const lifetime = 24 * 3_600_000

/**
 * The replies of calls that carried an idempotency key, each kept in the transaction of its work. `process_id` names the
 * process that the call began: when that is interrupted, the work has not been done and its reply is no longer given.
 */
export const keptReplyTables = `
CREATE TABLE kept_replies (
  persona TEXT NOT NULL,
  key TEXT NOT NULL,
  request TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT NOT NULL,
  process_id INTEGER,
  kept_at INTEGER NOT NULL,
  PRIMARY KEY (persona, key)
) WITHOUT ROWID;
`
export const keptReplyIndexes = 'CREATE INDEX kept_replies_kept_at ON kept_replies (kept_at);\n'

/** One intent of a user: a key, and a digest of the request that it belongs to. */
export interface Intent {
  /** Empty: not signed in. */
  readonly persona: string
  readonly key: string
  readonly request: string
}

/** A reply as it is kept and given again. */
export interface KeptReply {
  readonly status: number
  /** JSON. */
  readonly body: string
}

/** What that intent was answered with; undefined: it is new. Throws a Refusal (422) when its key belongs to another request. */
export function keptReply(db: DatabaseSync, intent: Intent, now: number): KeptReply | undefined {
  const row = rowOf(
    db,
    'SELECT request, status, body FROM kept_replies WHERE persona = ? AND key = ? AND kept_at > ?',
    ...[intent.persona, intent.key, now - lifetime],
  )
  if (!row) return undefined
  if (row.request !== intent.request)
    throw new Refusal(422, 'This Idempotency-Key was used for another request. Use a new one.')
  return { status: Number(row.status), body: String(row.body) }
}

/** Keeps a reply in the transaction of the caller, and lets those go whose time is over. */
export function keepReply(
  db: DatabaseSync,
  intent: Intent,
  { status, body }: KeptReply,
  { now, process = null }: { readonly now: number; readonly process?: number | null },
): void {
  run(db, 'DELETE FROM kept_replies WHERE kept_at <= ?', now - lifetime)
  run(
    db,
    'INSERT INTO kept_replies VALUES (?, ?, ?, ?, ?, ?, ?)',
    ...[intent.persona, intent.key, intent.request, status, body, process, now],
  )
}

/** Lets go the replies of processes that are in the data still: they were interrupted, so their work has not been done. */
export function forgetInterrupted(db: DatabaseSync): void {
  run(db, 'DELETE FROM kept_replies WHERE process_id IN (SELECT id FROM processes)')
}

/** The newest process; 0 without any. */
export function newestProcess(db: DatabaseSync): number {
  return Number(rowOf(db, 'SELECT max(id) AS id FROM processes')?.id ?? 0)
}

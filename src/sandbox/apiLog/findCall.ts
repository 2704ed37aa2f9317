import { type DatabaseSync } from 'node:sqlite'
import { rowOf, rowsOf } from '../database/rows.ts'
import { Refusal } from '../server/refusal.ts'
import { type LogArea } from './logCall.ts'

/** One entry of the log of an area with its whole payloads. Throws a Refusal (404) when it does not exist. */
export function findCall(db: DatabaseSync, area: LogArea, id: string) {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(db, 'SELECT * FROM api_calls WHERE id = ? AND area = ?', Number(id), area)
    : undefined
  if (!row) throw new Refusal(404, `There is no entry ${id.slice(0, 50)} in the API log.`)
  const { method, path } = /^(?<method>[A-Z]+) (?<path>\S+)$/.exec(String(row.call))?.groups ?? {}
  return {
    idCall: row.id,
    at: row.at,
    system: row.system,
    direction: row.direction,
    call: row.call,
    method: method ?? null,
    path: path ?? row.call,
    status: row.status,
    statusText: statusTexts[Number(row.status)] ?? null,
    outcome: row.outcome,
    duration: row.duration,
    orderNr: row.order_nr,
    documentNr: row.document_nr,
    idMessage: row.message_id,
    request: row.request,
    response: row.response,
    requestBytes: Buffer.byteLength(String(row.request)),
    responseBytes: Buffer.byteLength(String(row.response)),
  }
}

/** The systems that the log of an area knows, as choices of a filter. */
export function loggedSystems(db: DatabaseSync, area: LogArea) {
  return rowsOf(db, 'SELECT DISTINCT system FROM api_calls WHERE area = ? ORDER BY system', area).map(
    ({ system }) => ({
      value: String(system),
      label: String(system),
    }),
  )
}

const statusTexts: Readonly<Record<number, string>> = {
  0: 'No answer',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

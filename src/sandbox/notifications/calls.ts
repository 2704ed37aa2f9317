import { rowsOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { type Call } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { notificationItem } from './notificationItem.ts'

/** Notifications that are listed, and processes. */
const most = 200

/**
 * The notification centre, spec 1 §7; users read and clear only their own notifications. Items in progress
 * come first and are not cleared with all others; closing one does not suppress the message at its end.
 */
export const notificationCalls: readonly Call[] = [
  {
    method: 'GET',
    path: '/api/navigation/notification',
    access: 'session',
    answer: ({ store, user }) => [
      ...listed(store, user.name, "n.type = 'IN_PROGRESS'"),
      ...listed(store, user.name, "n.type <> 'IN_PROGRESS'"),
    ],
  },
  {
    method: 'DELETE',
    path: '/api/navigation/notification',
    access: 'session',
    answer: ({ store, user }) => {
      run(
        store.db,
        'DELETE FROM notifications WHERE persona = ? AND id NOT IN (SELECT id FROM processes)',
        user.name,
      )
      return { success: true }
    },
  },
  {
    method: 'DELETE',
    path: '/api/navigation/notification/:id',
    access: 'session',
    answer: ({ store, user, param }) => {
      const [id = 0] = readIds(param('id'), 1)
      if (run(store.db, 'DELETE FROM notifications WHERE persona = ? AND id = ?', user.name, id) === 0)
        throw new Refusal(404, 'This notification does not exist.')
      return { success: true }
    },
  },
  {
    method: 'POST',
    path: '/api/navigation/notification/:ids',
    access: 'session',
    answer: ({ store, user, param }) => {
      run(
        store.db,
        'UPDATE notifications SET readed = 1 WHERE persona = ? AND id IN (SELECT value FROM json_each(?))',
        user.name,
        JSON.stringify(readIds(param('ids'), 1000)),
      )
      return { success: true }
    },
  },
]

/** Two queries: one sorted by both would read all notifications that the user ever had. */
function listed({ db }: Store, persona: string, condition: string) {
  return rowsOf(
    db,
    `SELECT n.*, f.name AS file_name FROM notifications n LEFT JOIN files f ON f.id = n.file_id
     WHERE n.persona = ? AND ${condition} ORDER BY n.created_at DESC, n.id DESC LIMIT ${most}`,
    persona,
  ).map(notificationItem)
}

function readIds(text: string, most: number): readonly number[] {
  const ids = text.split(',')
  if (ids.length > most || !ids.every(id => /^[0-9]{1,15}$/.test(id)))
    throw new Refusal(400, 'The ids of notifications must be numbers separated by commas.')
  return ids.map(Number)
}

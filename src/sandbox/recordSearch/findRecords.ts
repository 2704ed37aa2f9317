import { type SQLInputValue } from 'node:sqlite'
import { rowsOf } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { holds, type SignedIn } from '../session/session.ts'
import { recordSources } from './sources.ts'

/** Records of one kind: the list of their screen shows more. */
const most = 4

/** Records whose number, name or address begins with a text, of the kinds that the user may open. */
export function findRecords({ db }: Store, user: SignedIn, typed: string) {
  const text = typed.trim()
  // One letter would find nearly everything.
  if (text.length < 2 && !/\d/.test(text)) return []
  const [first = '', ...others] = text.split(/\s+/)
  const rest = others.join(' ')
  const values: Record<string, SQLInputValue> = {
    text,
    end: endOf(text),
    number: /^\d{1,15}$/.test(text) ? Number(text) : null,
    first,
    rest,
    restEnd: rest === '' ? '' : endOf(rest),
  }
  return recordSources
    .filter(({ access }) => Array.isArray(access) && access.some(resource => holds(user, resource)))
    .flatMap(({ group, screen, sql, title, note, params }) =>
      rowsOf(db, ...bound(`${sql} LIMIT ${most}`, values)).map(row => ({
        group,
        title: title(row),
        note: note(row),
        screen,
        params: params(row),
      })),
    )
}

/** The statement with `?` for its names, and their values in this order. */
function bound(sql: string, values: Readonly<Record<string, SQLInputValue>>): [string, ...SQLInputValue[]] {
  const used: SQLInputValue[] = []
  const statement = sql.replace(/:([a-z]+)/gi, (_, name: string) => {
    used.push(values[name] ?? null)
    return '?'
  })
  return [statement, ...used]
}

/** Behind every text that begins with this one. */
function endOf(text: string): string {
  return `${text}\u{10FFFF}`
}

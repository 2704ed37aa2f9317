import { type DatabaseSync } from 'node:sqlite'
import { type TimelineReply } from '../../../schemas/wire/timeline.ts'
import { rowsOf } from '../database/rows.ts'
import { type Ruleset } from './rulesets.ts'

type Item = TimelineReply[number]

const looks: Readonly<Record<string, Pick<Item, 'icon' | 'color'> & { readonly done: string }>> = {
  created: { icon: 'NEW', color: 'blue', done: 'created' },
  copied: { icon: 'CPY', color: 'blue', done: 'copied' },
  changed: { icon: 'CHG', color: 'default', done: 'changed' },
  moved: { icon: 'MOV', color: 'default', done: 'moved' },
  activated: { icon: 'ON', color: 'green', done: 'activated' },
  deactivated: { icon: 'OFF', color: 'yellow', done: 'deactivated' },
  deleted: { icon: 'DEL', color: 'red', done: 'deleted' },
  share: { icon: 'SHR', color: 'default', done: 'got another share' },
  reset: { icon: 'RST', color: 'yellow', done: 'counts from zero' },
}

/** What has happened to the rules of a ruleset, deleted ones too, the newest first; the last 200 of it (spec 1 §3). */
export function rulesTimeline(db: DatabaseSync, { name }: Ruleset): TimelineReply {
  const events = rowsOf(db, 'SELECT * FROM rule_events WHERE ruleset = ? ORDER BY id DESC LIMIT 200', name)
  return events.map(({ id, rule_name, kind, username, at, note }) => {
    const { done, ...look } = looks[String(kind)] ?? { icon: null, color: 'default', done: String(kind) }
    return {
      id: Number(id),
      ...look,
      title: `${rule_name} ${done}`,
      user: String(username),
      date: String(at),
      data: typeof note === 'string' ? note : null,
    }
  })
}

import { type DatabaseSync } from 'node:sqlite'
import { type SamplingForm } from '../../../schemas/wire/rules.ts'
import { type DatabaseRow, inTransaction, rowOf, run } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { Refusal } from '../server/refusal.ts'

/** The ruleset whose history also has the changes of shares. */
const ruleset = 'smart-sampling-package'

function findCategory(db: DatabaseSync, id: string): DatabaseRow {
  const row = /^[0-9]{1,9}$/.test(id)
    ? rowOf(db, 'SELECT * FROM sampling_categories WHERE id = ?', Number(id))
    : undefined
  if (!row) throw new Refusal(404, `There is no category ${id.slice(0, 50)}.`)
  return row
}

/** Changes the share of a category. Throws a Refusal: 400, 404, 409 when its version has changed. */
export function saveShare(store: Store, id: string, form: SamplingForm, by: string): string {
  const { db } = store
  return inTransaction(db, () => {
    const kept = findCategory(db, id)
    if (form.version !== undefined && form.version !== kept.version)
      throw new Refusal(
        409,
        `${kept.changed_by} changed the category ${kept.name} in the meantime. Check it and try again.`,
      )
    const share = Math.round(form.share * 100)
    const status = (form.active ?? kept.status === 'active') ? 'active' : 'inactive'
    run(
      db,
      `UPDATE sampling_categories SET share = ?, status = ?, changed_by = ?, changed_at = ?, version = version + 1
       WHERE id = ?`,
      ...[share, status, by, store.moment(), Number(kept.id)],
    )
    const off = status === 'inactive' ? ', switched off' : ''
    addEvent(
      store,
      String(kept.name),
      'share',
      by,
      `${Number(kept.share) / 100} % before, ${share / 100} % now${off}`,
    )
    return `${share / 100} % of ${kept.name} are sampled${status === 'inactive' ? ' once it is switched on' : ''}.`
  })
}

/** Counts a category from zero. Throws a Refusal: 404, 409 when it is there already. */
export function resetCounters(store: Store, id: string, by: string): string {
  const { db } = store
  return inTransaction(db, () => {
    const { name, seen, sampled } = findCategory(db, id)
    if (seen === 0) throw new Refusal(409, `The counters of ${name} are already at zero.`)
    run(
      db,
      `UPDATE sampling_categories SET seen = 0, sampled = 0, since = ?, changed_by = ?, changed_at = ?, version = version + 1
       WHERE id = ?`,
      ...[store.moment(), by, store.moment(), Number(id)],
    )
    addEvent(store, String(name), 'reset', by, `${sampled} of ${seen} packages were sampled`)
    return `The counters of ${name} are at zero.`
  })
}

function addEvent(store: Store, name: string, kind: string, by: string, note: string): void {
  run(
    store.db,
    'INSERT INTO rule_events (ruleset, rule_name, kind, username, at, note) VALUES (?, ?, ?, ?, ?, ?)',
    ...[ruleset, name, kind, by, store.moment(), note],
  )
}

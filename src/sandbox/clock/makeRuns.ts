import { inTransaction, rowOf, run as write } from '../database/rows.ts'
import { type Store } from '../database/store.ts'
import { navisionRun } from '../navision/navisionRun.ts'
import { bankFileRun } from '../refunds/bankFileRun.ts'
import { reminderRun } from '../refunds/remindersRun.ts'
import { instantOf } from '../timelines/events.ts'
import { day, moment } from './moment.ts'
import { type Run } from './run.ts'

/** Milliseconds of the past that is made up for at most, when the clock has jumped. */
const mostBehind = 31 * day

/**
 * Returns a function that does all due work, in its order. Each piece of work is one transaction with its
 * mark as done, so that it is done once even if the sandbox is killed. Calls within the same second of the
 * business clock cost nothing. An error is logged, and the next turn comes as usual.
 */
export function makeRuns(store: Store, all: readonly Run[] = runs): () => void {
  const { db, clock } = store
  const opened = clock.instant()
  const done = new Map(
    all.map(({ name }) => {
      const at = rowOf(db, 'SELECT at FROM runs WHERE name = ?', name)?.at
      return [name, at === undefined ? opened : instantOf(at)]
    }),
  )
  let looked = 0
  const dueBy = (now: number) => {
    let first: { readonly run: Run; readonly at: number } | undefined
    for (const run of all) {
      const at = run.next(db, Math.max(done.get(run.name) ?? now, now - mostBehind))
      // What was switched off is not made up for.
      if (at === undefined) done.set(run.name, now)
      else if (at <= now && (!first || at < first.at)) first = { run, at }
    }
    return first
  }
  return () => {
    const now = clock.instant()
    if (now - looked < 1000) return
    looked = now
    for (let due = dueBy(now); due; due = dueBy(now)) {
      const { run, at } = due
      done.set(run.name, at)
      try {
        work(store, run, at)
      } catch (error) {
        console.error(`The ${run.name} of ${moment(at)} has failed.`, error)
      }
    }
  }
}

function work(store: Store, run: Run, at: number): void {
  const then = { ...store, moment: () => moment(at) }
  const notify = inTransaction(store.db, () => {
    const notify = run.work(then)
    if (notify)
      write(
        store.db,
        'INSERT INTO runs VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET at = excluded.at',
        run.name,
        moment(at),
      )
    return notify
  })
  notify?.()
}

/** Everything that the sandbox does by itself. Of two that are due at once the first comes first. */
const runs: readonly Run[] = [reminderRun, bankFileRun, navisionRun]

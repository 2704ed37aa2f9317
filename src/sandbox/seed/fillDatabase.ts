import { type DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../database/rows.ts'
import { indexes, tables } from '../database/schema.ts'
import { fillLargeWriteOffs } from '../writeOffs/seedLarge.ts'
import { fillBasic } from './fillBasic.ts'
import { fillLarge } from './fillLarge.ts'

export const seeds = ['basic', 'empty', 'large'] as const
/** Which data: the real orders and what follows; tables without rows; a million refunds and write-offs. */
export type Seed = (typeof seeds)[number]

/** Raised whenever tables or made data change, so that kept files are made again. */
const version = 29

/** What a data file records of its origin. */
export function seedVersion(seed: Seed): string {
  return `${seed} ${version}`
}

/** Makes the tables and fills them, in one transaction. */
export function fillDatabase(db: DatabaseSync, seed: Seed): void {
  inTransaction(db, () => {
    db.exec(tables)
    if (seed !== 'empty') fillBasic(db)
    if (seed === 'large') {
      fillLarge(db)
      fillLargeWriteOffs(db)
    }
    db.exec(indexes)
    db.prepare('INSERT INTO meta VALUES (?, ?)').run('seed', seedVersion(seed))
  })
}

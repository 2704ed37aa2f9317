import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FaultKind, publishedSeed } from './faultKind.ts'
import { rowsOf, tableOf } from './table.ts'

const kinds = import.meta.glob<FaultKind>(['./cases/*.ts', './cases/browser/*.ts'], {
  eager: true,
  import: 'kind',
})
const table = readFileSync(join(import.meta.dirname, '../reliability.md'), 'utf8')
const rows = rowsOf(table)

/** The fewest cases that a full run has to try of each kind (issue 11). */
const least: Readonly<Record<string, number>> = {
  callsAndSessions: 400,
  fileNames: 450,
  hostileMenus: 5000,
  routesAndSessions: 450,
}

describe('the published figures', () => {
  it('list the kinds of fault, each by the name of its file', () => {
    for (const [file, { name }] of Object.entries(kinds)) expect(file).toMatch(new RegExp(`/${name}\\.ts$`))
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(least)))
  })

  it('tell of at least as many cases as were demanded, and of no failure', () => {
    for (const [kind, count] of Object.entries(least)) {
      const row = rows.find(one => one.kind === kind)
      expect(row, kind).toMatchObject({ failures: 0, seed: publishedSeed })
      expect(row?.cases, kind).toBeGreaterThanOrEqual(count)
    }
  })

  it('say of each kind what it is now: a new screen or call is no new kind, and the next run counts it', () => {
    for (const { name, varied, expected } of Object.values(kinds)) {
      const row = rows.find(one => one.kind === name)
      if (!row) continue
      expect(row.text, `Run npm run test:reliability -- --only ${name}`).toContain(
        `| ${varied} | ${expected} |`,
      )
    }
  })

  it('stand in a file that is written as a run writes it', () => {
    expect(tableOf(rows)).toBe(table)
  })
})

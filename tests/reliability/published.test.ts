import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type FaultKind, publishedSeed } from './faultKind.ts'
import { rowsOf, tableOf, wholeLineOf } from './table.ts'

const kinds = import.meta.glob<FaultKind>(['./cases/*.ts', './cases/browser/*.ts'], {
  eager: true,
  import: 'kind',
})
const table = readFileSync(join(import.meta.dirname, '../reliability.md'), 'utf8')
const rows = rowsOf(table)

/** The fewest cases that a full run has to try of each kind (issue 11). */
const least: Readonly<Record<string, number>> = {
  bookings: 2000,
  brokenBodies: 1500,
  callsAndFaults: 2400,
  callsAndSessions: 400,
  csvFiles: 1600,
  doubleSubmits: 1200,
  fileNames: 450,
  hostileMenus: 5000,
  hostileStrings: 15_000,
  interruptions: 700,
  redirects: 1100,
  replyOrders: 10_000,
  routesAndSessions: 450,
  serverKills: 200,
}

const names = Object.values(kinds).map(({ name }) => name)

describe('published figures', () => {
  it('list the kinds of fault, each by the name of its file, and mark those without a run', () => {
    for (const [file, { name }] of Object.entries(kinds)) expect(file).toMatch(new RegExp(`/${name}\\.ts$`))
    expect(names).toEqual(expect.arrayContaining(Object.keys(least)))
    const listed = rows.map(({ kind }) => kind)
    expect(listed.filter(kind => !names.includes(kind))).toEqual([])
    const missing = names.filter(name => !listed.includes(name)).toSorted()
    const said = /^Not run in full yet: (.+)\.$/m.exec(table)?.[1] ?? ''
    expect(said).toBe(missing.join(', '))
  })

  it('contain at least the required number of cases, and no failure', () => {
    for (const { name, full } of Object.values(kinds))
      expect(full, name).toBeGreaterThanOrEqual(least[name] ?? 0)
    for (const { kind, cases, failures, seed } of rows) {
      expect({ kind, failures, seed }).toEqual({ kind, failures: 0, seed: publishedSeed })
      expect(cases, kind).toBeGreaterThanOrEqual(least[kind] ?? 1)
    }
  })

  it('describe each kind as it is now: a new screen or call is not a new kind, and the next run counts it', () => {
    for (const { name, varied, expected } of Object.values(kinds)) {
      const row = rows.find(one => one.kind === name)
      if (!row) continue
      expect(row.text, `Run npm run test:reliability -- --only ${name}`).toContain(
        `| ${varied} | ${expected} |`,
      )
    }
  })

  it('are in a file in the format of a run', () => {
    expect(tableOf(rows, names, wholeLineOf(table))).toBe(table)
  })
})

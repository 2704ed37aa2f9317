import { type Report } from './faultKind.ts'

/** A row of the published table. */
export interface Row {
  readonly kind: string
  readonly cases: number
  readonly failures: number
  readonly seed: number
  readonly text: string
}

const head = `# What was tried, and what failed

Written by \`npm run test:reliability\`, which runs every case again; \`npm test\` runs a sample of each kind. The cases of a kind
are one fixed sequence for each seed, so that \`npm run test:reliability -- --only KIND --seed SEED\` repeats exactly these, and
\`--case N\` one of them.

| kind | what was varied | what must hold | cases | failures | seed |
| --- | --- | --- | ---: | ---: | ---: |
`

export function rowOf({ name, varied, unit, expected, cases, failures, seed }: Report): Row {
  const cells = [name, varied, expected, `${cases} ${unit}`, failures.length, seed]
  const text = `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return { kind: name, cases, failures: failures.length, seed, text }
}

export function tableOf(rows: readonly Row[]): string {
  const sorted = rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  return `${head}${sorted.map(({ text }) => `${text}\n`).join('')}`
}

/** The rows of a table as `tableOf` writes it. */
export function rowsOf(table: string): Row[] {
  return [...table.matchAll(/^\| (\w+) \|.*\| (\d+) [^|]*\| (\d+) \| (\d+) \|$/gm)].map(
    ([text, kind = '', cases, failures, seed]) => ({
      kind,
      cases: Number(cases),
      failures: Number(failures),
      seed: Number(seed),
      text,
    }),
  )
}

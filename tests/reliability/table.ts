import { type Report } from './faultKind.ts'

/** A report, and what its run took. */
export interface Measured extends Report {
  /** Seconds, and the machine: `143 s, 2 processors, load 0.4`. */
  readonly took: string
}

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
\`--case N\` one of them. The last column says what the run took, side by side with others, on how many processors, and
what these had to do already when it began: a machine that is busy takes several times as long as a quiet one.

| kind | what was varied | what must hold | cases | failures | seed | took |
| --- | --- | --- | ---: | ---: | ---: | --- |
`

export function rowOf({ name, varied, unit, expected, cases, failures, seed, took }: Measured): Row {
  const cells = [name, varied, expected, `${cases} ${unit}`, failures.length, seed, took]
  const text = `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return { kind: name, cases, failures: failures.length, seed, text }
}

/** The file: the rows, and which of the kinds have none yet. */
export function tableOf(rows: readonly Row[], kinds: readonly string[]): string {
  const sorted = rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  const missing = kinds.filter(name => rows.every(({ kind }) => kind !== name)).toSorted()
  const rest = missing.length === 0 ? '' : `\nNot run in full yet: ${missing.join(', ')}.\n`
  return `${head}${sorted.map(({ text }) => `${text}\n`).join('')}${rest}`
}

/** The rows of a table as `tableOf` writes it. */
export function rowsOf(table: string): Row[] {
  return [...table.matchAll(/^\| (\w+) \|.*\| (\d+) [^|]*\| (\d+) \| (\d+) \| [^|]* \|$/gm)].map(
    ([text, kind = '', cases, failures, seed]) => ({
      kind,
      cases: Number(cases),
      failures: Number(failures),
      seed: Number(seed),
      text,
    }),
  )
}

import { type Report } from './faultKind.ts'

/** A run of every case of every kind. */
export interface WholeRun {
  readonly cases: number
  readonly failures: number
  readonly seconds: number
  /** `2 processors (AMD EPYC 7B13), load 0.4 when it began`. */
  readonly machine: string
}

/** A row of the published table. */
export interface Row {
  readonly kind: string
  readonly cases: number
  readonly failures: number
  readonly seed: number
  readonly text: string
}

const head = `# Fault tests and their results

Written by \`npm run test:reliability\`, which runs every case again; \`npm test\` runs a sample of each kind. The cases of a kind
are one fixed sequence for each seed, so that \`npm run test:reliability -- --only KIND --seed SEED\` repeats exactly these, and
\`--case N\` one of them.
`

const columns = `
| kind | what was varied | what must hold | cases | failures | seed |
| --- | --- | --- | ---: | ---: | ---: |
`

const begin = 'The last run of all kinds together: '

/** What a run of all kinds took, in one line. */
export function lineOf({ cases, failures, seconds, machine }: WholeRun): string {
  const minutes = `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
  return `${begin}${cases} cases, ${failures} failures, ${minutes} on ${machine}.`
}

/** That line of a table; undefined: all kinds have not been run together yet. */
export function wholeLineOf(table: string): string | undefined {
  return table.split('\n').find(line => line.startsWith(begin))
}

export function rowOf({ name, varied, unit, expected, cases, failures, seed }: Report): Row {
  const cells = [name, varied, expected, `${cases} ${unit}`, failures.length, seed]
  const text = `| ${cells.map(cell => String(cell).replaceAll('|', '\\|')).join(' | ')} |`
  return { kind: name, cases, failures: failures.length, seed, text }
}

/** The file: what the last run of all kinds took, the rows, and which of the kinds have none yet. */
export function tableOf(rows: readonly Row[], kinds: readonly string[], wholeLine?: string): string {
  const sorted = rows.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  const missing = kinds.filter(name => rows.every(({ kind }) => kind !== name)).toSorted()
  const rest = missing.length === 0 ? '' : `\nNot run in full yet: ${missing.join(', ')}.\n`
  const took = wholeLine === undefined ? '' : `\n${wholeLine}\n`
  return `${head}${took}${columns}${sorted.map(({ text }) => `${text}\n`).join('')}${rest}`
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

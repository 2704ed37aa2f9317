import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { basename, dirname } from 'node:path'
import { parseArgs, styleText } from 'node:util'
import { requireHeadlessShell } from '../support/browser.ts'
import { environmentName, type FullRun, publishedSeed, type Report } from './faultKind.ts'
import { lineOf, rowOf, rowsOf, tableOf, type WholeRun, wholeLineOf } from './table.ts'

/**
 * `npm run test:reliability`: every case of every kind, one kind more at a time than there are processors, because a kind
 * waits at times, and then `tests/reliability.md`. A row is written only by a run of all cases of its kind and of the
 * published seed; one that is not asked for keeps its row.
 */

const help = `npm run test:reliability -- [--only KIND]... [--seed N] [--count N] [--case N]
  --only KIND  runs this kind alone, or several
  --seed N     another sequence of cases
  --count N    the first N cases of it; the table stays as it is
  --case N     case N alone`

/** The kinds that take most of a processor come first, so that at the end no lane waits for another. */
const longest = [
  'interruptions',
  'doubleSubmits',
  'callsAndFaults',
  'brokenBodies',
  'redirects',
  'routesAndSessions',
  'bookings',
  'serverKills',
  'hostileStrings',
]

interface Kind {
  readonly name: string
  readonly project: 'node' | 'e2e'
}

process.chdir(`${import.meta.dirname}/../..`)
process.exitCode = await runAll()

async function runAll(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      seed: { type: 'string', default: String(publishedSeed) },
      count: { type: 'string' },
      case: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  const kinds = [...kindsIn('cases', 'node'), ...kindsIn('cases/browser', 'e2e')]
  const strange = (values.only ?? []).filter(name => kinds.every(kind => kind.name !== name))
  if (values.help || strange.length > 0) {
    for (const name of strange) console.error(`There is no kind ${name}.`)
    console.log(`${help}\n\nKinds: ${kinds.map(({ name }) => name).join(', ')}`)
    return strange.length > 0 ? 1 : 0
  }
  process.env.CHROMIUM_PATH = requireHeadlessShell()
  const asked = kinds.filter(({ name }) => values.only?.includes(name) ?? true).toSorted(byLength)
  const numbers = {
    seed: wholeNumber('seed', values.seed),
    ...(values.count !== undefined && { count: wholeNumber('count', values.count) }),
    ...(values.case !== undefined && { from: wholeNumber('case', values.case), count: 1 }),
  }
  const reports: Report[] = []
  const begin = performance.now()
  const machine = machineNow()
  let failed = 0
  const lane = async () => {
    for (let kind = asked.shift(); kind; kind = asked.shift()) {
      const start = performance.now()
      const { report, code, output } = await runKind(kind, numbers)
      const seconds = ((performance.now() - start) / 1000).toFixed(0)
      if (report) reports.push(report)
      if (code !== 0) failed += 1
      const line = report
        ? `${kind.name.padEnd(18)} ${report.cases} ${report.unit}, ${report.failures.length} failures`
        : `${kind.name.padEnd(18)} did not end`
      console.log(`${code === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${line}, ${seconds} s`)
      if (code !== 0) console.log(output)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, lane))
  const seconds = (performance.now() - begin) / 1000
  publish(reports, kinds, seconds, machine)
  return failed === 0 ? 0 : 1
}

function machineNow(): string {
  const [load = 0] = loadavg()
  const model = cpus()[0]?.model.trim() ?? 'unknown'
  return `${availableParallelism()} processors (${model}), load ${load.toFixed(1)} when it began`
}

function kindsIn(folder: string, project: Kind['project']): Kind[] {
  return globSync(`tests/reliability/${folder}/*.ts`).map(file => ({ name: basename(file, '.ts'), project }))
}

function byLength(one: Kind, other: Kind): number {
  const rank = ({ name }: Kind) => (longest.includes(name) ? longest.indexOf(name) : longest.length)
  return rank(one) - rank(other)
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not ${text}.`)
  return Number(text)
}

/** A process for each kind: one that ends before its time takes no other with it. */
function runKind(
  { name, project }: Kind,
  numbers: Omit<FullRun, 'only' | 'report'>,
): Promise<{ report: Report | undefined; code: number; output: string }> {
  const report = `test-results/reliability/${name}.json`
  rmSync(report, { force: true })
  const asked: FullRun = { ...numbers, only: name, report }
  const file = project === 'node' ? 'inNode' : 'inBrowser'
  const parts = ['run', '--project', project, `tests/reliability/${file}.test.ts`]
  return new Promise(resolve => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...parts], {
      env: { ...process.env, [environmentName]: JSON.stringify(asked) },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // A run of many minutes can be followed there.
    const log = `test-results/reliability/${name}.log`
    mkdirSync(dirname(log), { recursive: true })
    writeFileSync(log, '')
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
    child.on('close', code => {
      const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
      resolve({ report: written, code: code ?? 1, output: readFileSync(log, 'utf8') })
    })
  })
}

/** Replaces the rows of the kinds that were run in full; the others stay. */
function publish(reports: readonly Report[], kinds: readonly Kind[], seconds: number, machine: string): void {
  const whole = reports.filter(({ seed, cases, full }) => seed === publishedSeed && cases === full)
  if (whole.length === 0) return
  const file = 'tests/reliability.md'
  const former = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const kept = rowsOf(former).filter(
    ({ kind }) => kinds.some(({ name }) => name === kind) && whole.every(({ name }) => name !== kind),
  )
  const all: WholeRun = {
    cases: sumOf(whole.map(({ cases }) => cases)),
    failures: sumOf(whole.map(({ failures }) => failures.length)),
    seconds,
    machine,
  }
  writeFileSync(
    file,
    tableOf(
      [...kept, ...whole.map(rowOf)],
      kinds.map(({ name }) => name),
      whole.length === kinds.length ? lineOf(all) : wholeLineOf(former),
    ),
  )
  console.log(`\n${file} is written: ${all.cases} cases, ${all.failures} failures, ${seconds.toFixed(0)} s.`)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters, styleText } from 'node:util'
import { requireHeadlessShell } from './support/browser.ts'

/**
 * `npm test`: every check of the project. Three steps run at a time, each as soon as the ones it needs have passed: one
 * that drives a browser waits for its page a third of the time, so that two of them leave two processors idle.
 * The last line is `N passed, N failed`; a step that is no test run counts as one.
 */

interface Step {
  readonly name: string
  /** The command, or the vitest project to run. */
  readonly run: readonly [string, ...string[]] | { readonly project: string }
  /** Not run where that step failed. */
  readonly needs?: string
  /** Begins when that step has ended. */
  readonly after?: string
}

interface Result {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly output: string
  readonly seconds: number
  /** Each failed test with the first line of what it says. */
  readonly failures?: readonly string[]
}

const node = process.execPath
const reports = 'test-results'
/** Lanes that wait for the step that another lane runs. */
const wakers: (() => void)[] = []

const steps: readonly Step[] = [
  { name: 'definitions', run: ['npm', 'run', '--silent', 'check'] },
  { name: 'types', run: ['npm', 'run', '--silent', 'types'] },
  { name: 'build', run: [node, 'tests/support/build.ts'], needs: 'definitions' },
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  // The long ones first: at the end no lane waits for the other. Stories and components look at one page at a time,
  // journeys and conformance at two: these run one after the other, so that the processors are busy to the end.
  { name: 'journeys', run: { project: 'e2e' }, needs: 'build' },
  // Not beside the same journeys on the other server: five browsers at a time would slow each other down.
  { name: 'legacy', run: { project: 'e2e-legacy' }, needs: 'build', after: 'journeys' },
  { name: 'stories', run: { project: 'stories' } },
  { name: 'components', run: { project: 'browser' } },
  { name: 'conformance', run: { project: 'conformance' }, needs: 'build' },
  { name: 'unit', run: { project: 'node' } },
  { name: 'language', run: { project: 'language' } },
]

process.chdir(`${import.meta.dirname}/..`)
process.exitCode = await runAll()

async function runAll(): Promise<number> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  try {
    process.env.CHROMIUM_PATH = requireHeadlessShell()
  } catch (error) {
    // The steps that need it fail one by one, so that the others are still run and counted.
    console.error(error instanceof Error ? error.message : error)
  }
  const results = new Map<string, Result>()
  const waiting = [...steps]
  const lane = async () => {
    for (let step = next(waiting, results); step; step = next(waiting, results)) {
      if (step === 'later') {
        await new Promise<void>(wake => wakers.push(wake))
        continue
      }
      const result = await runStep(step, results)
      results.set(step.name, result)
      report(step, result)
      for (const wake of wakers.splice(0)) wake()
    }
  }
  await Promise.all([lane(), lane(), lane()])
  return summary(results)
}

/** The first waiting step for which the others have run that it waits for; 'later' when there is none yet. */
function next(waiting: Step[], results: ReadonlyMap<string, Result>): Step | 'later' | undefined {
  if (waiting.length === 0) return undefined
  const ready = waiting.findIndex(({ needs, after }) =>
    [needs, after].every(name => name === undefined || results.has(name)),
  )
  return ready < 0 ? 'later' : waiting.splice(ready, 1)[0]
}

async function runStep(step: Step, results: ReadonlyMap<string, Result>): Promise<Result> {
  if (step.needs && results.get(step.needs)?.failed) {
    return { passed: 0, failed: 1, skipped: 0, output: `Not run: ${step.needs} failed.`, seconds: 0 }
  }
  const start = performance.now()
  const { code, output } = await runPatiently(step)
  const seconds = (performance.now() - start) / 1000
  if (!('project' in step.run)) {
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output, seconds }
  }
  const { passed, failed, skipped, failures } = counts(reportOf(step.run.project))
  if (failed === 0 && (code !== 0 || passed === 0)) {
    const why = passed === 0 ? 'No test ran.' : 'The run failed outside its tests.'
    return { passed, failed: 1, skipped, output: `${output}\n${why}`, seconds, failures: [why] }
  }
  return { passed, failed, skipped, output, seconds, failures }
}

/**
 * V8 rarely aborts a process of Node (https://github.com/nodejs/node/issues/62393), and all tests that wait in it are
 * lost. Such a step runs once more, and a line says so. Where a test had failed before, that failure stays the result.
 */
async function runPatiently(step: Step): Promise<{ code: number; output: string }> {
  const first = await run(commandOf(step))
  const crashed = 'project' in step.run && first.output.includes('Worker exited unexpectedly')
  if (!crashed || counts(reportOf(step.run.project)).failed > 0) return first
  console.log(`! ${step.name}: a process of Node ended by itself; the step runs again.`)
  return await run(commandOf(step))
}

function commandOf({ run }: Step): readonly [string, ...string[]] {
  if (!('project' in run)) return run
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(run.project)}`]
  return [node, 'node_modules/vitest/vitest.mjs', 'run', '--project', run.project, ...reporters]
}

function reportOf(project: string): string {
  return `${reports}/${project}.json`
}

function run([program, ...parts]: readonly [string, ...string[]]): Promise<{ code: number; output: string }> {
  return new Promise(resolve => {
    const child = spawn(program, parts, { stdio: ['ignore', 'pipe', 'pipe'] })
    const chunks: Buffer[] = []
    child.stdout.on('data', chunk => chunks.push(chunk))
    child.stderr.on('data', chunk => chunks.push(chunk))
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }))
  })
}

/** What vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

/** A file that failed before its first test counts as one failed. */
function counts(file: string): {
  passed: number
  failed: number
  skipped: number
  failures: readonly string[]
} {
  const report = readReport(file)
  if (!report) return { passed: 0, failed: 0, skipped: 0, failures: [] }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOf),
  }
}

function failuresOf(file: Report['testResults'][number]): string[] {
  const place = relative(process.cwd(), file.name)
  const tests = file.assertionResults.filter(({ status }) => status === 'failed')
  if (tests.length === 0) return file.status === 'failed' ? [`${place}: ${firstLine(file.message)}`] : []
  return tests.map(test => `${place} > ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`)
}

function firstLine(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n', 1)[0]?.slice(0, 300) ?? ''
}

function readReport(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function report(step: Step, result: Result): void {
  const mark = result.failed ? styleText('red', '✗') : styleText('green', '✓')
  console.log(`${mark} ${line(step, result)}`)
  if (result.failed) console.log(`${result.output.trimEnd()}\n`)
}

function line({ name }: Step, { passed, failed, skipped, seconds }: Result): string {
  const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
  return `${name.padEnd(12)} ${parts.filter(Boolean).join(', ').padEnd(24)} ${seconds.toFixed(1)} s`
}

function summary(results: ReadonlyMap<string, Result>): number {
  const all = [...results.values()]
  const passed = all.reduce((sum, result) => sum + result.passed, 0)
  const failed = all.reduce((sum, result) => sum + result.failed, 0)
  const red = steps.filter(({ name }) => results.get(name)?.failed)
  if (red.length > 0) console.log(`\nFailed: ${red.map(({ name }) => name).join(', ')}`)
  for (const { name } of red)
    for (const failure of results.get(name)?.failures ?? []) console.log(`- ${name}: ${failure}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

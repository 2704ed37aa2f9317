import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { visualFolders } from './folders.ts'
import { type Picture, reportPage } from './reportPage.ts'

/**
 * `npm run test:visual`: compares components and screens with the pictures of the last `npm run test:visual -- --update`
 * and writes a report to look at. `-- -t 'Button'` compares a part.
 *
 * Pictures are not committed: fonts and their smoothing differ from machine to machine. Before a change run it with
 * `--update`, after it without.
 */
const { results, report } = visualFolders
const asked = process.argv.slice(2)

process.chdir(`${import.meta.dirname}/../..`)
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const written = `${results}/results.json`
const { status } = spawnSync(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--project', 'visual', '--reporter=default'],
    ...[
      '--reporter=json',
      `--outputFile.json=${written}`,
      `--attachmentsDir=${results}/attachments`,
      ...asked,
    ],
  ],
  { stdio: 'inherit' },
)
writeFileSync(report, reportPage(picturesOf(JSON.parse(readFileSync(written, 'utf8')))))
console.log(`Report: ${report}`)
process.exitCode = status ?? 1

/** What vitest's JSON reporter writes, as far as it is read here. */
interface Written {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[] | null
    }[]
  }[]
}

function picturesOf({ testResults }: Written): Picture[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status, failureMessages }) => ({
      name: fullName,
      isSame: status === 'passed',
      why: stripVTControlCharacters(failureMessages?.[0] ?? ''),
    }))
}

import { Console } from 'node:console'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatAssumptions } from './assumptions.ts'
import { type CheckResult, checkDefinitions } from './checkDefinitions.ts'
import { formatProblems } from './formatProblems.ts'
import { schemaDocument } from './schemaDocument.ts'

/**
 * `npm run check`: checks every definition of the project and exits with 1 when one is wrong.
 * `--json` prints the problems as JSON, `--assumptions` everything that the specification does not say,
 * `--schema` writes the schema that `.json` definitions name in `$schema`.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    assumptions: { type: 'boolean' },
    schema: { type: 'boolean' },
    root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
  },
})

// What a definition logs while it is loaded is no part of the answer.
globalThis.console = new Console(values.json ? process.stderr : process.stdout, process.stderr)
if (values.schema) await writeSchema()
const result = await checkDefinitions(values.root)
if (values.assumptions) console.log(formatAssumptions(values.root, result))
else if (values.json) process.stdout.write(`${JSON.stringify(result.problems, null, 2)}\n`)
else report(result)
process.exitCode = result.problems.length > 0 ? 1 : 0

function report({ problems, count }: CheckResult): void {
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const found = problems.length === 0 ? 'no problem' : number(problems.length, 'problem')
  console.log(`${number(count, 'definition')}, ${found}, ${(performance.now() / 1000).toFixed(2)} s`)
}

async function writeSchema(): Promise<void> {
  const path = new URL('../screen.schema.json', import.meta.url)
  const text = schemaDocument()
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeFile(path, text)
}

function number(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

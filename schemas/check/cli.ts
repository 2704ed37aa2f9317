import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatProblems } from './formatProblems.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import { type CheckResult } from './inspection.ts'

/** `npm run check`: checks every definition of the project and exits with 1 when one is wrong. */
const usage = `npm run check               checks every definition
npm run check -- --json     prints the problems for programs
  --assumptions             lists what was decided where the specification is silent
  --schema                  writes the schema that .json definitions name in $schema
  --contract                writes schemas/openapi.json from entities and calls (npm run contract)
  --root FOLDER             looks at the definitions of another project`

// Whoever reads the answer may stop, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const values = options()
if (values.schema) await writeSchema()
const result = await inspectDefinitions(values.root)
if (values.contract && result.problems.length === 0) await writeContract(result)
if (values.assumptions) {
  const { formatAssumptions } = await import('./assumptions.ts')
  console.log(formatAssumptions(values.root, result))
} else if (values.json) process.stdout.write(`${JSON.stringify(result.problems, null, 2)}\n`)
else report(result)
process.exitCode = result.problems.length > 0 ? 1 : 0

function options() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        assumptions: { type: 'boolean' },
        schema: { type: 'boolean' },
        contract: { type: 'boolean' },
        help: { type: 'boolean' },
        root: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
      },
    })
    if (!values.help) return values
    console.log(usage)
    process.exit()
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    process.exit(1)
  }
}

function report({ problems, count }: CheckResult): void {
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const found = problems.length === 0 ? 'no problem' : number(problems.length, 'problem')
  console.log(`${number(count, 'definition')}, ${found}, ${(performance.now() / 1000).toFixed(2)} s`)
}

async function writeSchema(): Promise<void> {
  const { schemaDocument } = await import('./schemaDocument.ts')
  const path = new URL('../screen.schema.json', import.meta.url)
  const text = schemaDocument()
  if (text !== (await readFile(path, 'utf8').catch(() => ''))) await writeFile(path, text)
}

async function writeContract({ vocabulary }: CheckResult): Promise<void> {
  const { openApiDocument } = await import('../contract/openApi.ts')
  const path = new URL('../openapi.json', import.meta.url)
  await writeFile(path, `${JSON.stringify(openApiDocument(vocabulary), null, 2)}\n`)
}

function number(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { formatProblems } from './formatProblems.ts'
import { inspectDefinitions } from './inspectDefinitions.ts'
import { type CheckResult } from './inspection.ts'
import { type Problem } from './problem.ts'
import { writeNames } from './written/namesDocument.ts'

/** `npm run check`: checks every definition of the project and exits with 1 when one is wrong. */
const usage = `npm run check               checks every definition
npm run check -- --json     prints the problems for programs
  --server URL              compares a running API with the contract; its session token in CONSOLE_TOKEN
  --replies                 with --server: asks the calls even where the server publishes an OpenAPI document
  --stats                   prints the size of the definitions, and how often they repeat themselves
  --assumptions             lists what was decided where the specification is silent
  --schema                  writes what editors read of the language: types of .ts, schema of .json definitions
  --standards               also asks what the tests ask of every screen, its format and the contract (npm run check)
  --contract                writes schemas/openapi.json from entities and calls (npm run contract)
  --form ID                 prints the JSON Schema and the uiSchema of a form
  --root FOLDER             looks at the definitions of another project`

// The reader of the output may stop, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const values = options()
const { outdatedFiles, writeFiles } = await import('./written/writtenFiles.ts')
if (values.schema) await writeFiles(values.root)
const inspected = await inspectDefinitions(values.root, { standards: values.standards === true })
await writeNames(values.root, inspected)
const result = { ...inspected, problems: [...inspected.problems, ...(await problemsBeside(inspected))] }
if (values.contract && result.problems.length === 0) await writeContract(result)
if (values.assumptions) {
  const { formatAssumptions } = await import('./assumptions.ts')
  console.log(formatAssumptions(values.root, result))
} else if (values.stats) {
  const { formatStats } = await import('./stats.ts')
  report(result)
  console.log(await formatStats(values.root, result))
} else if (values.form !== undefined) await printForm(values.form, result)
else if (values.json) process.stdout.write(`${JSON.stringify(result.problems, null, 2)}\n`)
else report(result)
if (result.problems.length > 0) process.exitCode = 1
if (values.server !== undefined && result.problems.length === 0) await compareServer(values.server, result)

function options() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean' },
        assumptions: { type: 'boolean' },
        stats: { type: 'boolean' },
        server: { type: 'string' },
        replies: { type: 'boolean' },
        schema: { type: 'boolean' },
        standards: { type: 'boolean' },
        contract: { type: 'boolean' },
        form: { type: 'string' },
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

/** Problems of generated files; wrong definitions generate nothing. */
async function problemsBeside({ problems, vocabulary }: CheckResult): Promise<readonly Problem[]> {
  const outdated = await outdatedFiles(values.root)
  if (!values.standards || problems.length > 0) return outdated
  const { outdatedContract, unformatted } = await import('./standards/followingFiles.ts')
  return [...outdated, ...unformatted(values.root), ...outdatedContract(values.root, vocabulary)]
}

function report({ problems, count }: CheckResult): void {
  if (problems.length > 0) console.error(`${formatProblems(problems)}\n`)
  const found = problems.length === 0 ? 'no problem' : number(problems.length, 'problem')
  console.log(`${number(count, 'definition')}, ${found}, ${(performance.now() / 1000).toFixed(2)} s`)
}

async function compareServer(address: string, definitions: CheckResult): Promise<void> {
  const [{ checkServer }, { formatComparison }] = await Promise.all([
    import('./server/checkServer.ts'),
    import('./server/difference.ts'),
  ])
  const token = process.env.CONSOLE_TOKEN
  const comparison = await checkServer({ address, token, replies: values.replies === true }, definitions)
  console.log(formatComparison(comparison))
  // Without a comparison, e.g. no answer or a refused token, there is no agreement either.
  const isBroken = comparison.differences.some(({ severity }) => severity === 'breaks')
  if (isBroken || comparison.compared === 0) process.exitCode = 1
}

/** Exits with 1 for an unknown form, and prints the known ids. */
async function printForm(id: string, { definitions, problems }: CheckResult): Promise<void> {
  if (problems.length > 0) return console.error(formatProblems(problems))
  const { formsOf } = await import('./forms/formsOf.ts')
  const { rjsfForm } = await import('../rjsfForm.ts')
  const forms = new Map(
    definitions.flatMap(({ screen }) => formsOf(screen).map(form => [form.id, form] as const)),
  )
  const form = forms.get(id)
  if (form) return console.log(JSON.stringify(rjsfForm(form), null, 2))
  console.error(`No screen has a form "${id}". There are: ${[...forms.keys()].sort().join(', ')}.`)
  process.exitCode = 1
}

async function writeContract({ vocabulary }: CheckResult): Promise<void> {
  const { contractText } = await import('./standards/followingFiles.ts')
  await writeFile(new URL('../openapi.json', import.meta.url), contractText(vocabulary))
}

function number(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

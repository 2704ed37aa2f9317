import { Console } from 'node:console'
import { checkDefinitions } from './checkDefinitions.ts'

/** Run as a process of its own, because Node keeps every module that it has imported: prints a CheckResult as JSON. */
const [root = process.cwd()] = process.argv.slice(2)
// What a definition logs while it is looked into is no part of the result.
globalThis.console = new Console(process.stderr)
process.stdout.write(JSON.stringify(await checkDefinitions(root)))

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectFolder } from './settings.ts'
import { underLock } from './underLock.ts'

/** The folder of the build. */
export const builtFolder = `${projectFolder}dist`

/** A build: its output and its inputs. */
export interface Build {
  /** Folder below the project. */
  readonly out: string
  /** Folders below the project whose files it depends on. */
  readonly parts: readonly string[]
  /** Whether it depends on a file in these folders. */
  readonly uses: (file: string) => boolean
}

/** All inputs of the build; of the code for Node, only the plugins and the compression step. */
const consoleBuild: Build = {
  out: 'dist',
  parts: ['schemas', 'screens', 'runtime', 'src'],
  uses: file => !/^src\/(?:sandbox|playground|build(?!\/plugins\/|\/precompress\.ts))\//.test(file),
}

/**
 * Builds the console unless the build is of exactly these sources. Concurrent callers wait for one build.
 * Rejects with the output of a failed build. `folder` is a project, with a slash at its end, whose build
 * `build` writes into the folder that `what` names.
 */
export async function ensureBuilt(
  folder = projectFolder,
  build = buildConsole,
  what = consoleBuild,
): Promise<void> {
  const record = `${folder}${what.out}/.sources`
  const sources = sourcesHash(folder, what)
  const isBuilt = () => existsSync(record) && readFileSync(record, 'utf8') === sources
  if (isBuilt()) return
  await underLock(`${folder}.data/build.lock`, async () => {
    if (isBuilt()) return
    await build()
    writeFileSync(record, sources)
  })
}

/** What the build depends on in addition to the files of the four folders. */
const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']

function sourcesHash(folder: string, { parts, uses }: Build): string {
  const hash = createHash('sha256')
  const files = parts.flatMap(part =>
    readdirSync(folder + part, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(folder, `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/')),
  )
  for (const file of [...files.filter(uses), ...settings].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(folder + file))
      .update('\0')
  return hash.digest('hex')
}

async function buildConsole(): Promise<void> {
  console.log('Building the console, because its sources are new…')
  await runBuild('npm', ['run', 'build'])
}

/** Runs the command of a build. Rejects with what it has printed when it fails. */
export async function runBuild(command: string, options: readonly string[]): Promise<void> {
  const output: Buffer[] = []
  // Without VITEST: React's development build is half as large again.
  const { VITEST: _, ...env } = process.env
  const child = spawn(command, options, {
    cwd: projectFolder,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  child.stdout.on('data', chunk => output.push(chunk))
  child.stderr.on('data', chunk => output.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The build has failed.\n${Buffer.concat(output).toString()}`)
}

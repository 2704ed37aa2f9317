import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { projectFolder } from './settings.ts'
import { underLock } from './underLock.ts'

/** The folder of the build. */
export const builtFolder = `${projectFolder}dist`
const record = `${builtFolder}/.sources`
const lock = `${projectFolder}.data/build.lock`

/**
 * Builds the console unless the build stands for these very sources. Two that start at once wait for one another, and the
 * second finds the build of the first. Rejects with what the build has printed.
 */
export async function ensureBuilt(): Promise<void> {
  const sources = sourcesHash()
  if (isBuilt(sources)) return
  await underLock(lock, async () => {
    if (isBuilt(sources)) return
    await build()
    writeFileSync(record, sources)
  })
}

function isBuilt(sources: string): boolean {
  return existsSync(record) && readFileSync(record, 'utf8') === sources
}

/** All that the build depends on; the sandbox is no part of the page, but for the step that compresses it. */
function sourcesHash(): string {
  const hash = createHash('sha256')
  const folders = ['schemas', 'screens', 'runtime', 'src'].flatMap(folder =>
    readdirSync(projectFolder + folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(projectFolder, `${entry.parentPath}/${entry.name}`).replaceAll('\\', '/')),
  )
  const files = folders.filter(file => !file.startsWith('src/sandbox/') || file.endsWith('/precompress.ts'))
  for (const file of [...files, 'vite.config.ts', 'package-lock.json'].sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(projectFolder + file))
      .update('\0')
  return hash.digest('hex')
}

async function build(): Promise<void> {
  const output: Buffer[] = []
  // Whoever asks, a test runner too, gets the production build: React's other build is half as large again.
  const { VITEST: _, ...env } = process.env
  const child = spawn('npm', ['run', 'build'], {
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

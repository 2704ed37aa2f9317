import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder, ensureBuilt } from '../../../src/sandbox/serve/ensureBuilt.ts'
import { projectFolder } from '../../../src/sandbox/serve/settings.ts'
import { writeDefinitions } from './writeDefinitions.ts'

/** The builds that are compared, as folders; `close` removes those that were made for it. */
export interface Builds {
  readonly twin: string
  readonly console: string
  /** The console with that many definitions, built when first asked for. */
  withDefinitions(count: number): Promise<string>
  close(): void
}

export async function buildSides(): Promise<Builds> {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  await ensureBuilt()
  const twin = join(folder, 'twin')
  vite(projectFolder, ['--config', 'tests/bench/twin/vite.config.ts'], { TWIN_FOLDER: twin })
  compress(twin)
  return {
    twin,
    console: builtFolder,
    async withDefinitions(count) {
      const copy = join(folder, `with-${count}`)
      copyProject(copy)
      await writeDefinitions(join(copy, 'screens'), count)
      vite(copy, [])
      compress(join(copy, 'dist'))
      return join(copy, 'dist')
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function copyProject(copy: string): void {
  mkdirSync(copy)
  const parts = [
    'schemas',
    'screens',
    'runtime',
    'src',
    'tests/support',
    'vite.config.ts',
    'tsconfig.json',
    'package.json',
  ]
  for (const name of parts) cpSync(projectFolder + name, join(copy, name), { recursive: true })
  symlinkSync(`${projectFolder}node_modules`, join(copy, 'node_modules'), 'junction')
}

function vite(folder: string, options: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  run(
    folder,
    [`${projectFolder}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'warn', ...options],
    env,
  )
}

function compress(folder: string): void {
  run(projectFolder, ['src/sandbox/precompress.ts', folder])
}

function run(cwd: string, parts: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, parts, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

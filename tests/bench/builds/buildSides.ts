import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtFolder, ensureBuilt } from '../../../src/build/serve/ensureBuilt.ts'
import { projectFolder } from '../../../src/build/serve/settings.ts'
import { type Both } from '../page/turns.ts'
import { writeGridDefinitions } from './gridDefinitions.ts'
import { writeDefinitions } from './writeDefinitions.ts'

/** Makes the builds that are compared, each when it is first asked for. They are folders; `close` removes them. */
export interface Builds {
  /** The console as it is, and its refunds by hand. */
  refunds(): Promise<Both<string>>
  /** The list of refunds with react-data-grid and nothing else. */
  bare(): Promise<string>
  /** The console with the grids of the benchmark, and those grids by hand. */
  records(): Promise<Both<string>>
  /** The console as it is and with so many definitions. */
  definitions(count: number): Promise<Both<string>>
  /** Forms by hand, by definition and by plain rjsf, in one page. */
  forms(): Promise<string>
  close(): void
}

export function makeBuilds(): Builds {
  const folder = mkdtempSync(join(tmpdir(), 'console-bench-'))
  const counted = new Map<number, Promise<string>>()
  const withDefinitions = (count: number) => {
    const made =
      counted.get(count) ??
      buildConsole(join(folder, `with-${count}`), screens => writeDefinitions(screens, count))
    counted.set(count, made)
    return made
  }
  return {
    refunds: once(async () => {
      await ensureBuilt()
      return { base: buildTwin(join(folder, 'refunds'), 'refunds'), own: builtFolder }
    }),
    bare: once(async () => {
      const bare = join(folder, 'bare')
      vite(projectFolder, ['--config', 'tests/bench/bare/vite.config.ts'], { BARE_FOLDER: bare })
      compress(bare)
      return bare
    }),
    records: once(async () => ({
      base: buildTwin(join(folder, 'records'), 'records'),
      own: await buildConsole(join(folder, 'with-records'), writeGridDefinitions),
    })),
    definitions: async count => ({
      base: await withDefinitions(0),
      own: await withDefinitions(count),
    }),
    forms: once(async () => {
      const forms = join(folder, 'forms')
      vite(projectFolder, ['--config', 'tests/bench/forms/vite.config.ts'], { FORMS_FOLDER: forms })
      return forms
    }),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

function buildTwin(folder: string, screens: 'refunds' | 'records'): string {
  vite(projectFolder, ['--config', 'tests/bench/twin/vite.config.ts'], {
    TWIN_FOLDER: folder,
    TWIN_SCREENS: screens,
  })
  compress(folder)
  return folder
}

/** Builds a copy of the console whose definitions are added to. */
async function buildConsole(copy: string, add: (screens: string) => void | Promise<void>): Promise<string> {
  copyProject(copy)
  await add(join(copy, 'screens'))
  vite(copy, [])
  compress(join(copy, 'dist'))
  return join(copy, 'dist')
}

function copyProject(copy: string): void {
  mkdirSync(copy)
  const parts = [
    'schemas',
    'screens',
    'runtime',
    'src',
    // All of it: the configuration of the build imports that of the tests.
    'tests',
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
  run(projectFolder, ['src/build/precompress.ts', folder])
}

function run(cwd: string, parts: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  execFileSync(process.execPath, parts, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

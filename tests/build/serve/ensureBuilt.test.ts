import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureBuilt } from '../../../src/build/serve/ensureBuilt.ts'

const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'schemas/language/screen.ts',
  'screens/finance/refunds.ts',
  'runtime/core/path.ts',
  'src/main.tsx',
  'src/app/public/icon.svg',
  'src/sandbox/server/app.ts',
  'src/build/precompress.ts',
]

let folder = ''
let builds = 0
beforeEach(async () => {
  folder = `${mkdtempSync(join(tmpdir(), 'built-'))}/`
  for (const file of files) write(file)
  builds = 0
  await ensure()
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, text = ''): void {
  mkdirSync(dirname(folder + file), { recursive: true })
  writeFileSync(folder + file, text)
}

/** A start of the project, whose build is counted instead of made. */
async function ensure(): Promise<number> {
  await ensureBuilt(folder, async () => {
    builds++
    rmSync(`${folder}dist`, { recursive: true, force: true })
    write('dist/index.html')
  })
  return builds
}

describe('npm start', () => {
  it('builds the first time, and not again without a change', async () => {
    expect([builds, await ensure(), await ensure()]).toEqual([1, 1, 1])
  })

  it.each([
    ['a source of the page', 'src/main.tsx'],
    ['a source of the interpreter', 'runtime/core/path.ts'],
    ['the language', 'schemas/language/screen.ts'],
    ['a definition', 'screens/finance/refunds.ts'],
    ['a file that is served as it is', 'src/app/public/icon.svg'],
    ['the lockfile', 'package-lock.json'],
    ['the configuration of the build', 'vite.config.ts'],
    ['the configuration of the compiler', 'tsconfig.json'],
    ['the commands of the build', 'package.json'],
    ['a plugin of the build', 'src/build/plugins/preloadStart.ts'],
    ['the step that compresses the build', 'src/build/precompress.ts'],
  ])('builds again when %s has changed, once', async (_, file) => {
    write(file, 'changed')
    expect([await ensure(), await ensure()]).toEqual([2, 2])
  })

  it('builds again when a definition was added, renamed or deleted', async () => {
    write('screens/finance/more.ts', 'one')
    expect(await ensure()).toBe(2)
    rmSync(`${folder}screens/finance/more.ts`)
    write('screens/finance/other.ts', 'one')
    expect(await ensure()).toBe(3)
    rmSync(`${folder}screens/finance/other.ts`)
    expect(await ensure()).toBe(4)
  })

  it('builds again when the build is missing', async () => {
    rmSync(`${folder}dist`, { recursive: true })
    expect(await ensure()).toBe(2)
  })

  it('does not build for a change of the sandbox or its server, or for a file with unchanged content', async () => {
    write('src/sandbox/server/app.ts', 'changed')
    write('src/build/serve/listen.ts', 'changed')
    write('src/main.tsx')
    expect(await ensure()).toBe(1)
  })

  it('builds once when two processes start at the same time', async () => {
    write('src/main.tsx', 'changed')
    await Promise.all([ensure(), ensure(), ensure()])
    expect(builds).toBe(2)
  })

  it('builds again after a failed build', async () => {
    write('src/main.tsx', 'wrong')
    const failing = ensureBuilt(folder, () => Promise.reject(new Error('The build has failed.')))
    await expect(failing).rejects.toThrow('The build has failed.')
    expect(existsSync(`${folder}.data/build.lock`)).toBe(false)
    expect(await ensure()).toBe(2)
  })
})

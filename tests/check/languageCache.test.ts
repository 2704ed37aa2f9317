import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { languageValidators, type Validators } from '../../schemas/check/shape/validators.ts'

const wrong = {
  name: 'One',
  path: '/one',
  body: [{ kind: 'grid', grid: { id: 'a', columns: [{ fild: 1 }] } }],
}

describe('cached validators', () => {
  it('are used by the next check, and find what newly compiled validators find', async () => {
    const { packages, file } = await packagesFolder()
    const compiled = await languageValidators(packages)
    const written = await readFile(file, 'utf8')
    const kept = await languageValidators(packages)
    expect(kept.screen).not.toBe(compiled.screen)
    expect(errorsOf(kept).length).toBeGreaterThan(3)
    expect(errorsOf(kept)).toEqual(errorsOf(compiled))
    expect(await readFile(file, 'utf8')).toBe(written)
    expect(await readdir(dirname(file))).toEqual(['validators.cjs'])
  })

  it.each([
    ['is no code', 'exports.screen = (('],
    ['is empty', ''],
    ['lacks a kind of file', "exports.key = 'KEY'; exports.screen = () => true"],
    ['has other schemas', 'exports.key = "other"; for (const kind of KINDS) exports[kind] = () => true'],
  ])('are written again if the cache %s', async (_, text) => {
    const key = /exports\.key = "(\w+)"/.exec(await keptCode())?.[1] ?? ''
    const { packages, file } = await packagesFolder()
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      text.replace('KEY', key).replace('KINDS', "['screen', 'entity', 'calls', 'resources']"),
    )
    expect(errorsOf(await languageValidators(packages)).length).toBeGreaterThan(3)
    expect(await readFile(file, 'utf8')).toContain(`exports.key = "${key}"`)
  })

  it('are optional: a check works if no file can be written', async () => {
    const { packages } = await packagesFolder()
    await writeFile(join(packages, '.cache'), 'a file where the folder would be')
    expect(errorsOf(await languageValidators(packages)).length).toBeGreaterThan(3)
    expect(errorsOf(await languageValidators(packages)).length).toBeGreaterThan(3)
  })

  it('create no node_modules folder', async () => {
    const { packages } = await packagesFolder()
    await rm(packages, { recursive: true })
    expect(errorsOf(await languageValidators(packages)).length).toBeGreaterThan(3)
    await expect(readdir(packages)).rejects.toThrow('ENOENT')
  })
})

/** A folder of packages with no more than the kept code requires, and the file that is kept there. */
async function packagesFolder(): Promise<{ readonly packages: string; readonly file: string }> {
  const root = await mkdtemp(join(tmpdir(), 'language-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const packages = join(root, 'node_modules')
  await mkdir(packages)
  await symlink(fileURLToPath(new URL('../../node_modules/ajv', import.meta.url)), join(packages, 'ajv'))
  return { packages, file: join(packages, '.cache', 'language', 'validators.cjs') }
}

async function keptCode(): Promise<string> {
  const { packages, file } = await packagesFolder()
  await languageValidators(packages)
  return readFile(file, 'utf8')
}

function errorsOf({ screen }: Validators) {
  return screen(wrong) ? [] : (screen.errors ?? [])
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'

/** Specifier of the language for definitions outside this project. */
export const language = fileURLToPath(new URL('../../schemas/index.ts', import.meta.url))

/** A folder with these files, by path, which is gone after the test. */
export async function project(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'definitions-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFiles(root, files)
  return root
}

/** Writes files below a folder, each with the folders it needs. */
export async function writeFiles(root: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** What the check says about these files, as the command line shows it. */
export async function saidOf(files: Readonly<Record<string, string>>): Promise<string> {
  return formatProblems((await checkDefinitions(await project(files))).problems)
}

/** A definition file around the keys of a screen; the keys begin in line 3. */
export function screen(keys: string): string {
  return `import { defineScreen } from '${language}'\nexport default defineScreen({\n${keys}\n})\n`
}

/** Keys of a screen with a path parameter and one grid, given by the grid's keys, which begin in line 5 of the text. */
export const gridScreen = (keys: string, columns = "[{ field: 'id', label: 'Id' }]") =>
  `name: 'one', path: '/one/{part}', params: { part: { example: '1' } },
body: [{ kind: 'grid', grid: {
  id: 'things', source: '/api/things/{part}', columns: ${columns},
${keys}
} }],`

/** The problems of one screen, given by its keys, beside a home screen that is right. */
export function saidOfScreen(keys: string): Promise<string> {
  return saidOf({ 'screens/home.ts': home, 'screens/one.ts': screen(keys) })
}

/** The problems of one form, given by its fields, which begin in line 5; `more` are keys of it, `loads` of its screen. */
export function saidOfForm(fields: string, more = '', loads = ''): Promise<string> {
  return saidOfScreen(`name: 'one', path: '/one', ${loads} body: [{ kind: 'form', form: { id: 'f', ${more} fields: [
${fields}
] } }],`)
}

/** A screen that is right. */
export const home = screen("name: 'home', path: '/', body: [{ kind: 'screens' }],")

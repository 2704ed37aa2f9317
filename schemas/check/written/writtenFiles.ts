import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explain } from '../explain.ts'
import { type Problem } from '../problem.ts'
import { schemaDocument } from '../schemaDocument.ts'
import { definitionTypes } from './definitionTypes.ts'

/** The files generated from the schemas of the language, for editors. */
const files: Readonly<Record<string, () => string>> = {
  'schemas/language/definition.ts': definitionTypes,
  'schemas/screen.schema.json': schemaDocument,
}

/** Writes the outdated ones. */
export async function writeFiles(root: string): Promise<void> {
  for (const [file, text] of Object.entries(files))
    if (await isOutdated(root, file, text())) await writeFile(join(root, file), text())
}

/** A problem for each outdated one; none in a folder without a language of its own. */
export async function outdatedFiles(root: string): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [file, text] of Object.entries(files))
    if (await isOutdated(root, file, text()))
      problems.push({ file, line: 1, column: 1, pointer: '', ...explain.fileOutdated() })
  return problems
}

async function isOutdated(root: string, file: string, text: string): Promise<boolean> {
  const written = await readFile(join(root, file), 'utf8').catch(() => undefined)
  return written !== undefined && written !== text
}

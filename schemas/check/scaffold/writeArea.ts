import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { definitionOf } from './inferFields.ts'
import { camel } from './names.ts'
import { type AreaPlan } from './planArea.ts'

/** Maximum lines of a file of entities or calls. */
const linesOfFile = 110

/** The files of a plan by their paths below the root, not formatted yet. */
export function filesOf(plan: AreaPlan, area: string): Map<string, string> {
  const folder = `screens/${area}`
  const files = new Map<string, string>()
  const entities = plan.entities.map((entity): [string, unknown] => [entity.name, definitionOf(entity)])
  for (const [name, group] of named(camel(area), entities))
    files.set(`${folder}/entities/${name}.ts`, source('defineEntities', group, 3))
  for (const [name, calls] of named(camel(area), [...plan.calls]))
    files.set(`${folder}/calls/${name}.ts`, source('defineCalls', { resource: plan.resource, calls }, 3))
  for (const [name, screen] of plan.screens)
    files.set(`${folder}/${name}.ts`, source('defineScreen', screen, 2))
  return files
}

/** Writes new files, and existing ones when `mayReplace` allows it. Returns the written paths. */
export async function writeFiles(
  root: string,
  files: ReadonlyMap<string, string>,
  mayReplace: (path: string) => Promise<boolean>,
): Promise<string[]> {
  const written: string[] = []
  for (const [path, text] of files) {
    const target = join(root, path)
    if (existsSync(target) && !(await mayReplace(path))) continue
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
    written.push(path)
  }
  format(root, written)
  return written
}

function format(root: string, paths: readonly string[]): void {
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')
  const config = join(import.meta.dirname, '../../../biome.json')
  if (paths.length > 0)
    execFileSync(
      process.execPath,
      [biome, 'format', '--write', '--vcs-enabled=false', '--config-path', config, ...paths],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    )
}

/** Groups of entries per file: the first is named after the area, others after their first entry. */
function named(
  area: string,
  all: readonly (readonly [string, unknown])[],
): Map<string, Record<string, unknown>> {
  const found = new Map<string, Record<string, unknown>>()
  let group: Record<string, unknown> = {}
  let lines = linesOfFile
  for (const [name, value] of all) {
    const own = JSON.stringify(value, null, 1).split('\n').length
    if (lines + own > linesOfFile) {
      group = {}
      found.set(found.size === 0 ? area : name, group)
      lines = 0
    }
    group[name] = value
    lines += own
  }
  return found
}

function source(helper: string, value: unknown, depth: number): string {
  const language = `${'../'.repeat(depth)}schemas/index.ts`
  return `import { ${helper} } from '${language}'\n\nexport default ${helper}(${printed(value)})\n`
}

/** A value as TypeScript, its keys without needless quotes; the formatter keeps short values on one line. */
function printed(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, inner]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${printed(inner)}`,
  )
  const isLong =
    entries.length > 4 ||
    Object.values(value)
      .flat()
      .some(inner => typeof inner === 'object')
  return isLong ? `{\n${entries.join(',\n')}\n}` : `{ ${entries.join(', ')} }`
}

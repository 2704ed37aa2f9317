import { glob } from 'node:fs/promises'

/** Every definition below `root`, by pattern, as a sorted path such as `screens/finance/refunds.ts`. */
export async function findDefinitions(root: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('screens/**/*.{ts,json}', { cwd: root })) {
    const path = file.replaceAll('\\', '/')
    if (isDefinition(path)) files.push(path)
  }
  return files.sort()
}

/** Whether a path below the root holds a definition: `screens/shared` holds parts of them. */
export function isDefinition(path: string): boolean {
  return /^screens\/(?!shared\/).*\.(?:ts|json)$/.test(path) && !path.endsWith('.d.ts')
}

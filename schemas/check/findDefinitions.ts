import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every definition below `root`, by pattern, as a sorted path such as `screens/finance/refunds.ts`. */
export async function findDefinitions(root: string): Promise<string[]> {
  const found = await readdir(join(root, 'screens'), { recursive: true }).catch(nothing)
  return found
    .map(path => `screens/${path.replaceAll('\\', '/')}`)
    .filter(isDefinition)
    .sort()
}

/** Whether a path below the root holds a definition: `screens/shared` holds parts of them. */
export function isDefinition(path: string): boolean {
  return /^screens\/(?!shared\/).*\.(?:ts|json)$/.test(path) && !path.endsWith('.d.ts')
}

function nothing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

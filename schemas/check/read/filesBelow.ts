import { readdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every file below a folder of the root, as a sorted path such as `screens/finance/refunds.ts`. Linked
 * folders come last, each folder once: cycles of links end, and a file keeps its own name. A broken link
 * counts as a file that cannot be read.
 */
export function filesBelow(root: string, folder: string): string[] {
  const files: string[] = []
  const linked = [folder]
  const seen = new Set<string>()

  function look(below: string): void {
    const real = realpathSync(join(root, below))
    if (seen.has(real)) return
    seen.add(real)
    for (const entry of readdirSync(real, { withFileTypes: true })) {
      const path = `${below}/${entry.name}`
      if (entry.isDirectory()) look(path)
      else if (entry.isSymbolicLink() && isFolder(join(root, path))) linked.push(path)
      else files.push(path)
    }
  }

  if (isFolder(join(root, folder))) for (const path of linked) look(path)
  return files.sort()
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

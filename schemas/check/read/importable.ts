import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** What a definition may import, as it would write it: the language, what areas share, and the files beside it. */
export function importable(root: string, path: string): string[] {
  const folder = dirname(path)
  const files = ['schemas/index.ts', ...filesIn('screens/shared'), ...filesIn(relative(root, folder))]
  return files.map(file => {
    const way = relative(folder, join(root, file)).replaceAll('\\', '/')
    return way.startsWith('.') ? way : `./${way}`
  })

  function filesIn(below: string): string[] {
    try {
      return readdirSync(join(root, below))
        .filter(name => name.endsWith('.ts'))
        .map(name => `${below}/${name}`)
    } catch {
      return []
    }
  }
}

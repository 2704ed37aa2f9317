import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every package that the page imports, with its path inside. The browser tests have them bundled beforehand: one that is
 * met in the middle of a run would load React a second time.
 */
export function pagePackages(root: string): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = globSync(['runtime/**/*.{ts,tsx}', 'src/{app,adapters}/**/*.{ts,tsx}'], { cwd: root })
  const names = files.flatMap(file =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(imported), ([, name = '']) => name),
  )
  const own = names.filter(name => packageOf(name) in dependencies && !name.endsWith('.css'))
  // Sonner stays as it is, so that `sonnerWithoutStyle` sees it.
  return [...new Set([...own, 'react/jsx-dev-runtime'])].filter(name => name !== 'sonner').sort()
}

/** `@a/b/c` -> `@a/b`, `a/b` -> `a`. */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/')
}

const imported = /^(?:import|export)\s(?:[^'";]*\sfrom\s)?'([^']+)'/gm

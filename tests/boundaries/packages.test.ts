import { describe, expect, it } from 'vitest'
import { importsOf, isOwn, readSource, sourceFiles } from './sources.ts'

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifest: Manifest = JSON.parse(readSource('package.json'))
const packages = { ...manifest.dependencies, ...manifest.devDependencies }

/** Packages that no file imports, and who needs them. */
const unimported: Readonly<Record<string, string>> = {
  '@biomejs/biome': 'npm run lint',
  '@storybook/addon-a11y': 'named in stories/.storybook',
  '@types/node': 'types of Node',
  '@vitest/coverage-v8': 'npx vitest run --coverage',
  node: 'the Node that npm scripts run on',
  storybook: 'npm run storybook',
  typescript: 'npm run types',
}

describe('packages', () => {
  it('are pinned to one version each', () => {
    const loose = Object.entries(packages).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('are imported somewhere, or needed for a reason in this list', () => {
    const imported = new Set(
      [...sourceFiles(), 'vite.config.ts'].flatMap(importsOf).map(({ target }) => target),
    )
    const needless = Object.keys(packages).filter(
      name => !imported.has(name) && !(name in unimported) && !imported.has(name.replace(/^@types\//, '')),
    )
    expect(needless).toEqual([])
  })

  it('import icons one by one: a list of all would bring unused icons into the first chunk', () => {
    const whole = sourceFiles().filter(file => /^import [^\n]*from 'lucide-react'/m.test(readSource(file)))
    expect(whole, "import Bell from 'lucide-react/icons/bell'").toEqual([])
  })

  it('are in package.json when a file imports them', () => {
    const missing = [...sourceFiles(), 'vite.config.ts'].flatMap(file =>
      importsOf(file)
        .filter(({ target }) => isPackage(target) && !(target in packages))
        .map(({ target }) => `${file} imports ${target}`),
    )
    expect(missing).toEqual([])
  })
})

function isPackage(target: string): boolean {
  return !/^(?:node|virtual):/.test(target) && !isOwn(target)
}

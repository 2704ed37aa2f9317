import { describe, expect, it } from 'vitest'
import { readSource, sourceFiles } from './sources.ts'

/**
 * Collections that live as long as the page and are filled while it is used, with what limits them. The values of a WeakMap
 * go with their keys. What is kept elsewhere has its limits in tests/core/kept.test.ts.
 */
const limited: Readonly<Record<string, string>> = {
  'runtime/core/text/numbers.ts formats': 'one for each number of decimals, with and without a sign',
  'runtime/core/text/dates.ts formats': 'one for each time zone that is in use',
  'runtime/kinds/blocks/form/shownForms.ts listeners': 'components take theirs away when they go',
  'runtime/kinds/blocks/form/shownForms.ts shown': 'components take theirs away when they go',
  'runtime/shell/forms/unsavedForms.ts listeners': 'components take theirs away when they go',
  'runtime/shell/forms/unsavedForms.ts open': 'components take theirs away when they go',
  'runtime/shell/screen/startGrids.ts started': 'emptied when another screen opens',
}

describe('module-level collection', () => {
  it('has a limit in this list: a map or list without one grows with every opened screen', () => {
    const found = sourceFiles()
      .filter(path => path.startsWith('runtime/') || path.startsWith('src/app/'))
      .filter(path => !/Plugin\.ts$/.test(path))
      .flatMap(path => collectionsIn(readSource(path)).map(name => `${path} ${name}`))
    expect(found.toSorted()).toEqual(Object.keys(limited).toSorted())
  })

  it('is detected by its declaration', () => {
    const source = [
      'const cache = new Map<string, unknown>()',
      'export const known = new Set()',
      'const log: string[] = []',
      "const names = new Set(['a'])",
      'const none: readonly string[] = []',
      'const none: ReadonlySet<number> = new Set()',
      'const ofStore = new WeakMap<Store, number>()',
      'function inside() {',
      '  const local = new Map()',
      '}',
    ]
    expect(collectionsIn(source.join('\n'))).toEqual(['cache', 'known', 'log'])
  })
})

/** Names of the empty collections of the module itself that are there to be filled. */
function collectionsIn(source: string): string[] {
  const declared =
    /^(?:export )?(?:const|let) (\w+)(?<type>:[^=]+)? = (?:new (?:Map|Set)(?:<.*>)?\(\)|\[\])/gm
  return [...source.matchAll(declared)]
    .filter(({ groups }) => !/\breadonly\b|\bReadonly/.test(groups?.type ?? ''))
    .map(([, name = '']) => name)
}

import { describe, expect, it } from 'vitest'
import { actionSchemas } from '../../schemas/language/action.ts'
import { blockSchemas } from '../../schemas/language/block.ts'
import { cellSchemas } from '../../schemas/language/cell.ts'
import { fieldSchemas } from '../../schemas/language/field.ts'
import { filterSchemas } from '../../schemas/language/filter.ts'
import { importsOf, readSource, sourceFiles } from './sources.ts'

const files = sourceFiles()
const texts = new Map(files.map(file => [file, readSource(file)]))
const isWatching = (file: string) => /^(?:stories|tests)\//.test(file)

describe('what stands in the project', () => {
  it('is used by it: no value serves tests and stories alone', () => {
    const products = files.filter(file => !isWatching(file) && !file.startsWith('screens/'))
    const words = [...products, 'vite.config.ts'].map(
      file => [file, new Set(readSource(file).match(/[\w$]+/g))] as const,
    )
    const unused = products.flatMap(file =>
      valuesOf(texts.get(file) ?? '')
        .filter(name => !words.some(([other, known]) => other !== file && known.has(name)))
        // What its own file uses beside its declaration is exported for a test to look at.
        .filter(name => (texts.get(file)?.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0) < 2)
        .map(name => `${file}: ${name}`),
    )
    expect(unused).toEqual([])
  })

  it('is a word of the language that a story draws and a test names', () => {
    const kinds = [actionSchemas, blockSchemas, cellSchemas, fieldSchemas, filterSchemas].flatMap(Object.keys)
    const named = (folder: string) =>
      new Set(
        files
          .filter(file => file.startsWith(folder))
          .flatMap(file => [...(texts.get(file) ?? '').matchAll(/'(\w+)'/g)].map(([, word]) => word)),
      )
    const [drawn, tested] = [named('stories/'), named('tests/')]
    expect(kinds.length).toBeGreaterThan(40)
    expect(kinds.filter(kind => !drawn.has(kind) || !tested.has(kind))).toEqual([])
  })

  it('of the design system is drawn in its stories, by itself or as a part', () => {
    const drawn = new Set<string>()
    const visit = (file: string): void => {
      for (const { target } of importsOf(file))
        if (/^runtime\/(?:ui|shell)\//.test(target) && texts.has(target) && !drawn.has(target)) {
          drawn.add(target)
          visit(target)
        }
    }
    for (const file of files) if (/^stories\/(?:ui|frame)\//.test(file)) visit(file)
    const components = files.filter(file => file.startsWith('runtime/ui/') && file.endsWith('.tsx'))
    expect(components.length).toBeGreaterThan(60)
    expect(components.filter(file => !drawn.has(file))).toEqual([])
  })
})

/** Names of the values that a file exports. */
function valuesOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  )
}

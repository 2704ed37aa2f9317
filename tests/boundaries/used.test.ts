import { describe, expect, it } from 'vitest'
import { actionSchemas } from '../../schemas/language/action.ts'
import { blockSchemas } from '../../schemas/language/block.ts'
import { cellSchemas } from '../../schemas/language/cell.ts'
import { fieldSchemas } from '../../schemas/language/field.ts'
import { filterSchemas } from '../../schemas/language/filter.ts'
import { exportsOf, importsOf, readSource, sourceFiles } from './sources.ts'

const files = sourceFiles()
const texts = new Map(files.map(file => [file, readSource(file)]))
const isWatching = (file: string) => /^(?:stories|tests)\//.test(file)

/** Files whose exports no file of the project imports, because a tool reads them. */
const readByTools = [
  // Storybook, the compiler, and Vitest before the tests.
  ...[
    /\.stories\.tsx$/,
    /^stories\/\.storybook\/docs\.tsx$/,
    /^tests\/types\//,
    /^tests\/support\/(?:builtConsole|filledFolder)\.ts$/,
  ],
  // The builds of the bench, which put them in the place of others.
  ...[/^tests\/bench\/twin\/src\/Placeholder\.tsx$/, /^tests\/bench\/twin\/src\/records\/routes\.tsx$/],
  // Found by their folder.
  /^tests\/reliability\/cases\//,
  // Named in the code of validators that the build writes.
  /^schemas\/check\/validatorRuntime\.ts$/,
]

describe('code of the project', () => {
  it('is used by it: no file serves only tests and stories', () => {
    const products = files.filter(file => !isWatching(file) && !file.startsWith('screens/'))
    const words = [...products, 'vite.config.ts'].map(
      file => [file, new Set(wordsOf(readSource(file)))] as const,
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

  it('exports only values that another file imports', () => {
    const taken = new Set<string>()
    const fetched = new Set<string>()
    for (const file of [...files, 'vite.config.ts'])
      for (const { target, names, dynamic } of importsOf(file)) {
        if (dynamic) fetched.add(target)
        // Of a file that is taken as a whole, any word may name a part.
        for (const name of names ?? wordsOf(readSource(file))) taken.add(`${target} ${name}`)
      }
    const everywhere = files.map(file => [file, new Set(wordsOf(texts.get(file) ?? ''))] as const)
    // What a file is fetched for can stand in another than the one that fetches it.
    const isTaken = (file: string, name: string) =>
      taken.has(`${file} ${name}`) ||
      (fetched.has(file) && everywhere.some(([other, words]) => other !== file && words.has(name)))
    const needless = files
      .filter(file => !readByTools.some(pattern => pattern.test(file)))
      .flatMap(file =>
        exportsOf(file)
          .filter(name => !isTaken(file, name))
          .map(name => `${file} exports ${name}, which no other file imports. Take the \`export\` away.`),
      )
    expect(needless).toEqual([])
  })

  it('draws every word of the language in a story and names it in a test', () => {
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

  it('draws every component of the design system in a story', () => {
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

function wordsOf(text: string): readonly string[] {
  return text.match(/[\w$]+/g) ?? []
}

/** Names of the values that a file exports. */
function valuesOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function|class) ([\w$]+)/gm)].map(
    ([, name = '']) => name,
  )
}

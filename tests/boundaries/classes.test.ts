import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { preprocessCSS, resolveConfig } from 'vite'
import { describe, expect, it } from 'vitest'
import { importsOf, projectRoot, readSource, sourceFiles } from './sources.ts'

/** A class that a file asks a sheet for: `styles.close`. */
interface Use {
  readonly file: string
  readonly line: number
  readonly said: string
  readonly sheet: string
  readonly name: string
}

const sheets = await readSheets(sourceFiles(['.module.css']))
const uses = sourceFiles().flatMap(usesOf)

describe('CSS module classes', () => {
  it('exist if a component uses them', () => {
    const undefinedOnes = uses
      .filter(({ sheet, name }) => !sheets.get(sheet)?.has(name))
      .map(
        use =>
          `${use.file}:${use.line} asks for ${use.said}. Define .${use.name} in ${use.sheet}, or take it out here.`,
      )
    expect(undefinedOnes).toEqual([])
  })

  it('are used by a component, or composed by another class', () => {
    // What only tests and stories wear is not worn: both borrow the looks of the console. The pages of the reference
    // have a sheet of their own.
    const worn = new Set([
      ...uses
        .filter(({ file, sheet }) => !/^(?:stories|tests)\//.test(file) || sheet.startsWith('stories/'))
        .map(use => scoped(use.sheet, use.name)),
      ...[...sheets.values()].flatMap(classes =>
        [...classes.values()].flatMap(([, ...composed]) => composed),
      ),
    ])
    const unworn = [...sheets].flatMap(([sheet, classes]) =>
      [...classes.keys()]
        .filter(name => !worn.has(scoped(sheet, name)))
        .map(name => `${sheet} defines .${name}, which nothing wears. Take it out.`),
    )
    expect(unworn).toEqual([])
  })
})

/** By sheet and class: the name that Vite gives it, followed by those of the classes that it composes. */
async function readSheets(
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>> {
  const generateScopedName = (name: string, path: string) => scoped(posix.relative(projectRoot, path), name)
  const config = await resolveConfig(
    { configFile: false, logLevel: 'error', css: { modules: { generateScopedName } } },
    'build',
  )
  const read = async (path: string) => {
    const { code, modules = {} } = await preprocessCSS(readSource(path), join(projectRoot, path), config)
    const names = Object.entries(modules).map(([name, all]) => [name, all.split(' ')] as const)
    // Animations are named there too.
    return [path, new Map(names.filter(([, [own]]) => new RegExp(`\\.${own}(?![\\w-])`).test(code)))] as const
  }
  return new Map(await Promise.all(paths.map(read)))
}

/** A name of letters alone, which no sheet has to escape. */
function scoped(sheet: string, name: string): string {
  return `${sheet}-${name}`.replace(/\W+/g, '-')
}

function usesOf(file: string): Use[] {
  if (!importsOf(file).some(({ target }) => target.endsWith('.module.css'))) return []
  const source = readSource(file)
  const { module, program } = parseSync(file, source)
  const imported = new Map(
    module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ localName }) => [
        localName.value,
        posix.normalize(posix.join(posix.dirname(file), moduleRequest.value)),
      ]),
    ),
  )
  return membersIn(program).flatMap(({ object, name, start }) => {
    const sheet = imported.get(object)
    if (!sheet?.endsWith('.module.css')) return []
    return { file, line: source.slice(0, start).split('\n').length, said: `${object}.${name}`, sheet, name }
  })
}

/** Every `object.name` of a tree. */
function membersIn(node: unknown): { object: string; name: string; start: number }[] {
  if (Array.isArray(node)) return node.flatMap(membersIn)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(membersIn)
  if (!('type' in node && node.type === 'MemberExpression' && 'object' in node && 'property' in node))
    return below
  const [object, name] = [nameOf(node.object), nameOf(node.property)]
  if (object === undefined || name === undefined || !('start' in node)) return below
  return [{ object, name, start: Number(node.start) }, ...below]
}

function nameOf(node: unknown): string | undefined {
  const isName = typeof node === 'object' && node !== null && 'type' in node && node.type === 'Identifier'
  return isName && 'name' in node ? String(node.name) : undefined
}

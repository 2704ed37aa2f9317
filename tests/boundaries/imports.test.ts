import { describe, expect, it } from 'vitest'
import { offence } from './importTable.ts'
import { importsOf, isOwn, sourceFiles } from './sources.ts'

const graph = new Map(sourceFiles().map(file => [file, importsOf(file)]))

describe('who may import whom', () => {
  it('holds in every file', () => {
    const offences = [...graph].flatMap(([file, imports]) =>
      imports.flatMap(({ target, typeOnly }) => offence(file, target, typeOnly) ?? []),
    )
    expect(offences).toEqual([])
  })

  it('says the cure', () => {
    expect(offence('runtime/core/menu/readMenu.ts', 'react', false)).toBe(
      'runtime/core/menu/readMenu.ts imports react. core is pure: move the component to runtime/shell, or pass the value in.',
    )
  })

  it('lets the shell name a kind and never load one', () => {
    const [from, target] = ['runtime/shell/BlockSlot.tsx', 'runtime/kinds/kinds.ts'] as const
    expect(offence(from, target, true)).toBeUndefined()
    expect(offence(from, target, false)).toContain('imports runtime/kinds/kinds.ts as a value.')
  })

  it('keeps one area of the console apart from another', () => {
    expect(offence('screens/finance/refunds.ts', 'screens/finance/refundColumns.ts', false)).toBeUndefined()
    expect(offence('screens/finance/refunds.ts', 'screens/shared/columns.ts', false)).toBeUndefined()
    expect(offence('screens/finance/refunds.ts', 'screens/orders/columns.ts', false)).toContain(
      'screens/shared',
    )
  })

  it('keeps the sandbox and the page apart', () => {
    expect(offence('src/main.tsx', 'src/sandbox/database/rows.ts', false)).toBeDefined()
    expect(offence('src/sandbox/database/rows.ts', 'runtime/core/calls.ts', true)).toBeDefined()
  })

  it('lets nobody but stories and tests import stories and tests', () => {
    const offenders = [...graph].filter(
      ([file, imports]) =>
        !/^(?:stories|tests)\//.test(file) &&
        imports.some(({ target }) => /^(?:stories|tests)\//.test(target)),
    )
    expect(offenders.map(([file]) => file)).toEqual([])
  })
})

describe('files', () => {
  it('form no circle', () => {
    expect(circles()).toEqual([])
  })
})

/** Circles of static imports, types included: under `verbatimModuleSyntax` an import of types loads its file too. */
function circles(): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: readonly string[]) => {
    const seen = trail.indexOf(file)
    if (seen >= 0) found.push([...trail.slice(seen), file].join(' -> '))
    if (seen >= 0 || done.has(file)) return
    for (const { target, dynamic } of graph.get(file) ?? []) {
      if (!dynamic && isOwn(target)) visit(target, [...trail, file])
    }
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

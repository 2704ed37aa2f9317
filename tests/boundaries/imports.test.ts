import { describe, expect, it } from 'vitest'
import { offence } from './importTable.ts'
import { importsOf, isOwn, sourceFiles } from './sources.ts'

const graph = new Map(sourceFiles().map(file => [file, importsOf(file)]))

describe('import rules', () => {
  it('hold in every file', () => {
    const offences = [...graph].flatMap(([file, imports]) =>
      imports.flatMap(({ target, typeOnly }) => offence(file, target, typeOnly) ?? []),
    )
    expect(offences).toEqual([])
  })

  it('explain the fix in their messages', () => {
    expect(offence('runtime/core/menu/readMenu.ts', 'react', false)).toBe(
      'runtime/core/menu/readMenu.ts imports react. core is pure: move the component to runtime/shell, or pass the value in.',
    )
  })

  it('let the shell name a kind but not import one', () => {
    const [from, target] = ['runtime/shell/BlockSlot.tsx', 'runtime/kinds/kinds.ts'] as const
    expect(offence(from, target, true)).toBeUndefined()
    expect(offence(from, target, false)).toContain('imports runtime/kinds/kinds.ts as a value.')
  })

  it('separate the areas of the console', () => {
    expect(offence('screens/finance/refunds.ts', 'screens/finance/refundColumns.ts', false)).toBeUndefined()
    expect(offence('screens/finance/refunds.ts', 'screens/shared/columns.ts', false)).toBeUndefined()
    expect(offence('screens/finance/refunds.ts', 'screens/orders/columns.ts', false)).toContain(
      'screens/shared',
    )
  })

  it('separate the sandbox and the page', () => {
    expect(offence('src/main.tsx', 'src/sandbox/database/rows.ts', false)).toBeDefined()
    expect(offence('src/sandbox/database/rows.ts', 'runtime/core/calls.ts', true)).toBeDefined()
  })

  it('allow only stories and tests to import stories and tests', () => {
    const offenders = [...graph].filter(
      ([file, imports]) =>
        !/^(?:stories|tests)\//.test(file) &&
        imports.some(({ target }) => /^(?:stories|tests)\//.test(target)),
    )
    expect(offenders.map(([file]) => file)).toEqual([])
  })
})

describe('imports', () => {
  it('have no cycles', () => {
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

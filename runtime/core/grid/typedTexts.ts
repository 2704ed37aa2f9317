import { type CompiledGrid } from '../compile/compiled.ts'
import { own } from '../own.ts'
import { typedNumber } from '../text/clampNumber.ts'
import { numberProblem } from '../text/numberProblem.ts'
import { type Selection } from './selection.ts'

/** Key of a row, as text -> name of an input -> what the user has typed. */
export type TypedTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What an action acts on, as far as it decides which inputs go out with it. */
type ActsOn =
  | { readonly scope: 'row'; readonly key: string }
  | { readonly scope: 'selection'; readonly selection: Selection }
  | { readonly scope: 'screen' }
  | { readonly scope: 'record' }

/** What was typed into the rows that an action acts on; a selection of all may hold rows that nobody has seen. */
export function textsOf(subject: ActsOn, typed: TypedTexts): TypedTexts {
  if (subject.scope === 'screen' || subject.scope === 'record') return typed
  if (subject.scope === 'row') {
    const texts = own(typed, subject.key)
    return texts ? { [subject.key]: texts } : {}
  }
  const { selection } = subject
  const named = new Set([...(selection.all ? selection.except : selection.rows.keys())].map(String))
  return Object.fromEntries(Object.entries(typed).filter(([key]) => named.has(key) !== selection.all))
}

/** What is wrong with a number that was typed into a row; undefined: nothing. */
export function typedProblem(grid: Pick<CompiledGrid, 'columns'>, typed: TypedTexts): string | undefined {
  const numeric = numericInputs(grid)
  for (const texts of Object.values(typed))
    for (const [name, text] of Object.entries(texts)) {
      const cell = numeric.get(name)
      const number = cell && typedNumber(text)
      const problem = number === undefined ? undefined : numberProblem(number, { decimals: 6, ...cell })
      if (problem !== undefined) return `${cell?.label ?? name} ${text}: ${problem}`
    }
  return undefined
}

/** The numeric inputs of a grid by their names. */
export function numericInputs(grid: Pick<CompiledGrid, 'columns'>) {
  return new Map(
    grid.columns.flatMap(({ cell }) =>
      cell.kind === 'numericInput' ? [[cell.name ?? '', cell] as const] : [],
    ),
  )
}

import { type CheckResult } from './checkDefinitions.ts'
import { type Finding } from './finding.ts'
import { entries, type Item, items } from './item.ts'
import { locateFindings } from './source/locate.ts'

/** Everything that definitions decide because the specification does not say it, with its places. */
export function formatAssumptions(root: string, { definitions }: CheckResult): string {
  const found = definitions.flatMap(({ file, screen }) => assumptions(file, { pointer: '', value: screen }))
  const lines = locateFindings(root, found).map(
    ({ file, line, column, what }) => `${file}:${line}:${column}\n  ${what}`,
  )
  return [...lines, `${lines.length} assumptions`].join('\n')
}

function assumptions(file: string, item: Item): Finding[] {
  const below = [...entries(item), ...items(item).map(entry => ['', entry] as const)]
  return below.flatMap(([key, value]) =>
    key === 'assumes' && typeof value.value === 'string'
      ? [{ file, pointer: value.pointer, atKey: true, code: 'assumes', what: value.value, fix: '' }]
      : assumptions(file, value),
  )
}

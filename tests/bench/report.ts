import { styleText } from 'node:util'
import { type Travelled } from './page/travelled.ts'
import { type Both } from './page/turns.ts'
import { median, ratios, tremble } from './statistics.ts'

/** One line of the table. */
export interface Figure {
  readonly name: string
  readonly unit: 'ms' | 'KB' | 'MB' | '%' | ''
  /** Pairs, one per run; without `base` there is no yardstick. */
  readonly values: Both<readonly number[]>
  /** Processor time of the main thread for the same, at full speed, in milliseconds. */
  readonly work?: Both<readonly number[]>
  /** `met` gets the medians, the ratio as the median of the pairs. */
  readonly target?: { readonly text: string; readonly met: (own: number, ratio: number) => boolean }
}

const widths = [34, 11, 11, 16, 11, 11, 16, 26] as const

/** Prints the figures under a heading with the names of their yardstick and of what was measured. */
export function printFigures(yardstick: string, figures: readonly Figure[], measured = 'console'): void {
  if (figures.length === 0) return
  const work = figures.some(figure => figure.work) ? ['CPU', 'CPU', 'ratio'] : ['', '', '']
  console.log(`\n${styleText('bold', line(['', yardstick, measured, 'ratio', ...work, 'target']))}`)
  for (const { name, unit, values, work = none, target } of figures) {
    const met = target?.met(median(values.own), median(ratios(values)))
    const verdict = target
      ? `${target.text}: ${met ? styleText('green', 'met') : styleText('red', 'missed')}`
      : ''
    console.log(line([name, ...compared(values, unit), ...compared(work, 'ms'), verdict]))
  }
}

const none: Both<readonly number[]> = { base: [], own: [] }

/** The medians, and how many times one is the other: the median of the pairs, and how much that trembles. */
function compared(values: Both<readonly number[]>, unit: Figure['unit']): string[] {
  const shown = (value: number) =>
    Number.isNaN(value) ? '' : `${value.toFixed(unit === 'ms' || unit === '' ? 0 : 1)} ${unit}`
  // Counts and percentages are compared with nothing: they may be 0.
  const pairs = unit === '' || unit === '%' ? [] : ratios(values)
  const ratio = pairs.length === 0 ? '' : median(pairs).toFixed(3)
  const part = pairs.length === 0 && unit !== '' ? values.own : pairs
  const trembling = part.length < 2 ? '' : ` ±${(tremble(part) * 100).toFixed(0)} %`
  return [shown(median(values.base)), shown(median(values.own)), `${ratio}${trembling.padStart(7)}`]
}

/** One line of a table with more than two columns. */
export interface Row {
  readonly name: string
  readonly unit: Figure['unit']
  /** One list per column, one value per run. */
  readonly values: readonly (readonly number[])[]
}

/** Prints medians column by column, and how many times the first column each other one is, as the median of the runs. */
export function printColumns(heading: string, columns: readonly string[], rows: readonly Row[]): void {
  const [yardstick = '', ...others] = columns
  const cells = (name: string, values: readonly string[]) =>
    [name.padEnd(42), ...values.map(value => value.padStart(15))].join('  ').trimEnd()
  const ratioNames = others.map(name => `${name} ÷ ${yardstick}`)
  console.log(`\n${styleText('bold', cells(heading, [...columns, ...ratioNames]))}`)
  for (const { name, unit, values } of rows) {
    const [base = [], ...compared] = values
    const medians = values.map(side => `${median(side).toFixed(unit === 'KB' ? 1 : 0)} ${unit}`)
    const times = compared.map(own => {
      const found = ratios({ base, own })
      return `${median(found).toFixed(2)} ±${(tremble(found) * 100).toFixed(0)} %`
    })
    console.log(cells(name, [...medians, ...times]))
  }
}

export function atMost(ratio: number): NonNullable<Figure['target']> {
  return { text: `at most +${Math.round((ratio - 1) * 100)} %`, met: (_, found) => found <= ratio }
}

export function printFiles(heading: string, files: readonly Travelled[]): void {
  console.log(`\n${styleText('bold', heading)}`)
  for (const { name, body } of files) console.log(`${kilobytes(body).toFixed(2).padStart(8)} KB  ${name}`)
}

/** 1 KB is 1000 bytes, as bundlers count. */
export function kilobytes(bytes: number): number {
  return bytes / 1000
}

function line(cells: readonly string[]): string {
  const last = widths.length - 1
  return cells
    .map((cell, at) =>
      at === 0 || at === last ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    .join('  ')
    .trimEnd()
}

import { styleText } from 'node:util'
import { type Travelled } from './page/travelled.ts'
import { median, tremble } from './statistics.ts'

/** One line of the table. */
export interface Figure {
  readonly name: string
  readonly unit: 'ms' | 'KB' | 'MB'
  /** The yardstick, run by run; empty: there is none. */
  readonly base: readonly number[]
  readonly console: readonly number[]
  readonly target?: { readonly text: string; readonly met: (base: number, own: number) => boolean }
}

const widths = [38, 12, 12, 9, 9, 26] as const

/** Prints the figures under a heading with the name of their yardstick. */
export function printFigures(yardstick: string, figures: readonly Figure[]): void {
  if (figures.length === 0) return
  console.log(`\n${styleText('bold', line(['', yardstick, 'console', 'ratio', '±', 'target']))}`)
  for (const { name, unit, base, console: own, target } of figures) {
    const [before, after] = [median(base), median(own)]
    const met = target?.met(before, after)
    const verdict = target
      ? `${target.text}: ${met ? styleText('green', 'met') : styleText('red', 'missed')}`
      : ''
    const shown = (value: number) =>
      Number.isNaN(value) ? '' : `${value.toFixed(unit === 'ms' ? 0 : 1)} ${unit}`
    const ratio = Number.isNaN(before) ? '' : (after / before).toFixed(3)
    const trembling = `${(Math.max(tremble(own), base.length > 0 ? tremble(base) : 0) * 100).toFixed(0)} %`
    console.log(line([name, shown(before), shown(after), ratio, trembling, verdict]))
  }
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
  return cells
    .map((cell, at) => (at === 0 || at === 5 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
    .join('  ')
}

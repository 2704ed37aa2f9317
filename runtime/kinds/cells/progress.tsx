import { type CellOf } from '../../../schemas/index.ts'
import { type Row } from '../../../schemas/wire/gridReply.ts'
import { valueAt } from '../../core/objects.ts'
import { EMPTY } from '../../core/text/displayText.ts'
import { displayNumber, readNumber } from '../../core/text/numbers.ts'
import { type CellKindOf } from '../kinds.ts'
import styles from './progress.module.css'

/** A progress value. The text is complete: the bar is decorative. */
export const kind: CellKindOf<'progress'> = {
  text: (cell, value, row) => progressOf(cell, value, row)?.text ?? EMPTY,
  align: 'start',
  // The bar, and the gap after it.
  extraWidth: () => 72,
  draw({ cell, value, row }) {
    const progress = progressOf(cell, value, row)
    if (!progress) return EMPTY
    // Without a known total there is no bar.
    if (progress.share === undefined) return progress.text
    return (
      <span className={styles.progress}>
        <progress aria-hidden="true" className={styles.bar} value={progress.share} max={1} />
        {progress.text}
      </span>
    )
  },
}

/** Undefined: the row has no value. */
function progressOf({ total }: CellOf<'progress'>, value: unknown, row: Row): Progress | undefined {
  const done = readNumber(value)
  if (done === undefined) return undefined
  if (total === undefined) return { share: done / 100, text: displayNumber(done, { unit: '%' }) }
  const all = readNumber(valueAt(row, total))
  if (all === undefined || all <= 0) return { text: displayNumber(done) }
  return { share: done / all, text: `${displayNumber(done)} of ${displayNumber(all)}` }
}

interface Progress {
  /** 0 to 1. Absent: the total is unknown. */
  readonly share?: number
  readonly text: string
}

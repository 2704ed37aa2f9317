import { type CellOf } from '../../../schemas/index.ts'
import { displayList } from '../../core/text/displayText.ts'
import { type CellKindOf } from '../kinds.ts'
import styles from './list.module.css'

/** ['Card', 'Voucher'] -> `Card,` and `Voucher` on a line each (spec 1 §9). */
export const kind: CellKindOf<'list'> = {
  text,
  align: 'start',
  draw: ({ cell, value }) => <span className={styles.list}>{text(cell, value)}</span>,
}

function text({ separator = ',' }: CellOf<'list'>, value: unknown): string {
  return displayList(value, separator)
}

import { Fragment, type ReactNode } from 'react'
import { type CellOf } from '../../../schemas/index.ts'
import { displayBoolean, displayList, displayText, EMPTY } from '../../core/text/displayText.ts'
import { type CellKindOf } from '../kinds.ts'
import { CopyValue, copyButtonWidth } from './CopyValue.tsx'
import styles from './texts.module.css'

/** The value as text; line breaks become spaces. */
export const text: CellKindOf<'text'> = {
  text: (_cell, value) => displayText(value),
  align: 'start',
  extraWidth: copyButtonWidth,
  draw({ cell, value, tabIndex }) {
    const text = displayText(value)
    if (!cell.copy || text === EMPTY) return text
    return (
      <>
        <bdi>{tabIndex === undefined ? breakable(text) : text}</bdi>
        <CopyValue text={text} tabIndex={tabIndex} />
      </>
    )
  },
}

/** A key, reference or address that is too long for a line breaks between its parts, not before its last letter. */
function breakable(text: string): ReactNode {
  // A long number has no parts: it breaks in fours, as it is read.
  const parts = /^[A-Z\d]{16,}$/.test(text) ? /(?<=^(?:.{4})+)(?!$)/ : /(?<=[_@./:])(?=\w)/
  return text.split(parts).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat and never reorder
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

/** ['Card', 'Voucher'] -> `Card,` and `Voucher` on a line each (spec 1 §9). */
export const list: CellKindOf<'list'> = {
  text: listText,
  align: 'start',
  draw: ({ cell, value }) => <span className={styles.list}>{listText(cell, value)}</span>,
}

function listText({ separator = ',' }: CellOf<'list'>, value: unknown): string {
  return displayList(value, separator)
}

/** Yes or No. */
export const boolean: CellKindOf<'boolean'> = {
  text: (_cell, value) => displayBoolean(value),
  align: 'start',
  draw: ({ value }) => displayBoolean(value),
}

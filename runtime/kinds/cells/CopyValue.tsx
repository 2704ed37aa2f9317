import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './CopyValue.module.css'

/** The button beside a value that copies it; in a grid it shows in the row that the pointer or the focus is in. */
export function CopyValue({ text, tabIndex }: { text: string; tabIndex: number | undefined }) {
  return (
    <span className={styles.place}>
      <CopyButton text={text} tabIndex={tabIndex} />
    </span>
  )
}

/** Pixels beside a text that can be copied; else none. */
export function besideCopied({ copy }: { copy?: boolean | undefined }): number {
  return copy ? 34 : 0
}

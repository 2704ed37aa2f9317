import { CopyButton } from '../../ui/CopyButton.tsx'
import styles from './CopyValue.module.css'

/** The copy button next to a value; in a grid it is visible in the hovered or focused row. */
export function CopyValue({ text, tabIndex }: { text: string; tabIndex: number | undefined }) {
  return (
    <span className={styles.place}>
      <CopyButton text={text} tabIndex={tabIndex} />
    </span>
  )
}

/** Pixels of the copy button; 0 if the text cannot be copied. */
export function copyButtonWidth({ copy }: { copy?: boolean | undefined }): number {
  return copy ? 34 : 0
}

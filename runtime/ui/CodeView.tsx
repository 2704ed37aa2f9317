import styles from './CodeView.module.css'
import { CopyButton } from './CopyButton.tsx'

/** A text in fixed width that keeps its lines and reads from left to right; long lines wrap, so that nothing scrolls in it. */
export function CodeView({ label, text, copied }: CodeViewProps) {
  return (
    <div className={styles.frame} dir="ltr">
      <pre className={styles.text}>
        <code>{text}</code>
      </pre>
      <span className={styles.copy}>
        <CopyButton text={copied ?? text} label={`Copy ${label}`} />
      </span>
    </div>
  )
}

export interface CodeViewProps {
  /** What it is, for the name of the button. */
  label: string
  text: string
  /** What the button puts on the clipboard. Default: the text. */
  copied?: string | undefined
}

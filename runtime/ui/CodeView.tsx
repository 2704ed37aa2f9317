import styles from './CodeView.module.css'
import { CopyButton } from './CopyButton.tsx'

/** A monospaced left-to-right text that keeps its lines; long lines wrap instead of scrolling. */
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
  /** Subject of the text, for the name of the copy button. */
  label: string
  text: string
  /** The text that the button copies. Default: `text`. */
  copied?: string | undefined
}

import styles from './KeyHint.module.css'

/** The keys of a shortcut, pressed together. */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className={styles.hint} dir="ltr">
      {keys.map(key => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}

export interface KeyHintProps {
  /** As printed on the keys, modifiers first: `['Ctrl', 'K']`. */
  keys: readonly string[]
}

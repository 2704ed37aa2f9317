import styles from './LengthCount.module.css'

/** How long a text is beside how long it may be, at the end of the line of its label; `container` is the caller's to place. */
export function LengthCount({ text, limit }: { text: string; limit: number }) {
  const length = textLength(text)
  return (
    <p className={styles.count} data-length={length} data-over={length > limit || undefined}>
      <span dir="ltr">{`${length.toLocaleString('en')} / ${limit.toLocaleString('en')}`}</span>
    </p>
  )
}

/** Characters as the user counts them: a pair of surrogates is one. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

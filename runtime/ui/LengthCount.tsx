import styles from './LengthCount.module.css'

/** Length and limit of a text, at the end of its label's line; the caller positions `container`. */
export function LengthCount({ text, limit }: { text: string; limit: number }) {
  const length = textLength(text)
  return (
    <p className={styles.count} data-length={length} data-over={length > limit || undefined}>
      <span dir="ltr">{`${length.toLocaleString('en')} / ${limit.toLocaleString('en')}`}</span>
    </p>
  )
}

/** Characters as the user counts them: a surrogate pair is one. */
export function textLength(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

import styles from './Skeleton.module.css'

/** The place of a text or picture that is on its way. Hidden from screen readers: the region says that it is busy. */
export function Skeleton({ width = '100%', height = '0.75em' }: SkeletonProps) {
  return (
    <span className={styles.skeleton} aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />
  )
}

export interface SkeletonProps {
  /** A CSS length. Default 100%. */
  width?: string | undefined
  /** A CSS length. Default the height of a line of text. */
  height?: string | undefined
}

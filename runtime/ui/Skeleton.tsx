import styles from './Skeleton.module.css'

/** Placeholder of a loading text or image. Hidden from screen readers: the region is marked as busy. */
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

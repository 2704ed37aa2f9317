import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** The frame of a block: a region under its heading, when it has one. */
export function Section({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const id = useId()
  if (heading === undefined) return <div className={styles.section}>{children}</div>
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

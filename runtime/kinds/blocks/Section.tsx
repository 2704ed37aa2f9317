import { createContext, type ReactNode, useId } from 'react'
import styles from './Section.module.css'

/** The frame of a block: a region with its heading, if it has one. */
export function Section({ heading, landmark = true, children }: SectionProps) {
  const id = useId()
  if (heading === undefined) return <div className={styles.section}>{children}</div>
  return (
    <section className={styles.section} aria-labelledby={landmark ? id : undefined}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

interface SectionProps {
  /** Undefined: none. */
  heading: string | undefined
  /** False: its content is itself a landmark of that name. Default true. */
  landmark?: boolean
  children: ReactNode
}

/** Title of the tab or panel around a block without heading; undefined: it is in the screen itself. */
export const PlaceContext = createContext<string | undefined>(undefined)

import { type ReactNode, useId } from 'react'
import styles from './FormSection.module.css'

/** A group of fields under a heading, in columns if there is room. */
export function FormSection({
  id,
  title,
  text,
  required = false,
  action,
  level = 1,
  children,
}: FormSectionProps) {
  const own = useId()
  const noteId = `${id ?? own}d`
  return (
    <fieldset
      id={id}
      className={styles.section}
      data-level={level}
      aria-describedby={text === undefined ? undefined : noteId}
    >
      {title !== undefined && (
        <legend className={styles.legend}>
          {title}
          {required && (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          )}
        </legend>
      )}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {text !== undefined && (
        <div className={styles.text} id={noteId}>
          {text}
        </div>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}

interface FormSectionProps {
  /** Id of the group. Default: none. */
  id?: string | undefined
  /** Absent: a group without a name. */
  title?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** Marks the title: at least one entry is required. Default false. */
  required?: boolean | undefined
  /** A small button below the title. */
  action?: ReactNode
  /** 1 for top-level groups; nested ones are smaller, with a line at the side. Default 1. */
  level?: 1 | 2 | undefined
  /** Children with `data-wide` take the whole width. */
  children: ReactNode
}

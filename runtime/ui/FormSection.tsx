import { type ReactNode, useId } from 'react'
import styles from './FormSection.module.css'

/** Fields that belong together, under a heading, side by side where there is room. */
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
  /** Of the group. Default: none. */
  id?: string | undefined
  /** Absent: a group without a name. */
  title?: ReactNode
  /** A sentence below the title. */
  text?: ReactNode
  /** Marks the title: something has to be filled in. Default false. */
  required?: boolean | undefined
  /** A small button below the title. */
  action?: ReactNode
  /** 1 for the outermost groups; deeper ones are drawn smaller, beside a line. Default 1. */
  level?: 1 | 2 | undefined
  /** What needs the whole width carries `data-wide`. */
  children: ReactNode
}

import { messages } from '../../../core/messages.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './form.module.css'

/** Stands where the fields come, so that nothing moves when they do. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {Array.from({ length: Math.min(fields, 12) }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at} className={styles.pair}>
          <Skeleton width="40%" />
          <Skeleton height="var(--control)" />
        </div>
      ))}
    </div>
  )
}

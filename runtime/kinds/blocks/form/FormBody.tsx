import { lazy, type ReactNode, Suspense } from 'react'
import { messages } from '../../../core/messages.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { UnsavedGuard } from '../../../shell/forms/UnsavedGuard.tsx'
import { firstRows } from '../../../shell/screen/startGrids.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { FormNotices } from './FormNotices.tsx'
import styles from './form.module.css'
import { FieldsShown } from './shownForms.ts'
import { type FormEditing } from './useFormEditing.ts'

/** What draws the fields is big, so the rows of a grid beside the form come first. */
const FormFields = lazy(async () => {
  await firstRows()
  return { default: (await chunk(() => import('./FormFields.tsx'))).FormFields }
})

/** Notices and fields of a form that is being filled in. */
export function FormBody({ editing, label, concerned, focused }: FormBodyProps) {
  return (
    <div className={styles.body}>
      <UnsavedGuard one={editing.unsaved} />
      {concerned}
      <FormNotices editing={editing} />
      <Suspense fallback={<FormSkeleton fields={editing.store.form.fields.length} />}>
        <FormFields editing={editing} label={label} focused={focused} />
        <FieldsShown id={editing.idPrefix} />
      </Suspense>
    </div>
  )
}

export interface FormBodyProps {
  editing: FormEditing
  /** Names the form for those who do not see where it stands. */
  label: string
  /** Says what the form is about where that can change while it is open. Default none. */
  concerned?: ReactNode
  /** The first field takes the focus, because what had it is gone. Default false. */
  focused?: boolean | undefined
}

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

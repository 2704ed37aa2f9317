import { lazy, type ReactNode, Suspense } from 'react'
import { messages } from '../../../core/messages.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { UnsavedGuard } from '../../../shell/forms/UnsavedGuard.tsx'
import { firstRows } from '../../../shell/screen/startGrids.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { DryRunNotice } from './DryRunNotice.tsx'
import { FormNotices } from './FormNotices.tsx'
import styles from './form.module.css'
import { FieldsShown, useFieldsShown } from './shownForms.ts'
import { type FormEditing } from './useFormEditing.ts'

/** Loaded after the rows of a grid on the same screen, because the form library is large. */
const FormFields = lazy(async () => {
  await firstRows()
  return { default: (await chunk(() => import('./FormFields.tsx'))).FormFields }
})

/** Notices and fields of an editable form. */
export function FormBody({ editing, label, concerned, focused }: FormBodyProps) {
  const shown = useFieldsShown(editing.idPrefix)
  return (
    <div className={styles.body} data-arriving={!shown || undefined}>
      <UnsavedGuard one={editing.unsaved} />
      {concerned}
      <FormNotices editing={editing} />
      <Suspense fallback={<FormSkeleton fields={editing.store.form.fields.length} />}>
        <FormFields editing={editing} label={label} focused={focused} />
        <FieldsShown id={editing.idPrefix} />
      </Suspense>
      {editing.submission.tried && <DryRunNotice tried={editing.submission.tried} />}
    </div>
  )
}

export interface FormBodyProps {
  editing: FormEditing
  /** Accessible name of the form. */
  label: string
  /** The subject of the form, if it can change while the form is open. Default none. */
  concerned?: ReactNode
  /** Focuses the first field, because the focused element was removed. Default false. */
  focused?: boolean | undefined
}

/** Reserves the space of the fields, so that nothing moves when they appear. */
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

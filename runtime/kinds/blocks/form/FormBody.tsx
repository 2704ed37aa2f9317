import { lazy, type ReactNode, Suspense } from 'react'
import { chunk } from '../../../shell/calls/chunk.ts'
import { UnsavedGuard } from '../../../shell/forms/UnsavedGuard.tsx'
import { firstRows } from '../../../shell/screen/startGrids.ts'
import { FormNotices } from './FormNotices.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
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

import { useEffect } from 'react'
import { FormFields as Fields } from '../../form/FormFields.tsx'
import { useOwnKinds } from '../../form/useOwnKinds.ts'
import { type FormBodyProps } from './FormBody.tsx'
import { focusFirst } from './focusFirst.ts'

/** The fields of an editable form, without its buttons, which are rendered elsewhere. */
export function FormFields({ editing, label, focused = false }: FormBodyProps) {
  const { store, idPrefix, submission } = editing
  useOwnKinds(store.form)
  useEffect(() => {
    if (focused) focusFirst(idPrefix)
  }, [focused, idPrefix])
  return (
    <Fields store={store} idPrefix={idPrefix} label={label} onSubmit={submission.submit}>
      {noButtons}
    </Fields>
  )
}

/** Without children rjsf would add its own button. */
const noButtons = <></>

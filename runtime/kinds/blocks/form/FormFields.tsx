import { useEffect } from 'react'
import { FormFields as Fields } from '../../form/FormFields.tsx'
import { type FormBodyProps } from './FormBody.tsx'
import { focusFirst } from './focusFirst.ts'

/** The fields of a form that is being filled in, without its buttons, which stand elsewhere. */
export function FormFields({ editing, label, focused = false }: FormBodyProps) {
  const { store, idPrefix, submission } = editing
  useEffect(() => {
    if (focused) focusFirst(idPrefix)
  }, [focused, idPrefix])
  return (
    <Fields store={store} idPrefix={idPrefix} label={label} onSubmit={submission.submit}>
      {noButtons}
    </Fields>
  )
}

/** rjsf adds a button of its own where there is nothing. */
const noButtons = <></>

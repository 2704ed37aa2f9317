import { type ReactNode, useMemo } from 'react'
import { drawnForm } from '../../core/form/formSchema.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { FormStoreContext } from './FormStoreContext.ts'
import { FormLabelContext, NamedForm } from './NamedForm.tsx'
import { silentValidator } from './silentValidator.ts'
import { ThemedForm } from './theme/ThemedForm.ts'

/**
 * The fields of a form that is being filled in. A key goes to the store and draws the field it was meant for; rjsf hears of
 * no key, because the store has the values, and of no error, because the store has them too.
 */
export function FormFields({ store, idPrefix, label, onSubmit, children }: FormFieldsProps) {
  const { schema, ui } = useMemo(() => drawnForm(store.form), [store.form])
  return (
    <FormStoreContext value={store}>
      <FormLabelContext value={label}>
        <ThemedForm
          schema={schema}
          uiSchema={ui}
          validator={silentValidator}
          id={idPrefix}
          idPrefix={idPrefix}
          noValidate
          noHtml5Validate
          experimental_componentUpdateStrategy="shallow"
          tagName={NamedForm}
          onSubmit={onSubmit}
        >
          {children}
        </ThemedForm>
      </FormLabelContext>
    </FormStoreContext>
  )
}

interface FormFieldsProps {
  store: FormStore
  /** Id of the form, so that a button outside of it can send it; and before the id of every control, `{idPrefix}_{name}`; other than that of every other form of the page. */
  idPrefix: string
  /** Names the form, which makes it a landmark. */
  label: string
  /** Enter in a field, or the submit button among the children. */
  onSubmit: () => void
  /** What stands below the fields, e.g. its buttons. */
  children: ReactNode
}

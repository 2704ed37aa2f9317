import { type Field } from '@rjsf/utils'
import { type ReactNode, useMemo } from 'react'
import { type CompiledForm } from '../../core/compile/compiledForm.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { FormStoreContext } from './FormStoreContext.ts'
import { FormLabelContext, NamedForm } from './NamedForm.tsx'
import { noopValidator } from './noopValidator.ts'
import { OwnField } from './OwnField.tsx'
import { ThemedForm } from './theme/ThemedForm.ts'

/**
 * The fields of a form that is being filled in, drawn by rjsf. The store is the one source of values, errors and states: each
 * SchemaField takes its own from there and hands changes to it, so that a key draws one field and not the form.
 */
export function FormFields({ store, idPrefix, label, onSubmit, children }: FormFieldsProps) {
  const { schema, uiSchema } = store.form
  const fields = useMemo(() => ownFields(store.form), [store.form])
  return (
    <FormStoreContext value={store}>
      <FormLabelContext value={label}>
        <ThemedForm
          schema={schema}
          uiSchema={uiSchema}
          fields={fields}
          validator={noopValidator}
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

/** The fields of the console's own business in the registry, under the names of their kinds. */
function ownFields({ fields }: CompiledForm): Record<string, Field> {
  return Object.fromEntries(
    fields.flatMap(field => (field.kind === 'own' ? [[field.definition.kind, OwnField]] : [])),
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

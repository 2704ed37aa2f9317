import { type Field, type ValidatorType } from '@rjsf/utils'
import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react'
import { type CompiledForm } from '../../core/compile/compiledForm.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { FormStoreContext } from './FormStoreContext.ts'
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

/** The accessible name of the form that is drawn. */
const FormLabelContext = createContext<string | undefined>(undefined)

/** The element of a form with its name: rjsf hands no attribute of ours on to it. */
function NamedForm({ as: _, ...props }: ComponentProps<'form'> & { as?: unknown }) {
  return <form {...props} aria-label={use(FormLabelContext)} />
}

/**
 * For drawing a form: what is wrong is found when it is sent, by the validator that is fetched then (`formErrors.ts`), and
 * its schema has no alternatives to choose from. rjsf asks for a validator all the same.
 */
export const noopValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

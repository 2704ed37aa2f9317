import { type Field, type ValidatorType, type Widget } from '@rjsf/utils'
import { type ComponentProps, createContext, type ReactNode, use, useMemo } from 'react'
import { type CompiledForm } from '../../core/compile/compiledForm.ts'
import { type FormStore } from '../../core/form/formStore.ts'
import { CustomField } from './CustomField.tsx'
import { FormStoreContext } from './FormStoreContext.ts'
import { SearchWidget } from './SearchWidget.tsx'
import { ThemedForm } from './theme/ThemedForm.ts'

/**
 * The fields of an editable form, rendered by rjsf. The store is the only source of values, errors and
 * states: each SchemaField reads and writes its own, so that a key renders one field and not the form.
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
          widgets={ownWidgets}
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

/** The widgets that need the runtime, in addition to those of the theme. */
const ownWidgets: Readonly<Record<string, Widget>> = { search: SearchWidget }

/** The application's own fields in the registry, under the names of their kinds. */
function ownFields({ fields }: CompiledForm): Record<string, Field> {
  return Object.fromEntries(
    fields.flatMap(field => (field.kind === 'own' ? [[field.definition.kind, CustomField]] : [])),
  )
}

interface FormFieldsProps {
  store: FormStore
  /** Id of the form, for buttons outside; prefix of control ids `{idPrefix}_{name}`; unique on the page. */
  idPrefix: string
  /** Accessible name of the form, which makes it a landmark. */
  label: string
  /** Called on Enter in a field, or by the submit button among the children. */
  onSubmit: () => void
  /** Rendered below the fields, e.g. buttons. */
  children: ReactNode
}

/** The accessible name of the form being rendered. */
const FormLabelContext = createContext<string | undefined>(undefined)

/** The form element with its name: rjsf passes none of our attributes to it. */
function NamedForm({ as: _, ...props }: ComponentProps<'form'> & { as?: unknown }) {
  return <form {...props} aria-label={use(FormLabelContext)} />
}

/**
 * For rendering only: errors are found on submit, by the validator fetched then (`formErrors.ts`), and the
 * schema has no alternatives to choose from. rjsf requires a validator anyway.
 */
export const noopValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
}

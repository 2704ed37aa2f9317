import { type FieldProps } from '@rjsf/utils'
import { Suspense, use } from 'react'
import { type DomainField, type DomainFieldKind } from '../../../schemas/index.ts'
import { type Lazy } from '../../shell/calls/lazy.ts'
import { ErrorBoundary } from '../../shell/ErrorBoundary.tsx'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type CustomFieldKindOf } from '../kinds.ts'
import { FormStoreContext } from './FormStoreContext.ts'

/** A field kind of the application in the registry of rjsf; loaded when it first renders. */
export function CustomField(props: FieldProps) {
  const field = use(FormStoreContext)?.form.fields.find(({ name }) => name === props.name)
  if (field?.kind !== 'own') return null
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton />}>
        <Fetched {...props} definition={field.definition} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Fetched(props: OwnProps) {
  const { fields } = useRuntime().kinds
  const table = use(fields.fetch())
  // Each entry of the table takes the definitions of its kind.
  const entry = table[props.definition.kind] as Lazy<CustomFieldKindOf<DomainFieldKind>>
  return <Drawn {...props} kind={use(entry.fetch())} />
}

function Drawn({
  kind: { View },
  definition,
  ...props
}: OwnProps & { kind: CustomFieldKindOf<DomainFieldKind> }) {
  const { schema, uiSchema, rawErrors = [], fieldPathId, required } = props
  return (
    <View
      definition={definition}
      look={{
        id: fieldPathId.$id,
        label: uiSchema?.['ui:title'] ?? schema.title ?? props.name,
        hint: schema.description,
        error: rawErrors.length === 0 ? undefined : rawErrors.join(' '),
        required,
      }}
      value={props.formData}
      enabled={props.disabled !== true}
      onChange={value => props.onChange(value, fieldPathId.path)}
    />
  )
}

interface OwnProps extends FieldProps {
  definition: DomainField
}

import { getDefaultRegistry } from '@rjsf/core'
import { type FieldProps } from '@rjsf/utils'
import { use } from 'react'
import { FormStoreContext } from './FormStoreContext.ts'
import { StoreField } from './StoreField.tsx'

const { SchemaField: PlainField } = getDefaultRegistry().fields

/**
 * The door of every field of a form. A field of a store is drawn from the store, which says more of it than a schema could;
 * everything else goes the way of rjsf.
 */
export function SchemaField(props: FieldProps) {
  const store = use(FormStoreContext)
  const { fieldPathId, name } = props
  const field = fieldPathId.path.length === 1 ? store?.form.fields.find(one => one.name === name) : undefined
  if (store !== undefined && field !== undefined)
    return <StoreField store={store} field={field} path={name} id={fieldPathId.$id} />
  return PlainField === undefined ? null : <PlainField {...props} />
}

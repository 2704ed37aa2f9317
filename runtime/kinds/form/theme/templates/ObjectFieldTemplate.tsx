import { getDefaultRegistry } from '@rjsf/core'
import { type ObjectFieldTemplateProps } from '@rjsf/utils'
import { use } from 'react'
import { FormStoreContext } from '../../FormStoreContext.ts'
import { StoreSections } from '../../StoreSections.tsx'
import { RowContext } from '../RowContext.ts'

const { ObjectFieldTemplate: Group } = getDefaultRegistry().templates

/** The sections of a form, or the cells of a record in a table; any other group is that of rjsf. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties } = props
  const store = use(FormStoreContext)
  const isRow = use(RowContext) === fieldPathId.$id
  if (isRow) return properties.map(({ name, content }) => <td key={name}>{content}</td>)
  if (store !== undefined && fieldPathId.path.length === 0)
    return <StoreSections store={store} id={fieldPathId.$id} properties={properties} />
  return <Group {...props} />
}

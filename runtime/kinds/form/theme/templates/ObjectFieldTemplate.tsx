import {
  buttonId,
  canExpand,
  descriptionId,
  getTemplate,
  getUiOptions,
  type ObjectFieldTemplateProps,
  titleId,
} from '@rjsf/utils'
import { use } from 'react'
import { FormSection } from '../../../../ui/FormSection.tsx'
import { FormStoreContext } from '../../FormStoreContext.ts'
import { StoreSections } from '../../StoreSections.tsx'

/** A group of fields under its title. A choice of kinds without fields of its own has no group: its kind draws one. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { description, disabled, fieldPathId, optionalDataControl, properties, readonly } = props
  const { registry, required = false, schema, title, uiSchema = {} } = props
  const store = use(FormStoreContext)
  if (store !== undefined && fieldPathId.path.length === 0)
    return <StoreSections store={store} id={fieldPathId.$id} properties={properties} />
  if ((schema.oneOf ?? schema.anyOf) && !schema.properties && properties.length === 0) return null
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', registry, options)
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options)
  const { AddButton } = registry.templates.ButtonTemplates
  const locked = disabled === true || readonly === true
  const own = { schema, uiSchema, registry }
  return (
    <FormSection
      id={fieldPathId.$id}
      level={fieldPathId.path.length === 0 ? 1 : 2}
      title={
        title ? (
          <Title
            {...own}
            id={titleId(fieldPathId)}
            title={title}
            required={required}
            optionalDataControl={locked ? undefined : optionalDataControl}
          />
        ) : undefined
      }
      text={
        description ? (
          <Description {...own} id={descriptionId(fieldPathId)} description={description} />
        ) : undefined
      }
    >
      {(locked || !title) && optionalDataControl}
      {properties.map(property => property.content)}
      {canExpand(schema, uiSchema, props.formData) && (
        <div data-wide>
          <AddButton
            id={buttonId(fieldPathId, 'add')}
            onClick={props.onAddProperty}
            disabled={locked}
            uiSchema={uiSchema}
            registry={registry}
          />
        </div>
      )}
    </FormSection>
  )
}

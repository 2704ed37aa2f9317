import {
  type ArrayFieldDescriptionProps,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type ArrayFieldTitleProps,
  buttonId,
  descriptionId,
  getTemplate,
  getUiOptions,
  titleId,
} from '@rjsf/utils'
import { FormSection } from '../../../../ui/FormSection.tsx'
import styles from './templates.module.css'

/** A list of records or values, with a button that adds one. */
export function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
  const {
    canAdd,
    disabled,
    fieldPathId,
    items,
    optionalDataControl,
    readonly,
    registry,
    schema,
    uiSchema = {},
  } = props
  const options = getUiOptions(uiSchema)
  const Title = getTemplate<'ArrayFieldTitleTemplate'>('ArrayFieldTitleTemplate', registry, options)
  const Description = getTemplate<'ArrayFieldDescriptionTemplate'>(
    'ArrayFieldDescriptionTemplate',
    registry,
    options,
  )
  const { AddButton } = registry.templates.ButtonTemplates
  const locked = disabled === true || readonly === true
  const own = { fieldPathId, schema, uiSchema, registry }
  const title = options.title || props.title
  const description = options.description || schema.description
  return (
    <FormSection
      id={fieldPathId.$id}
      level={fieldPathId.path.length === 0 ? 1 : 2}
      title={
        title && options.label !== false ? (
          <Title
            {...own}
            title={title}
            required={props.required ?? false}
            optionalDataControl={locked ? undefined : optionalDataControl}
          />
        ) : undefined
      }
      text={
        description && options.label !== false ? (
          <Description {...own} description={description} />
        ) : undefined
      }
    >
      {(locked || !title) && optionalDataControl}
      {items}
      {canAdd === true && (
        <div data-wide>
          <AddButton
            id={buttonId(fieldPathId, 'add')}
            onClick={props.onAddClick}
            disabled={locked}
            uiSchema={uiSchema}
            registry={registry}
          />
        </div>
      )}
    </FormSection>
  )
}

/** A record of a list beside its buttons. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, displayLabel, hasToolbar, registry, uiSchema = {} } = props
  const Buttons = getTemplate<'ArrayFieldItemButtonsTemplate'>(
    'ArrayFieldItemButtonsTemplate',
    registry,
    getUiOptions(uiSchema),
  )
  return (
    <div className={styles.item}>
      <div className={styles.content}>{children}</div>
      {hasToolbar && (
        <div className={styles.toolbar} data-bare={displayLabel !== true || undefined}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  )
}

export function ArrayFieldTitleTemplate({ fieldPathId, title, ...props }: ArrayFieldTitleProps) {
  const { registry, uiSchema = {} } = props
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  if (!title || options.label === false) return null
  const Title = getTemplate<'TitleFieldTemplate'>('TitleFieldTemplate', registry, options)
  return <Title {...props} id={titleId(fieldPathId)} title={title} />
}

export function ArrayFieldDescriptionTemplate({
  fieldPathId,
  description,
  ...props
}: ArrayFieldDescriptionProps) {
  const { registry, uiSchema = {} } = props
  const options = getUiOptions(uiSchema, registry.globalUiOptions)
  if (!description || options.label === false) return null
  const Description = getTemplate<'DescriptionFieldTemplate'>('DescriptionFieldTemplate', registry, options)
  return <Description {...props} id={descriptionId(fieldPathId)} description={description} />
}

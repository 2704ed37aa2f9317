import { type ArrayFieldItemButtonsTemplateProps, buttonId, TranslatableString } from '@rjsf/utils'

/** The buttons of a record in a list; each says which one it means. */
export function ArrayFieldItemButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { disabled, fieldPathId, hasCopy, hasMoveDown, hasMoveUp, hasRemove, index, readonly } = props
  const { registry, uiSchema = {} } = props
  const { CopyButton, MoveDownButton, MoveUpButton, RemoveButton } = registry.templates.ButtonTemplates
  const locked = disabled === true || readonly === true
  const own = (key: 'copy' | 'moveDown' | 'moveUp' | 'remove', text: TranslatableString) => ({
    id: buttonId(fieldPathId, key),
    title: `${registry.translateString(text)}, row ${index + 1}`,
    registry,
    uiSchema,
  })
  return (
    <>
      {(hasMoveUp || hasMoveDown) && (
        <>
          <MoveUpButton
            {...own('moveUp', TranslatableString.MoveUpButton)}
            disabled={locked || !hasMoveUp}
            onClick={props.onMoveUpItem}
          />
          <MoveDownButton
            {...own('moveDown', TranslatableString.MoveDownButton)}
            disabled={locked || !hasMoveDown}
            onClick={props.onMoveDownItem}
          />
        </>
      )}
      {hasCopy && (
        <CopyButton
          {...own('copy', TranslatableString.CopyButton)}
          disabled={locked}
          onClick={props.onCopyItem}
        />
      )}
      {hasRemove && (
        <RemoveButton
          {...own('remove', TranslatableString.RemoveButton)}
          disabled={locked}
          onClick={props.onRemoveItem}
        />
      )}
    </>
  )
}

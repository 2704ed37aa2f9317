import {
  type CyclicSchemaExpandProps,
  type OptionalDataControlsTemplateProps,
  TranslatableString,
  type UnsupportedFieldProps,
} from '@rjsf/utils'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import styles from './templates.module.css'

/** A schema that contains itself goes on only when asked to. */
export function CyclicSchemaExpandTemplate({
  name,
  fieldPathId,
  registry,
  onExpand,
}: CyclicSchemaExpandProps) {
  return (
    <Notice
      live="none"
      actions={
        <Button size="small" id={`${fieldPathId.$id}-button`} onClick={() => onExpand(fieldPathId.$id)}>
          {registry.translateString(TranslatableString.ExpandButton)}
        </Button>
      }
    >
      {registry.translateString(TranslatableString.CycleDetected, [name])}
    </Notice>
  )
}

/** Adds or removes a group that need not be there, or says that it is not. */
export function OptionalDataControlsTemplate(props: OptionalDataControlsTemplateProps) {
  const { id, label, onAddClick, onRemoveClick } = props
  if (onAddClick === undefined && onRemoveClick === undefined)
    return (
      <em className={styles.note} id={id}>
        {label}
      </em>
    )
  return (
    <Button
      size="small"
      variant="quiet"
      id={id}
      icon={onAddClick === undefined ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
      onClick={onAddClick ?? onRemoveClick}
    >
      {label}
    </Button>
  )
}

/** A part of the schema that nobody can draw, said with what it is. */
export function UnsupportedFieldTemplate({ schema, fieldPathId, reason, registry }: UnsupportedFieldProps) {
  const id = fieldPathId?.$id
  const named = id ? TranslatableString.UnsupportedFieldWithId : TranslatableString.UnsupportedField
  const text = registry.translateString(named, id ? [id] : []).replaceAll('`', '')
  return (
    <Notice live="none" tone="warning" heading={text}>
      <div className={styles.unsupported}>
        {reason && <span>{reason}</span>}
        {/* Scrolls, so it takes the focus: the keyboard must reach what is below. */}
        <pre className={styles.code}>{JSON.stringify(schema, null, 2)}</pre>
      </div>
    </Notice>
  )
}

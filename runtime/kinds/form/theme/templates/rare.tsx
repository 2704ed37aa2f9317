import {
  buttonId,
  type CyclicSchemaExpandProps,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
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

/** A property that the schema does not name: its key, its value, and a way to remove it. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { children, id, label, registry, uiSchema = {}, onKeyRename } = props
  const [key, setKey] = useState({ of: label, text: label })
  const { text } = key.of === label ? key : { text: label }
  const { RemoveButton } = registry.templates.ButtonTemplates
  const locked = props.disabled === true || props.readonly === true
  return (
    <div className={styles.pair}>
      <TextField
        id={`${id}-key`}
        label={registry.translateString(TranslatableString.KeyLabel, [label])}
        value={text}
        onChange={next => setKey({ of: label, text: next })}
        onBlur={() => text !== label && onKeyRename(text)}
        disabled={locked}
        required={props.required}
      />
      {children}
      <RemoveButton
        id={buttonId(id, 'remove')}
        disabled={locked}
        onClick={props.onRemoveProperty}
        uiSchema={uiSchema}
        registry={registry}
      />
    </div>
  )
}

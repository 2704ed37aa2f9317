import { type FormProps, withTheme } from '@rjsf/core'
import {
  buttonId,
  type CyclicSchemaExpandProps,
  type FieldHelpProps,
  getSubmitButtonOptions,
  helpId,
  type SubmitButtonProps,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils'
import { type ComponentType, useState } from 'react'
import { consoleTheme } from '../../runtime/kinds/form/theme/ThemedForm.ts'
import { Button } from '../../runtime/ui/Button.tsx'
import { Notice } from '../../runtime/ui/Notice.tsx'
import { TextField } from '../../runtime/ui/TextField.tsx'
import styles from './sampleTheme.module.css'

/** Help as it was written: markdown stays text, whatever the options say. */
function FieldHelpTemplate({ fieldPathId, help }: FieldHelpProps) {
  if (help === undefined || help === '') return null
  return (
    <div className={styles.note} id={helpId(fieldPathId)}>
      {help}
    </div>
  )
}

function SubmitButton({ uiSchema }: SubmitButtonProps) {
  const { submitText, norender, props = {} } = getSubmitButtonOptions(uiSchema)
  if (norender === true) return null
  return (
    <div className={styles.submit}>
      <Button variant="primary" type="submit" disabled={props.disabled}>
        {submitText}
      </Button>
    </div>
  )
}

/** A schema that contains itself goes on only when asked to. */
function CyclicSchemaExpandTemplate({ name, fieldPathId, registry, onExpand }: CyclicSchemaExpandProps) {
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
function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
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

/**
 * The theme with the templates that only foreign schemas need: no definition compiles to a schema with additional
 * properties, with itself, with markdown or with rjsf's own submit button, so the console does not carry them. rjsf's
 * own versions of these four have axe findings.
 */
export const SampleForm: ComponentType<FormProps> = withTheme({
  ...consoleTheme,
  templates: {
    ...consoleTheme.templates,
    ButtonTemplates: { SubmitButton },
    CyclicSchemaExpandTemplate,
    FieldHelpTemplate,
    WrapIfAdditionalTemplate,
  },
})

import {
  getSubmitButtonOptions,
  type IconButtonProps,
  type SubmitButtonProps,
  TranslatableString,
} from '@rjsf/utils'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type ReactElement } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { IconButton } from '../../../../ui/IconButton.tsx'
import styles from './templates.module.css'

export function AddButton({ id, title, onClick, disabled, registry }: IconButtonProps) {
  return (
    <Button size="small" id={id} icon={<Plus aria-hidden="true" />} disabled={disabled} onClick={onClick}>
      {title ?? registry.translateString(TranslatableString.AddButton)}
    </Button>
  )
}

export const CopyButton = small(TranslatableString.CopyButton, <Copy />)
export const MoveDownButton = small(TranslatableString.MoveDownButton, <ArrowDown />)
export const MoveUpButton = small(TranslatableString.MoveUpButton, <ArrowUp />)
export const RemoveButton = small(TranslatableString.RemoveButton, <X />)
export const ClearButton = small(TranslatableString.ClearButton, <X />)

function small(text: TranslatableString, icon: ReactElement) {
  return function SmallButton({ id, title, onClick, disabled, registry }: IconButtonProps) {
    return (
      <IconButton
        size="small"
        id={id}
        label={title ?? registry.translateString(text)}
        icon={icon}
        disabled={disabled}
        onClick={onClick}
      />
    )
  }
}

export function SubmitButton({ uiSchema }: SubmitButtonProps) {
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

import { getDefaultRegistry } from '@rjsf/core'
import { type WidgetProps } from '@rjsf/utils'
import { use, useState } from 'react'
import { defaultFileLimits, fileMessages } from '../../../../core/files/fileLimits.ts'
import { isFile } from '../../../../core/form/values.ts'
import { FieldNote } from '../../../../ui/Field.tsx'
import { FileControl } from '../../../../ui/FileControl.tsx'
import { FormStoreContext } from '../../FormStoreContext.ts'
import { useControlIds } from '../FieldNotes.ts'

const { FileWidget: RjsfFile } = getDefaultRegistry().widgets

/** A file of a store, which has the file itself; elsewhere that of rjsf, which has its content as text. */
export function FileWidget(props: WidgetProps) {
  if (use(FormStoreContext) !== undefined) return <StoreFile {...props} />
  return RjsfFile === undefined ? null : <RjsfFile {...props} />
}

/** A file that does not fit stays, and is reported as an error of its field. */
function StoreFile(props: WidgetProps) {
  const { id, onChange, options, value } = props
  const [several, setSeveral] = useState(false)
  const control = useControlIds(props, 'group')
  const file = isFile(value) ? value : undefined
  const notes = [several && `${id}__several`, control.describedBy].filter(Boolean)
  return (
    <>
      <FileControl
        {...control}
        invalid={control.invalid === true || several}
        describedBy={notes.join(' ') || undefined}
        accept={String(options.accept ?? defaultAccept)}
        file={file}
        small
        ask={file === undefined ? 'Drop a file here' : 'Drop another file here'}
        choose="choose one"
        required={props.required}
        disabled={props.disabled === true || props.readonly === true}
        onFiles={([first, second]) => {
          setSeveral(second !== undefined)
          if (second === undefined) onChange(first)
        }}
        onRemove={() => {
          setSeveral(false)
          onChange(undefined)
        }}
      />
      <FieldNote id={`${id}__several`} error={several ? fileMessages.onlyOne : undefined} hint={undefined} />
    </>
  )
}

const defaultAccept = defaultFileLimits.accept.map(ending => `.${ending}`).join(',')

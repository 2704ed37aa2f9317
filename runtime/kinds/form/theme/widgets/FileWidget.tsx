import { useFileWidgetProps, type WidgetProps } from '@rjsf/utils'
import { FileControl } from '../../../../ui/FileControl.tsx'
import { useControlIds } from '../FieldNotes.ts'

/** Files whose content is the value, as data addresses. */
export function FileWidget(props: WidgetProps) {
  const { id, multiple = false, onBlur, onChange, onFocus, options, value } = props
  const { filesInfo, handleChange, handleRemove } = useFileWidgetProps(value, onChange, multiple)
  return (
    <FileControl
      {...useControlIds(props)}
      name={props.htmlName ?? id}
      multiple={multiple}
      files={filesInfo.map(({ name, size, dataURL }) => ({
        name,
        size,
        href: options.filePreview === true ? (dataURL ?? undefined) : undefined,
      }))}
      accept={typeof options.accept === 'string' ? options.accept : undefined}
      required={props.required}
      disabled={props.disabled === true || props.readonly === true}
      onChoose={files => void handleChange(files)}
      onRemove={handleRemove}
      onFocus={() => onFocus(id, value)}
      onBlur={() => onBlur(id, value)}
    />
  )
}

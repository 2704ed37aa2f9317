import { useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import { FileControl } from './FileControl.tsx'

/**
 * One file, chosen or dropped, or with `onFiles` several at once, which are not kept here. A file of another
 * type is refused with a message, and the previous choice stays.
 */
export function FileDrop({
  accept = '.csv',
  file,
  onChange,
  onFiles,
  disabled = false,
  error,
  ...look
}: FileDropProps) {
  const [refused, setRefused] = useState<string>()
  const take = ([first, second, ...others]: readonly File[]) => {
    if (first === undefined) return
    if (onFiles) {
      const all = second === undefined ? [first] : [first, second, ...others]
      const known = all.filter(one => refusal(one, undefined, accept) === undefined)
      const other = all.find(one => !known.includes(one))
      setRefused(other && refusal(other, undefined, accept))
      if (known.length > 0) onFiles(known)
      return
    }
    const problem = refusal(first, second, accept)
    setRefused(problem)
    if (problem === undefined) onChange?.(first)
  }
  const ask = file === undefined ? `Drop a ${endings(accept)} file here` : 'Drop another file here'
  return (
    <Field {...look} error={refused ?? error}>
      {({ id, labelId, describedBy, invalid }) => (
        <FileControl
          id={id}
          labelledBy={labelId}
          describedBy={describedBy}
          invalid={invalid}
          accept={accept}
          file={file}
          multiple={onFiles !== undefined}
          small={onFiles !== undefined}
          ask={onFiles ? 'Drop files here' : ask}
          choose={onFiles ? 'choose files' : 'choose one'}
          required={look.required}
          disabled={disabled}
          onFiles={take}
          onRemove={() => {
            setRefused(undefined)
            onChange?.(undefined)
          }}
        />
      )}
    </Field>
  )
}

function refusal(file: File, second: File | undefined, accept: string): string | undefined {
  if (second !== undefined) return 'Choose one file only.'
  const known = accept
    .split(',')
    .some(ending => file.name.toLowerCase().endsWith(ending.trim().toLowerCase()))
  return known ? undefined : `${file.name} is not a ${endings(accept)} file.`
}

/** '.pdf, .png or .jpg' */
function endings(accept: string): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    accept.split(',').map(one => one.trim()),
  )
}

interface FileDropProps extends FieldLook {
  /** File name extensions, with dots, separated by commas. Default '.csv'. */
  accept?: string | undefined
  /** Default none. */
  file?: File | undefined
  /** Only called with files of these extensions. Undefined: removed. */
  onChange?: ((file: File | undefined) => void) | undefined
  /** Accepts several files at once, instead of onChange. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  disabled?: boolean | undefined
}

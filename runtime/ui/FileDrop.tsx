import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { type DragEvent, useRef, useState } from 'react'
import { Field, type FieldLook } from './Field.tsx'
import styles from './FileDrop.module.css'
import { fileSize } from './fileSize.ts'
import { IconButton } from './IconButton.tsx'

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
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    const [first, second] = files ?? []
    if (first === undefined) return
    if (onFiles) {
      const known = Array.from(files ?? []).filter(one => refusal(one, undefined, accept) === undefined)
      const other = Array.from(files ?? []).find(one => !known.includes(one))
      setRefused(other && refusal(other, undefined, accept))
      if (known.length > 0) onFiles(known)
      return
    }
    const problem = refusal(first, second, accept)
    setRefused(problem)
    if (problem === undefined) onChange?.(first)
  }
  const remove = () => {
    setRefused(undefined)
    onChange?.(undefined)
    input.current?.focus()
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver && !disabled)
  }
  return (
    <Field {...look} error={refused ?? error}>
      {({ id, labelId, describedBy, invalid }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the file button is the keyboard alternative to dropping
        <div
          className={styles.zone}
          data-over={over || undefined}
          data-invalid={invalid || undefined}
          data-disabled={disabled || undefined}
          onDragEnter={event => drag(event, true)}
          onDragOver={event => drag(event, true)}
          onDragLeave={event => {
            const { currentTarget, relatedTarget } = event
            drag(event, relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
          }}
          onDrop={event => {
            drag(event, false)
            if (!disabled) take(event.dataTransfer.files)
          }}
        >
          {file !== undefined && (
            <div className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size} dir="ltr">
                {fileSize(file.size)}
              </span>
              <IconButton
                size="small"
                label={`Remove ${file.name}`}
                icon={<X />}
                disabled={disabled}
                onClick={remove}
              />
            </div>
          )}
          <label className={styles.ask} data-small={file !== undefined || onFiles !== undefined || undefined}>
            <Upload aria-hidden="true" />
            <span>
              {onFiles
                ? 'Drop files here, or '
                : file === undefined
                  ? `Drop a ${endings(accept)} file here, or `
                  : 'Drop another file here, or '}
              <span className={styles.link}>{onFiles ? 'choose files' : 'choose one'}</span>
            </span>
            <input
              ref={input}
              id={id}
              type="file"
              className={styles.input}
              accept={accept}
              multiple={onFiles !== undefined}
              disabled={disabled}
              required={look.required === true && file === undefined}
              aria-labelledby={labelId}
              aria-invalid={invalid || undefined}
              aria-describedby={describedBy}
              onChange={({ currentTarget }) => {
                take(currentTarget.files)
                // The same file, corrected, can be chosen again.
                currentTarget.value = ''
              }}
            />
          </label>
        </div>
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

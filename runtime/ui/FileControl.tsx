import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { type DragEvent, useRef, useState } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './FileControl.module.css'
import { fileSize } from './fileSize.ts'
import { IconButton } from './IconButton.tsx'

/** An area to choose or drop files, with the chosen one, without a frame. The caller refuses what does not fit. */
export function FileControl(props: FileControlProps) {
  const { id, label, labelledBy, describedBy, invalid, accept, file, multiple = false, small = false } = props
  const { ask, choose, required, disabled = false, onFiles, onRemove } = props
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (files: FileList | null) => {
    if (files !== null && files.length > 0) onFiles(Array.from(files))
  }
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver && !disabled)
  }
  const chosenId = file && `${id}__file`
  return (
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
          <span className={styles.chosen} id={chosenId}>
            <span className={styles.name}>{file.name}</span>{' '}
            <span className={styles.size} dir="ltr">
              {fileSize(file.size)}
            </span>
          </span>
          <IconButton
            size="small"
            label={`Remove ${file.name}`}
            icon={<X />}
            disabled={disabled}
            onClick={() => {
              onRemove?.()
              input.current?.focus()
            }}
          />
        </div>
      )}
      <label className={styles.ask} data-small={small || file !== undefined || undefined}>
        <Upload aria-hidden="true" />
        <span>
          {`${ask}, or `}
          <span className={styles.link}>{choose}</span>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          required={required === true && file === undefined}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-invalid={invalid || undefined}
          aria-describedby={[chosenId, describedBy].filter(Boolean).join(' ') || undefined}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            // The same file, corrected, can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
    </div>
  )
}

interface FileControlProps extends ControlIds {
  /** File name extensions that the file chooser offers, with dots, separated by commas. */
  accept: string
  /** The chosen file. Default none. */
  file?: { readonly name: string; readonly size: number } | undefined
  /** Whether the file chooser takes several files. Default false. */
  multiple?: boolean | undefined
  /** One line high, also without a file. Default false. */
  small?: boolean | undefined
  /** 'Drop a file here' */
  ask: string
  /** 'choose one' */
  choose: string
  required?: boolean | undefined
  disabled?: boolean | undefined
  /** Called with one or more files; also several dropped ones without `multiple`. */
  onFiles: (files: readonly File[]) => void
  onRemove?: (() => void) | undefined
}

import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { type ControlIds } from './Field.tsx'
import styles from './FileControl.module.css'
import { fileSize } from './fileSize.ts'
import { IconButton } from './IconButton.tsx'

/** Files that were chosen, each with a button that removes it, and a way to choose. Without a frame. */
export function FileControl(props: FileControlProps) {
  const { id, label, labelledBy, describedBy, invalid, files, multiple = false, onChoose, onRemove } = props
  const input = useRef<HTMLInputElement>(null)
  const locked = props.disabled === true
  return (
    <div className={styles.box}>
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file, at) => (
            // Two files may have the same name, and the list never reorders.
            // biome-ignore lint/suspicious/noArrayIndexKey: see the line above
            <li key={`${file.name} ${at}`} className={styles.file}>
              <FileText aria-hidden="true" />
              <span className={styles.name}>
                {file.href === undefined ? (
                  file.name
                ) : (
                  <a href={file.href} download={file.name}>
                    {file.name}
                  </a>
                )}
              </span>
              <span className={styles.size} dir="ltr">
                {fileSize(file.size)}
              </span>
              <IconButton
                size="small"
                label={`Remove ${file.name}`}
                icon={<X />}
                disabled={locked}
                onClick={() => {
                  onRemove(at)
                  input.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <span className={styles.ask} data-disabled={locked || undefined} data-invalid={invalid || undefined}>
        <Upload aria-hidden="true" />
        <span aria-hidden="true">{multiple ? 'Choose files' : 'Choose a file'}</span>
        <input
          ref={input}
          id={id}
          type="file"
          className={styles.input}
          name={props.name}
          accept={props.accept}
          multiple={multiple}
          disabled={locked}
          required={props.required === true && files.length === 0}
          aria-label={label}
          aria-labelledby={labelledBy}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onChange={({ currentTarget }) => {
            if (currentTarget.files !== null && currentTarget.files.length > 0) onChoose(currentTarget.files)
          }}
        />
      </span>
    </div>
  )
}

interface FileControlProps extends ControlIds {
  /** `href`: where it can be looked at. */
  files: readonly { name: string; size: number; href?: string | undefined }[]
  /** Default false. */
  multiple?: boolean | undefined
  onChoose: (files: FileList) => void
  onRemove: (at: number) => void
  /** Endings or media types with commas between. Default: any file. */
  accept?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  name?: string | undefined
  onFocus?: (() => void) | undefined
  onBlur?: (() => void) | undefined
}

import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import Trash2 from 'lucide-react/icons/trash'
import styles from './AttachmentList.module.css'
import { fileSize } from './fileSize.ts'
import { IconButton } from './IconButton.tsx'

/** Files with their details. The name opens an image and downloads any other file. */
export function AttachmentList({ files, label, onOpen, onDownload, onRemove }: AttachmentListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map(({ id, name, size, date, createdBy, picture, removable }) => (
        <li key={id} className={styles.file}>
          {picture ? <Image aria-hidden="true" /> : <FileText aria-hidden="true" />}
          <span className={styles.words}>
            <button
              type="button"
              className={styles.name}
              aria-label={`${picture ? 'Preview' : 'Download'} ${name}`}
              onClick={() => onOpen(id)}
            >
              {name}
            </button>
            <span className={styles.note}>
              {[size === undefined ? '' : fileSize(size), createdBy, date].filter(Boolean).join(' · ')}
            </span>
          </span>
          {picture && (
            <IconButton
              size="small"
              label={`Download ${name}`}
              icon={<Download />}
              onClick={() => onDownload(id)}
            />
          )}
          {removable && (
            <IconButton
              size="small"
              label={`Delete ${name}`}
              icon={<Trash2 />}
              onClick={() => onRemove(id)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

export interface AttachmentListProps {
  /** From top to bottom. */
  files: readonly {
    readonly id: string
    readonly name: string
    /** Bytes; undefined: unknown. */
    readonly size: number | undefined
    /** As displayed; empty: unknown. */
    readonly date: string
    /** Empty: unknown. */
    readonly createdBy: string
    readonly picture: boolean
    readonly removable: boolean
  }[]
  /** Accessible name of the list. */
  label: string
  onOpen: (id: string) => void
  onDownload: (id: string) => void
  onRemove: (id: string) => void
}

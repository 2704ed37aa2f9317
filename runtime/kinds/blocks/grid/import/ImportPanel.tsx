import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { templateCsv } from '../../../../core/csv/template.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { FileDrop } from '../../../../ui/FileDrop.tsx'
import { fileSize } from '../../../../ui/fileSize.ts'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { SidePanel } from '../../../../ui/SidePanel.tsx'
import { FileFindings } from './FileFindings.tsx'
import styles from './ImportPanel.module.css'
import { type FileInspection, useImportFile } from './useImportFile.ts'
import { type Sending } from './useSending.ts'

/**
 * Selects, checks and sends a .csv file (spec 1 §2, §4, §5). Problems found here are warnings: the file can
 * be sent anyway, and the server decides.
 */
export function ImportPanel(props: {
  definition: CompiledImport
  open: boolean
  onClose: () => void
  file: File | undefined
  onFile: (file: File | undefined) => void
  sending: Sending
}) {
  const { definition, open, onClose, file, onFile, sending } = props
  const { header, template, columns } = definition
  const look = useImportFile(file, columns)
  const [asked, setAsked] = useState(false)
  const blockedReason = blockedReasonOf(look)
  const upload = () => {
    setAsked(true)
    if (file && blockedReason === undefined && !sending.locked) sending.send(file)
  }
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={header}
      actions={
        <>
          <Button variant="primary" busy={sending.locked} onClick={upload}>
            Upload
          </Button>
          {!sending.locked && <Button onClick={onClose}>Close</Button>}
        </>
      }
    >
      <div className={styles.body}>
        {template && (
          <div>
            <ButtonLink
              size="small"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${templateCsv(columns)}`)}`}
              icon={<Download aria-hidden="true" />}
              renderLink={link => <a {...link} download={template.file} />}
            >
              {template.label}
            </ButtonLink>
          </div>
        )}
        <FileDrop
          label="CSV file"
          required
          file={file}
          disabled={sending.locked}
          error={look.phase === 'refused' || asked ? blockedReason : undefined}
          onChange={chosen => {
            setAsked(false)
            onFile(chosen)
          }}
        />
        <SendingProgress sending={sending} />
        <FileFindings look={look} checked={columns.length > 0} />
      </div>
    </SidePanel>
  )
}

/** Why the file cannot be sent. */
function blockedReasonOf({ phase, message }: FileInspection): string | undefined {
  if (phase === 'none') return importMessages.fileMissing
  return phase === 'refused' ? message : undefined
}

/** The upload progress, then that the server reads the file; with a cancel button. */
function SendingProgress({ sending: { progress, cancel } }: { sending: Sending }) {
  if (!progress) return null
  const { sent, total } = progress
  const left = total > 0 && sent >= total
  return (
    <ProgressBar
      label={left ? 'The server is reading the file' : 'Sending the file'}
      value={left || total === 0 ? undefined : sent / total}
      text={left ? undefined : `${fileSize(sent)} of ${fileSize(total)}`}
      actions={
        <Button size="small" onClick={cancel}>
          Cancel
        </Button>
      }
    />
  )
}

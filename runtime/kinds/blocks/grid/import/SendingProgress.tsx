import { Button } from '../../../../ui/Button.tsx'
import { fileSize } from '../../../../ui/fileSize.ts'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { type Sending } from './useSending.ts'

/** How much of the file has left, and then that the server reads it; with a button that gives up. */
export function SendingProgress({ sending: { progress, cancel } }: { sending: Sending }) {
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

import Download from 'lucide-react/icons/download'
import { calls } from '../../core/calls.ts'
import { type CompiledBlockOf } from '../../core/compile/compiled.ts'
import { downloadFile } from '../../shell/downloads/downloadFile.ts'
import { useRuntime } from '../../shell/RuntimeContext.tsx'
import { useLock } from '../../shell/useLock.ts'
import { useReference } from '../../shell/useReference.ts'
import { Button } from '../../ui/Button.tsx'
import { type BlockKindOf } from '../kinds.ts'

/** Minimum lock of the button in milliseconds, so that a quick reply does not let a double click through. */
const LOCK = 1000

/** A button that downloads a file of the server; absent if its file or notification has no value. */
export const kind: BlockKindOf<'download'> = { View, inHead: true }

function View({ block }: { block: CompiledBlockOf<'download'> }) {
  const runtime = useRuntime()
  const resolve = useReference()
  const { locked, running, run } = useLock(LOCK)
  const { label } = block
  const notificationId = resolve(block.notification)
  const fileId = resolve(block.file)
  const fileName = resolve(block.fileName)
  if (notificationId === '' && (fileId === '' || fileName === '')) return null
  const call = calls.download(notificationId === '' ? { fileId, fileName } : { notificationId })
  return (
    <span>
      <Button
        icon={<Download aria-hidden="true" />}
        busy={running}
        aria-disabled={locked || undefined}
        onClick={() => run(() => downloadFile(runtime, call, fileName, label))}
      >
        {label}
      </Button>
    </span>
  )
}

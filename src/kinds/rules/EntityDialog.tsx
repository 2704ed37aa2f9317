import { displayList, displayText } from '../../../runtime/core/text/displayText.ts'
import { DescriptionList } from '../../../runtime/ui/DescriptionList.tsx'
import { Dialog } from '../../../runtime/ui/Dialog.tsx'

/** The fields of a found entity (spec 1 §2). */
export function EntityDialog({ open, onClose, name, search, object }: EntityDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={`${name} ${search}`} size="large">
      <DescriptionList
        items={Object.entries(object).map(([label, value]) => ({ label, value: shown(value) }))}
      />
    </Dialog>
  )
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return displayList(value.slice(0, 50).map(displayText), ',')
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : displayText(value)
}

interface EntityDialogProps {
  open: boolean
  onClose: () => void
  name: string
  search: string
  object: Readonly<Record<string, unknown>>
}

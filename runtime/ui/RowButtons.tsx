import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { IconButton } from './IconButton.tsx'

/** The buttons at the end of a row: up, down, remove. */
export function RowButtons({ at, count, onMove, onRemove }: RowButtonsProps) {
  return (
    <>
      {onMove !== undefined && (
        <>
          <IconButton
            size="small"
            label={`Move row ${at + 1} up`}
            icon={<ArrowUp />}
            data-place="up"
            disabled={at === 0}
            onClick={() => onMove(at - 1, 'up')}
          />
          <IconButton
            size="small"
            label={`Move row ${at + 1} down`}
            icon={<ArrowDown />}
            data-place="down"
            disabled={at === count - 1}
            onClick={() => onMove(at + 1, 'down')}
          />
        </>
      )}
      {onRemove !== undefined && (
        <IconButton
          size="small"
          label={`Remove row ${at + 1}`}
          icon={<X />}
          data-place="remove"
          onClick={onRemove}
        />
      )}
    </>
  )
}

interface RowButtonsProps {
  at: number
  count: number
  onMove: ((to: number, place: string) => void) | undefined
  onRemove: (() => void) | undefined
}

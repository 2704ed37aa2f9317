import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Pin from 'lucide-react/icons/pin'
import { Checkbox } from './Checkbox.tsx'
import styles from './ColumnChooser.module.css'
import { IconButton } from './IconButton.tsx'
import { Menu, type MenuItem } from './Menu.tsx'
import { type ColumnItem, type LineDrag } from './useColumnDrag.ts'

/** One column of a ColumnChooser. Alt with an arrow key moves it, from any focus in the line. */
export function ColumnLine({ item, first, last, drag, onChange, onMove, onWidthReset }: ColumnLineProps) {
  const { label } = item
  return (
    <li
      className={styles.line}
      data-dragged={drag.dragged || undefined}
      data-target={drag.target}
      onKeyDown={event => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        event.stopPropagation()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <span className={styles.grip} {...drag.handle}>
        <GripVertical aria-hidden="true" />
      </span>
      <span className={styles.name}>
        <Checkbox
          label={label}
          checked={item.shown}
          disabled={item.locked === true}
          onChange={shown => onChange({ ...item, shown }, '')}
        />
      </span>
      {item.pin !== undefined && (
        <span className={styles.pin} title={item.pin === 'start' ? 'Pinned to start' : 'Pinned to end'}>
          <Pin aria-hidden="true" />
          {item.pin === 'start' ? 'Start' : 'End'}
        </span>
      )}
      <span className={styles.moves}>
        <IconButton
          size="small"
          label={`Move ${label} up`}
          icon={<ChevronUp />}
          aria-disabled={first}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          label={`Move ${label} down`}
          icon={<ChevronDown />}
          aria-disabled={last}
          onClick={() => onMove(1)}
        />
      </span>
      <Menu
        label={`More for ${label}`}
        trigger={<EllipsisVertical aria-hidden="true" />}
        items={[
          ...pins
            .filter(({ pin }) => pin !== item.pin)
            .map(({ pin, name, said }) => ({
              id: name,
              label: name,
              onSelect: () => onChange({ ...item, pin }, `${label} ${said}.`),
            })),
          ...widthItems(item, onWidthReset),
        ]}
      />
    </li>
  )
}

function widthItems(item: ColumnItem, onWidthReset: ColumnLineProps['onWidthReset']): readonly MenuItem[] {
  if (onWidthReset === undefined) return []
  return [
    {
      id: 'width',
      label: 'Reset width',
      disabled: item.sized !== true,
      onSelect: () => onWidthReset(item.field),
    },
  ]
}

const pins = [
  { pin: 'start', name: 'Pin to start', said: 'pinned to start' },
  { pin: 'end', name: 'Pin to end', said: 'pinned to end' },
  { pin: undefined, name: 'Unpin', said: 'unpinned' },
] as const

interface ColumnLineProps {
  item: ColumnItem
  /** It is the first or last of its group, and cannot move further. */
  first: boolean
  last: boolean
  drag: LineDrag
  onChange: (item: ColumnItem, said: string) => void
  onMove: (step: -1 | 1) => void
  onWidthReset: ((field: string) => void) | undefined
}

import Check from 'lucide-react/icons/check'
import Trash2 from 'lucide-react/icons/trash'
import { useId } from 'react'
import { IconButton } from './IconButton.tsx'
import styles from './SavedFilterList.module.css'

/** Saved filters to apply or delete. Reasons for disabled buttons are shown once, below the list. */
export function SavedFilterList(props: SavedFilterListProps) {
  const { items, selected, onApply, onDelete, locked } = props
  const reasonId = useId()
  if (items.length === 0) return <p className={styles.empty}>No saved filters yet.</p>
  return (
    <div className={styles.saved}>
      <ul className={styles.list} aria-label="Saved filters">
        {items.map(item => (
          <li key={item.id} className={styles.item} data-selected={item.id === selected || undefined}>
            <button
              type="button"
              className={styles.apply}
              aria-current={item.id === selected || undefined}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (!item.disabled) onApply(item.id)
              }}
            >
              <span className={styles.words}>
                {item.description}
                {item.note !== undefined && <span className={styles.note}>{item.note}</span>}
              </span>
              {item.id === selected && <Check aria-hidden="true" />}
            </button>
            {!item.permanent && (
              <IconButton
                size="small"
                label={`Delete ${item.description}`}
                icon={<Trash2 />}
                aria-disabled={locked !== undefined || undefined}
                aria-describedby={locked === undefined ? undefined : reasonId}
                onClick={() => {
                  if (locked === undefined) onDelete(item.id)
                }}
              />
            )}
          </li>
        ))}
      </ul>
      {locked !== undefined && (
        <p className={styles.reason} id={reasonId}>
          {locked}
        </p>
      )}
    </div>
  )
}

interface SavedFilterItem {
  id: string
  description: string
  /** A line below it, e.g. about terms that could not be kept. */
  note?: string | undefined
  /** It cannot be applied; the note says why. */
  disabled?: boolean | undefined
  /** It cannot be deleted; the note says why. */
  permanent?: boolean | undefined
}

export interface SavedFilterListProps {
  items: readonly SavedFilterItem[]
  /** The applied one. */
  selected?: string | undefined
  onApply: (id: string) => void
  onDelete: (id: string) => void
  /** Why none can be deleted. Absent: they can. */
  locked?: string | undefined
}

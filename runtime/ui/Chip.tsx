import X from 'lucide-react/icons/x'
import styles from './Chip.module.css'

/** A selected value that can be removed. */
export function Chip({ label, value, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      <span dir="auto" className={styles.words}>
        <span className={styles.label}>{value === undefined ? label : `${label}: `}</span>
        {value !== undefined && <span className={styles.value}>{value}</span>}
      </span>
      {onRemove !== undefined && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${label}`}
          title={`Remove ${label}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}

export interface ChipProps {
  /** Its subject, such as the name of a filter. */
  label: string
  /** The selected value. */
  value?: string | undefined
  /** Absent: it cannot be removed. */
  onRemove?: (() => void) | undefined
}

import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronsLeft from 'lucide-react/icons/chevrons-left'
import ChevronsRight from 'lucide-react/icons/chevrons-right'
import styles from './Calendar.module.css'
import { calendarDays } from './calendarDays.ts'
import { IconButton } from './IconButton.tsx'

/** The name of the month and the buttons to change month and year. */
export function CalendarHead({ titleId, day, onMove }: CalendarHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton
        size="small"
        label="Previous year"
        icon={<ChevronsLeft />}
        onClick={() => onMove(calendarDays.move(day, { years: -1 }))}
      />
      <IconButton
        size="small"
        label="Previous month"
        icon={<ChevronLeft />}
        onClick={() => onMove(calendarDays.move(day, { months: -1 }))}
      />
      <div className={styles.title} id={titleId} aria-live="polite">
        {calendarDays.monthName(day)}
      </div>
      <IconButton
        size="small"
        label="Next month"
        icon={<ChevronRight />}
        onClick={() => onMove(calendarDays.move(day, { months: 1 }))}
      />
      <IconButton
        size="small"
        label="Next year"
        icon={<ChevronsRight />}
        onClick={() => onMove(calendarDays.move(day, { years: 1 }))}
      />
    </div>
  )
}

interface CalendarHeadProps {
  titleId: string
  day: string
  onMove: (day: string) => void
}

import { userZone } from '../../shell/userZone.ts'
import { type FilterViewProps } from '../kinds.ts'

/**
 * The calendar of a date filter: its time zone, as the field shows it, with a time picker the user's, else UTC
 * (`core/grid/dateTerms`), and the day that it opens at without a value, that of the first row.
 */
export function calendarOf({ filter, valueInRows }: DateFilterProps): {
  readonly zone: string
  readonly aside: string
  readonly opensAt: () => string
} {
  const zone = filter.time ? userZone() : 'UTC'
  const place = /^(?!Etc)[^/]+\/(.+)$/.exec(zone)?.[1]?.split('/').at(-1)
  return {
    zone,
    aside: place === undefined ? zone : `${place.replaceAll('_', ' ')} time`,
    opensAt: () => valueInRows?.(filter.field) ?? '',
  }
}

type DateFilterProps = Pick<
  FilterViewProps<{ readonly field: string; readonly time?: boolean }>,
  'filter' | 'valueInRows'
>

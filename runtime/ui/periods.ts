import { calendarDays } from './calendarDays.ts'

/** Short cuts to the periods that are asked for most. All end at the latest with today but 'This month'. */
export function periods(today: string): readonly Period[] {
  const { move, startOfMonth, endOfMonth } = calendarDays
  const lastMonth = move(startOfMonth(today), { months: -1 })
  return [
    { name: 'Today', from: today, to: today },
    { name: 'Yesterday', from: move(today, { days: -1 }), to: move(today, { days: -1 }) },
    { name: 'Last 7 days', from: move(today, { days: -6 }), to: today },
    { name: 'Last 30 days', from: move(today, { days: -29 }), to: today },
    { name: 'This month', from: startOfMonth(today), to: endOfMonth(today) },
    { name: 'Last month', from: lastMonth, to: endOfMonth(lastMonth) },
  ]
}

export interface Period {
  name: string
  from: string
  to: string
}

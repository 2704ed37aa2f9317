import { say } from '../wording.ts'

/** Charts. */
export const chartWords = {
  seriesTwice: (field: string) =>
    say('series-twice', `is "${field}", as another part of this bar.`, 'Remove one of them.'),
  chartQueryAlone: () =>
    say(
      'chart-query-alone',
      'belongs to no address, because the chart leads nowhere.',
      'Name the screen in to, or remove query.',
    ),
}

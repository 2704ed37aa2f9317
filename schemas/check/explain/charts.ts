import { say } from '../wording.ts'

/** Charts. */
export const chartWords = {
  seriesTwice: (field: string) =>
    say('series-twice', `is "${field}", the same as another part of this bar.`, 'Remove one of them.'),
  seriesUnfit: (field: string, type: string) =>
    say(
      'series-unfit',
      `draws "${field}", a field of the type ${type}, as the length of a bar.`,
      'Name a number: an integer, decimal, money, percent or duration.',
    ),
  chartQueryAlone: () =>
    say(
      'chart-query-alone',
      'has no effect, because the chart does not link to a screen.',
      'Name the screen in to, or remove this.',
    ),
}

import { meant, say } from '../wording.ts'

/** Charts and what they lead to. */
export const chartWords = {
  seriesTwice: (field: string) =>
    say('series-twice', `is "${field}", as another part of this bar.`, 'Remove one of them.'),
  chartKeyUnknown: (key: string, screen: string, known: readonly string[]) =>
    say(
      'chart-key-unknown',
      `"${key}" is no filter and no query parameter of the screen "${screen}".`,
      meant(key, known, 'They are', 'It has none: remove the entry.'),
    ),
  chartQueryAlone: () =>
    say(
      'chart-query-alone',
      'belongs to no address, because the chart leads nowhere.',
      'Name the screen in to, or remove query.',
    ),
}

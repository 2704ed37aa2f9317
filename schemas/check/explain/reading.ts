import { say, sentence } from '../wording.ts'

/** Files that cannot be read as definitions, and a check that cannot run. */
export const readingWords = {
  unparsable: (message: string, mend = 'Correct the syntax here.') =>
    say('unparsable', `does not parse: ${sentence(message)}`, mend),
  throws: (message: string) =>
    say(
      'throws',
      `cannot be loaded: ${sentence(message)}`,
      'A definition is data and does nothing when it is loaded.',
    ),
  importMissing: (specifier: string) =>
    say('import-missing', `imports "${specifier}", which does not exist.`, 'Correct the path of the import.'),
  defaultExportMissing: () =>
    say('default-export-missing', 'has no default export.', 'Write `export default defineScreen({ … })`.'),
  notPlainData: (kind: string) =>
    say(
      'not-plain-data',
      `is ${kind}, which is no plain data.`,
      'Use text, number, true, false, null, list or object.',
    ),
  jsonKeyTwice: (key: string) =>
    say(
      'json-key-twice',
      `"${key}" stands twice in one object; the last one would win.`,
      'Remove one of them.',
    ),
  checkFailed: (message: string) =>
    say(
      'check-failed',
      `does not run: ${message.trim()}.`,
      'Mend the language or the check, then save again.',
    ),
}

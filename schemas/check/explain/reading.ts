import { meant, say, sentence, suggestion } from '../wording.ts'

/** Files that cannot be read as definitions, and a check that cannot run. */
export const readingWords = {
  unparsable: (message: string, fix = 'Correct the syntax here.') =>
    say('unparsable', `does not parse: ${sentence(message)}`, fix),
  throws: (message: string) =>
    say(
      'throws',
      `cannot be loaded: ${sentence(message)}`,
      'A definition is data and runs no code when it is loaded.',
    ),
  importMissing: (specifier: string, known: readonly string[]) =>
    say(
      'import-missing',
      `imports "${specifier}", which does not exist.`,
      suggestion(specifier, known) ?? 'Correct the path of the import.',
    ),
  unfinished: (why: keyof typeof unfinished) =>
    say('unfinished', unfinished[why], 'A definition is data and runs no code when it is loaded.'),
  unreadable: (reason: string) =>
    say('unreadable', `cannot be read: ${sentence(reason)}`, 'Make the file readable, or remove it.'),
  encodingWrong: () =>
    say('encoding-wrong', 'is invalid UTF-8 from here on.', 'Save it as UTF-8 without a byte order mark.'),
  nestingDeep: () => say('nesting-deep', 'is nested too deeply.', 'Close the brackets before it.'),
  fileStray: (ending: string) =>
    say(
      'file-stray',
      `is not read, because it ends in "${ending}".`,
      'Use the extension ".ts" or ".json", in lower case, or move it out of screens.',
    ),
  screenShared: () =>
    say(
      'screen-shared',
      'is a screen without a route: screens/shared contains only parts of screens.',
      'Move it into the folder of its area.',
    ),
  importOutside: (specifier: string, meant?: string) =>
    say(
      'import-outside',
      `imports "${specifier}", which a definition may not import.`,
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : 'Remove it: a definition imports the language, screens/shared and its own area. What two areas share goes to screens/shared.',
    ),
  importForeign: (specifier: string) =>
    say(
      'import-foreign',
      `imports "${specifier}", which is not installed.`,
      'Remove it: a definition imports the language, screens/shared and its own area.',
    ),
  exportMissing: (
    name: string,
    specifier: string,
    known: readonly { readonly name: string; readonly isType: boolean }[],
  ) =>
    say(
      'export-missing',
      `imports "${name}" from "${specifier}", which does not export it.`,
      known.some(one => one.isType && one.name === name)
        ? `It is a type: write "type ${name}".`
        : meant(
            name,
            known.filter(({ isType }) => !isType).map(one => one.name),
            'It exports',
            'It exports nothing.',
          ),
    ),
  nameUndefined: (name: string, known: readonly string[]) =>
    say(
      'name-undefined',
      `uses "${name}", which is not defined.`,
      suggestion(name, known) ??
        (name.startsWith('define')
          ? `Import it from schemas/index.ts, as the other definitions do.`
          : 'Import it, or declare it above.'),
    ),
  nameEarly: (name: string) =>
    say(
      'name-early',
      `uses "${name}" before it is declared.`,
      'Declare it above, or break the import cycle.',
    ),
  syntaxKept: () =>
    say(
      'syntax-kept',
      'is an enum or a namespace, which cannot be used: types are stripped from definitions, not compiled.',
      'Write a constant object, or a union of texts.',
    ),
  defaultExportMissing: () =>
    say(
      'default-export-missing',
      'has no default export.',
      'Write `export default defineScreen({ … })`, or move it to screens/shared if it holds parts of screens.',
    ),
  defaultExportTwice: () =>
    say('default-export-twice', 'is a second default export.', 'Remove it: one file is one screen.'),
  notPlainData: (kind: string) =>
    say(
      'not-plain-data',
      `is ${kind}, which is not plain data.`,
      kind === 'undefined' ? 'Leave it out.' : 'Use text, number, true, false, null, list or object.',
    ),
  jsonKeyTwice: (key: string) =>
    say(
      'json-key-twice',
      `"${key}" occurs twice in one object; only the last one would be used.`,
      'Remove one of them.',
    ),
  keyTwice: (key: string) =>
    say(
      'key-twice',
      `"${key}" occurs twice in one object; only the last one would be used.`,
      'Remove one of them.',
    ),
  editedCode: (what: string) =>
    say(
      'edited-code',
      `is ${what}, but the editor accepts only data.`,
      'Write the value itself: a text, number, true, false, null, list or object.',
    ),
  editedPrototype: () =>
    say('edited-prototype', 'is the key "__proto__", which is not allowed.', 'Remove it.'),
  editedLong: (most: number) => say('edited-long', `is longer than ${most} characters.`, 'Make it shorter.'),
  editedLarge: (count: number, most: number) =>
    say(
      'edited-large',
      `has ${count} parts, but the preview draws at most ${most}.`,
      'Leave out blocks, columns or fields to see the screen.',
    ),
  editedOvertime: () =>
    say(
      'edited-overtime',
      'takes too long to check.',
      'Undo the last change, or make the definition smaller.',
    ),
  notConstant: (source: string) =>
    say(
      'not-constant',
      `reads ${source}, whose value depends on time or machine.`,
      'Write the value itself: a definition is data.',
    ),
  schemaElsewhere: (named: string, right: string) =>
    say('schema-elsewhere', `is "${named}", which is not the schema of screens.`, `Write "${right}".`),
  checkFailed: (message: string) =>
    say(
      'check-failed',
      `does not run: ${message.trim()}.`,
      'Fix the language or the check, then save again.',
    ),
  fileOutdated: () =>
    say(
      'file-outdated',
      'is out of date: the schemas of the language have changed.',
      'Run `npm run check -- --schema` to update it.',
    ),
}

/** Why loading a file does not finish. */
const unfinished = {
  endless: 'does not finish loading.',
  waits: 'waits forever while it is loaded.',
  exits: 'exits the process while it is loaded.',
} as const

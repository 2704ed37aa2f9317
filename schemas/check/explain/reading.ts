import { meant, say, sentence, suggestion } from '../wording.ts'

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
  importMissing: (specifier: string, known: readonly string[]) =>
    say(
      'import-missing',
      `imports "${specifier}", which does not exist.`,
      suggestion(specifier, known) ?? 'Correct the path of the import.',
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
      'Declare it above, or end the circle of imports.',
    ),
  syntaxKept: () =>
    say(
      'syntax-kept',
      'is an enum or a namespace, and definitions are read without their types, not translated.',
      'Write a constant object, or a union of texts.',
    ),
  defaultExportMissing: () =>
    say('default-export-missing', 'has no default export.', 'Write `export default defineScreen({ … })`.'),
  defaultExportTwice: () =>
    say('default-export-twice', 'is a second default export.', 'Remove it: one file is one screen.'),
  notPlainData: (kind: string) =>
    say(
      'not-plain-data',
      `is ${kind}, which is no plain data.`,
      kind === 'undefined' ? 'Leave it out.' : 'Use text, number, true, false, null, list or object.',
    ),
  jsonKeyTwice: (key: string) =>
    say(
      'json-key-twice',
      `"${key}" stands twice in one object; the last one would win.`,
      'Remove one of them.',
    ),
  schemaElsewhere: (named: string, right: string) =>
    say('schema-elsewhere', `is "${named}", where editors find no schema of screens.`, `Write "${right}".`),
  checkFailed: (message: string) =>
    say(
      'check-failed',
      `does not run: ${message.trim()}.`,
      'Mend the language or the check, then save again.',
    ),
}

import { anchored, meant, say, sentence } from '../wording.ts'

/** Parameters of paths and queries, and their places. */
export const parameterWords = {
  parameterSensitive: (what: string) =>
    say(
      'parameter-sensitive',
      `puts ${what} into the address, which is stored in histories and logs.`,
      'Name the record by its id.',
    ),
  placeholderUndeclared: (name: string, known: readonly string[]) =>
    say(
      'placeholder-undeclared',
      `{${name}} is in the path but not in params.`,
      meant(name, known, 'Params has', `Add params: { ${name}: { example: '12' } }.`),
    ),
  placeholderForeign: (written: string, name: string) =>
    say(
      'placeholder-foreign',
      `${written} is not a placeholder here and would be sent literally.`,
      `Did you mean "{${name}}"?`,
    ),
  placeholderDollar: (written: string, name: string) =>
    say(
      'placeholder-dollar',
      `${written} shows a dollar sign before its value.`,
      `Did you mean "{${name}}"?`,
    ),
  placeholderOpen: (text: string) =>
    say(
      'placeholder-open',
      `${text} has a brace outside a {placeholder}.`,
      'Write each placeholder as a name between two braces.',
    ),
  placeholderPlain: (placeholder: string) =>
    say(
      'placeholder-plain',
      `has ${placeholder}, but this text has no placeholders.`,
      'Remove it: only calls, disabledReason, text blocks, titles of panels, the heading of a screen, and the title and text of a confirmation of one record or a form have placeholders.',
    ),
  formatUnused: (name: string, known: readonly string[]) =>
    say(
      'format-unused',
      `is the format of {${name}}, which no text here has.`,
      meant(name, known, 'The texts have', 'Remove it: formats are for the placeholders of texts.'),
    ),
  placeholderInTitle: (placeholder: string) =>
    say(
      'placeholder-in-title',
      `has ${placeholder}, but menus and breadcrumbs show the title before its values are known.`,
      'Use the placeholder in heading, and a general name in title.',
    ),
  placeholderTwice: (name: string) =>
    say('placeholder-twice', `{${name}} occurs twice in the path.`, 'Name the two placeholders differently.'),
  placeholderUnknown: (name: string, known: readonly string[]) =>
    say(
      'placeholder-unknown',
      `{${name}} is not a parameter of this screen.`,
      meant(name, known, 'Its parameters are', 'It has none: add it to the path and params, or to query.'),
    ),
  placeholderOfRowUnknown: (name: string, known: readonly string[]) =>
    say(
      'placeholder-of-row',
      `{${name}} is neither a field of the row nor a parameter of this screen.`,
      meant(name, known, 'There are'),
    ),
  headingUnknown: (path: string, known: readonly string[]) =>
    say(
      'heading-unknown',
      `{${path}} is not a parameter or load of this screen.`,
      meant(
        path.split('.')[0] ?? '',
        known,
        'It has',
        'It has none: add it to params, to query or to loads.',
      ),
    ),
  placeholderRowless: (name: string) =>
    say(
      'placeholder-rowless',
      `{${name}} is a field of the row, but this action has no row.`,
      'Give it the scope row, or remove the placeholder: for a selection, the call sends the selected rows.',
    ),
  queryUnknown: (name: string, known: readonly string[]) =>
    say(
      'query-unknown',
      `"${name}" is not a query parameter of this screen.`,
      meant(name, known, 'Its query has', 'It has none: add it to query.'),
    ),
  queryUnused: (name: string) =>
    say(
      'query-unused',
      `"${name}" is an unused query parameter.`,
      `Use it as {${name}} in a call, in a redirect or as an initial filter, or remove it.`,
    ),
  paramUnused: (name: string, known: readonly string[]) =>
    say(
      'param-unused',
      `"${name}" is not a placeholder of the path.`,
      meant(name, known, 'The path has', `Write {${name}} into the path, or remove it.`),
    ),
  parameterTwice: (name: string) =>
    say(
      'parameter-twice',
      `"${name}" is also a path parameter, so {${name}} could mean both.`,
      'Rename one of the two.',
    ),
  perParamsEmpty: () =>
    say('per-params-empty', 'joins path parameters, but the path has none.', 'Remove perParams.'),
  patternInvalid: (message: string) =>
    say('pattern-invalid', `is not a regular expression: ${sentence(message)}`, 'Correct it.'),
  patternUnanchored: (pattern: string) =>
    say(
      'pattern-unanchored',
      `${pattern} matches values that only contain what it describes.`,
      `Write ${anchored(pattern)}`,
    ),
  patternUnescaped: (letter: string) =>
    say(
      'pattern-unescaped',
      `has "${letter}" where a class of characters is repeated: in a string the backslash must be doubled.`,
      `Write "\\\\${letter}" for the class \\${letter}, or "[${letter}]" for the letter.`,
    ),
  patternSlow: (pattern: string) =>
    say(
      'pattern-slow',
      `${pattern} nests repetitions, so a long value could take exponential time.`,
      'Write it without nested repetitions, as ^[a-z.]+$ instead of ^[a-z]+(\\.[a-z]+)*$.',
    ),
  exampleMissing: (name: string) =>
    say(
      'example-missing',
      `has no example, which the tests need to open this screen.`,
      `Add example: '…', a value of {${name}} that the sandbox has, or any if it has none.`,
    ),
  parameterNever: (name: string, value: string, pattern: string) =>
    say(
      'parameter-never',
      `compares {${name}} with "${value}", which its pattern ${pattern} excludes.`,
      'Correct the value, or the pattern of the parameter.',
    ),
  exampleMismatch: (example: string, pattern: string, use = 'opens the screen') =>
    say(
      'example-mismatch',
      `is "${example}", which ${pattern} does not match.`,
      `Give an example that ${use}.`,
    ),
}

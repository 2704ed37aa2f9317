import { anchored, meant, say, sentence } from '../wording.ts'

/** Parameters of paths and queries, and their places. */
export const parameterWords = {
  parameterSensitive: (what: string) =>
    say(
      'parameter-sensitive',
      `puts ${what} into the address, where histories and logs keep it.`,
      'Name the record by its id.',
    ),
  placeholderUndeclared: (name: string, known: readonly string[]) =>
    say(
      'placeholder-undeclared',
      `{${name}} stands in the path and not in params.`,
      meant(name, known, 'Params has', 'Add it to params.'),
    ),
  placeholderForeign: (written: string, name: string) =>
    say(
      'placeholder-foreign',
      `${written} is no placeholder here and would be sent as it is.`,
      `Did you mean "{${name}}"?`,
    ),
  placeholderOpen: (text: string) =>
    say(
      'placeholder-open',
      `${text} has a brace that belongs to no {placeholder}.`,
      'Write each placeholder as a name between two braces.',
    ),
  placeholderPlain: (placeholder: string) =>
    say(
      'placeholder-plain',
      `has ${placeholder}, and nothing is filled into this text.`,
      'Write it without: only messages, titles of panels and calls have placeholders.',
    ),
  placeholderInTitle: (placeholder: string) =>
    say(
      'placeholder-in-title',
      `has ${placeholder}, and menus and breadcrumbs show the title before its values are known.`,
      'Write that into heading, and into title what every such screen is called.',
    ),
  placeholderTwice: (name: string) =>
    say('placeholder-twice', `{${name}} stands twice in the path.`, 'Name the two placeholders differently.'),
  placeholderUnknown: (name: string, known: readonly string[]) =>
    say(
      'placeholder-unknown',
      `{${name}} is no parameter of this screen.`,
      meant(name, known, 'Its parameters are', 'It has none: add it to the path and params, or to query.'),
    ),
  headingUnknown: (path: string, known: readonly string[]) =>
    say(
      'heading-unknown',
      `{${path}} is no parameter and no load of this screen.`,
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
      `{${name}} is a field of the row, and this action has none.`,
      'Give it the scope row, or remove the placeholder: for a selection the call carries the selected rows.',
    ),
  queryUnknown: (name: string, known: readonly string[]) =>
    say(
      'query-unknown',
      `"${name}" is no query parameter of this screen.`,
      meant(name, known, 'Its query has', 'It has none: add it to query.'),
    ),
  queryUnused: (name: string) =>
    say(
      'query-unused',
      `"${name}" is a query parameter that nothing uses.`,
      `Use it as {${name}} in a call, in a redirect or as an initial filter, or remove it.`,
    ),
  paramUnused: (name: string, known: readonly string[]) =>
    say(
      'param-unused',
      `"${name}" is no placeholder of the path.`,
      meant(name, known, 'The path has', `Write {${name}} into the path, or remove it.`),
    ),
  parameterTwice: (name: string) =>
    say(
      'parameter-twice',
      `"${name}" is a path parameter as well, so {${name}} could mean both.`,
      'Rename one of the two.',
    ),
  perParamsEmpty: () =>
    say('per-params-empty', 'joins path parameters, and the path has none.', 'Remove perParams.'),
  patternInvalid: (message: string) =>
    say('pattern-invalid', `is no regular expression: ${sentence(message)}`, 'Correct it.'),
  patternUnanchored: (pattern: string) =>
    say(
      'pattern-unanchored',
      `${pattern} matches values that only contain what it describes.`,
      `Write ${anchored(pattern)}`,
    ),
  patternSlow: (pattern: string) =>
    say(
      'pattern-slow',
      `${pattern} repeats a repetition, so that a long value could take for ever.`,
      'Write it without nested repetitions.',
    ),
  exampleMissing: (name: string) =>
    say(
      'example-missing',
      `has no example, with which the tests of all screens open this one.`,
      `Add example: '…', a value of {${name}} that the sandbox has, or any if it has none.`,
    ),
  exampleMismatch: (example: string, pattern: string) =>
    say(
      'example-mismatch',
      `is "${example}", which ${pattern} does not match.`,
      'Give an example that opens the screen.',
    ),
}

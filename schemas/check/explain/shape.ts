import { comparisonKeys } from '../../language/condition.ts'
import { count, list, meant, say, suggestion } from '../wording.ts'
import { keyHints, otherWay } from './keyHints.ts'

/** Definitions that do not have the shape of their words. */
export const shapeWords = {
  keyUnknown: (
    key: string,
    word: string,
    known: readonly string[],
    elsewhere: readonly string[] = [],
    above?: string,
    /** Keys of its short forms, which are not named among all. */
    short: readonly string[] = [],
  ) => {
    const other = otherWay(key, word, known)
    const hints = keyHints(key, word, known)
    const near = suggestion(key, [...short, ...known])
    // A hint says more than the list of keys.
    const isHinted = above === undefined && near === undefined && hints.length > 0
    const keys =
      above === undefined ? (near ?? meant(key, known, 'Its keys are')) : `Move it into "${above}".`
    const isKnown = elsewhere.length > 0 && elsewhere.length <= 3 && !isHinted
    return say(
      'key-unknown',
      `"${key}" is not a key of ${word}.`,
      other ??
        [
          ...(isHinted ? [] : [keys]),
          ...hints,
          ...(isKnown ? [`Known to: ${elsewhere.join(', ')}.`] : []),
        ].join(' '),
    )
  },
  blockCall: (call: string, kind: string) =>
    say(
      'block-call',
      `names a call, but a ${kind} block makes none.`,
      kind === 'form'
        ? `Name it in the form: form: { submit: { call: '${call}' } }.`
        : `Name it in loads of the screen, loads: { data: '${call}' }, and the load here: load: 'data'.`,
    ),
  keyMissing: (key: string, word: string, description: string, possible: readonly string[] = []) =>
    say(
      'key-missing',
      `lacks "${key}", which ${word} needs.`,
      [
        word === 'a form' && key === 'id'
          ? "Add submit: 'nameOfCall', which gives the form its button and its id; a form that only shows values has an id of its own."
          : `Add it: ${description}`,
        ...(possible.length === 0 ? [] : [`Possible: ${list(possible)}.`]),
      ].join(' '),
    ),
  kindMissing: (word: string, kinds: readonly string[], instead?: string) =>
    say(
      `${word}-kind-missing`,
      `lacks "kind", the kind of ${word}.`,
      instead === undefined
        ? `Add it: one of ${list(kinds.toSorted())}.`
        : `Did you mean "kind" instead of "${instead}"?`,
    ),
  bodyNested: (kinds: readonly string[]) =>
    say(
      'body-nested',
      'has a body, but is not a block: it lacks "kind".',
      `Write its blocks directly into this list, or make it a block that holds others: add kind ${kinds.map(kind => `'${kind}'`).join(' or ')}.`,
    ),
  kindUnknown: (word: string, kind: string, kinds: readonly string[]) =>
    say(
      `${word}-kind-unknown`,
      `kind is ${kind}, which is not a kind of ${word}.`,
      meant(kind, kinds.toSorted(), 'The kinds are'),
    ),
  actionIdle: (meant?: readonly [found: string, meant: string]) =>
    say(
      'action-idle',
      'does not say what it does.',
      meant === undefined
        ? 'Add "call" to send a call, "form" to open a form, or "to" to open a screen.'
        : `Did you mean "${meant[1]}" instead of "${meant[0]}"?`,
    ),
  optionalField: (key: string, type: string) =>
    say(
      'field-optional',
      `"${key}" is not a key of a field: it is the type that says so.`,
      `Remove it, and write type: "${type}?" where a record may lack the field.`,
    ),
  callMethodKey: (key: string) =>
    say(
      'call-method-key',
      `"${key}" is not a key of a call.`,
      'Write the path under its method, e.g. "get": "/parcels/{id}"; a list with pages is a "grid".',
    ),
  toneReversed: (value: string, tone: string) =>
    say('tone-reversed', `"${value}" is not a tone.`, `Write {${tone}: '${value}'}.`),
  typeUnknown: (type: string, types: readonly string[]) =>
    say(
      'field-type-unknown',
      `type is ${type}, which is not a type of field.`,
      meant(type, types, 'The types are'),
    ),
  kindMisplaced: (word: string, kind: string, kinds: readonly string[]) =>
    say(
      `${word}-kind-misplaced`,
      `kind is ${kind}, ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} that is not allowed here.`,
      [
        kind === '"rows"' ? 'A record of a table has no table: give its records a screen.' : '',
        `The kinds here are ${list(kinds.toSorted())}.`,
      ]
        .join(' ')
        .trim(),
    ),
  typeWrong: (found: string, wanted: string, description: string) =>
    say('type-wrong', `is ${found} and must be ${wanted}.`, description),
  valueUnknown: (value: string, allowed: readonly string[]) =>
    say('value-unknown', `is ${value}, which is not allowed here.`, meant(value, allowed, 'Possible:')),
  formWrong: (value: string, pattern: string, description: string, meant?: string) =>
    say(
      'form-wrong',
      // A long pattern, or one with lookahead, explains less than the description.
      `is ${value}, which does not have the ${/^.{41}|\(\?!/.test(pattern) ? 'right form' : `form ${pattern}`}.`,
      meant !== undefined
        ? `Did you mean "${meant}"?`
        : /^"\/[^"]*\?/.test(value)
          ? `Write ${value.replace(/\?.*"$/, '"')}, and what it asks for in "query".`
          : description,
    ),
  nameWrong: (name: string, pattern: string, meant?: string) =>
    say(
      'name-wrong',
      `"${name}" is not a valid name: it does not match ${pattern}.`,
      meant === undefined ? 'Rename it.' : `Did you mean "${meant}"?`,
    ),
  textEmpty: (description: string) => say('text-empty', 'is an empty text.', `Fill it: ${description}`),
  textBlank: () => say('text-blank', 'contains only spaces.', 'Fill it.'),
  listShort: (found: number, least: number, description: string) =>
    say(
      'list-short',
      `has ${count(found, 'entry', 'entries')} and needs ${least} at least.`,
      `Add ${least - found} more. ${description}`.trim(),
    ),
  listLong: (found: number, most: number, description: string) =>
    say(
      'list-long',
      `has ${count(found, 'entry', 'entries')} and may have ${most} at most.`,
      `Remove ${found - most}. ${description}`.trim(),
    ),
  entryTwice: (place: number) =>
    say('entry-twice', `is the same as entry ${place} of the list.`, 'Remove one of the two.'),
  numberRange: (value: string, limit: string) =>
    say('number-range', `is ${value} and must be ${limit}.`, 'Choose a number within the limit.'),
  conditionOpen: () =>
    say('condition-open', 'names a field without a comparison.', `Add one of ${list(comparisonKeys)}.`),
  conditionNever: (field: string) =>
    say(
      'condition-never',
      `asks "${field}" for a different value than another leaf, so the condition never holds.`,
      'Write both values in one leaf with "in", or use any.',
    ),
  conditionOr: () =>
    say(
      'condition-or',
      'is not how a condition lists alternatives.',
      "Write {any: [{status: 'paid'}, {queue: 'manual'}]}.",
    ),
  conditionAnd: (key: string) =>
    say(
      'condition-and',
      `is not needed: the fields of a condition all have to hold, without "${key}".`,
      "Write {status: 'paid', queue: 'manual'}.",
    ),
  conditionBeside: (key: string) =>
    say(
      'condition-beside',
      `"${key}" is beside a list of alternatives, and not part of any.`,
      `Write it into each entry of "any": {any: [{${key}: …, …}, {${key}: …, …}]}.`,
    ),
  conditionPath: (field: string, key: string) =>
    say(
      'condition-path',
      `"${key}" is not how "${field}" can be compared.`,
      `Write '${field}.${key}' for a field of "${field}"; a value is compared by {${field}: value}, or by {${field}: {not: value}} and the like with ${list(comparisonKeys.slice(2))}.`,
    ),
  conditionNested: () =>
    say(
      'condition-nested',
      'is a list inside a list.',
      "Write one list, whose entries may name several fields that all hold: {any: [{status: 'paid', queue: 'manual'}, …]}.",
    ),
  conditionNot: (condition: Readonly<Record<string, unknown>> = {}) =>
    say(
      'condition-not',
      'contains a condition, but takes the values that one field must not have.',
      negated(condition) ?? "Write {status: {not: 'paid'}}, or {status: {not: ['paid', 'sent']}}.",
    ),
  userElsewhere: () =>
    say(
      'user-elsewhere',
      'asks for the signed-in user to decide what opens, while the console may not know the user yet.',
      'Use isUser in "visible", "enabled" or the conditions of a form.',
    ),
  dayElsewhere: () =>
    say(
      'day-elsewhere',
      'compares with a day to decide what opens, where today is not known.',
      'Use before and after in "visible", "enabled", row marks or the conditions of a form.',
    ),
  conditionTwice: ({ field, ...comparisons }: Readonly<Record<string, unknown>>) =>
    say(
      'condition-twice',
      'has more than one comparison.',
      `Keep one, or write {${String(field)}: {${Object.entries(comparisons)
        .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        .join(', ')}}}.`,
    ),
  keysFew: (keys: readonly string[], description: string) =>
    say(
      'keys-few',
      'is empty.',
      keys.length === 0 ? `Add an entry: ${description}` : `Add at least one of ${list(keys)}.`,
    ),
  keysMany: (keys: readonly string[]) => say('keys-many', 'has too many keys.', `Keep one of ${list(keys)}.`),
}

/** A condition on one field as the language negates it. */
function negated(condition: Readonly<Record<string, unknown>>): string | undefined {
  const [[field, value] = ['', {}], ...others] = Object.entries(condition)
  if (others.length > 0 || (typeof value === 'object' && !Array.isArray(value))) return undefined
  const key = /^\w+$/.test(field) ? field : `'${field}'`
  const values = JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'").replaceAll("','", "', '")
  return `Write {${key}: {not: ${values}}}.`
}

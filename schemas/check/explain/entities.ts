import { list, meant, say } from '../wording.ts'

/** Entities, their fields, and calls. */
export const entityWords = {
  entityUnknown: (name: string, known: readonly string[]) =>
    say(
      'entity-unknown',
      `names the entity "${name}", which does not exist.`,
      meant(name, known, 'The entities are', 'Define it in a file of `entities/`.'),
    ),
  entityTwice: (name: string, file: string) =>
    say('entity-twice', `"${name}" is an entity of ${file} already.`, 'Rename one of them.'),
  entityMissing: (field: string) =>
    say(
      'entity-missing',
      `names the field "${field}" where no entity is known.`,
      'Give the grid a call that answers an entity, or write field and label.',
    ),
  entityKeyUnknown: (key: string, known: readonly string[]) =>
    say(
      'entity-key-unknown',
      `is "${key}", which is not a field of the entity.`,
      meant(key, known, 'Its fields are'),
    ),
  currencyMissing: (field: string, currency: string, known: readonly string[]) =>
    say(
      'currency-missing',
      `"${field}" is an amount of money whose currency is in "${currency}", which is not a field of the entity.`,
      meant(currency, known, 'Add that field, or name another one with "currency". Its fields are'),
    ),
  entityFieldUnknown: (field: string, entity: string, known: readonly string[]) =>
    say(
      'entity-field-unknown',
      `names the field "${field}", which the entity "${entity}" does not have.`,
      meant(field, known, 'Its fields are'),
    ),
  filterUnsupported: (field: string, type: string) =>
    say(
      'filter-unsupported',
      `filters by "${field}", which cannot be filtered by: its type is ${type}, or the entity says filterable: false.`,
      'Remove the filter.',
    ),
  filterKindUnfit: (kind: string, type: string, kinds: readonly string[]) =>
    say(
      'filter-kind-unfit',
      `is "${kind}", which does not fit a field of type ${type}.`,
      kinds.length === 0 ? 'Remove the filter.' : `Use one of ${list(kinds)}.`,
    ),
  callUnknown: (name: string, known: readonly string[]) =>
    say(
      'call-unknown',
      `names the call "${name}", which does not exist.`,
      meant(name, known, 'The calls are', 'Describe it in a file of `calls/`.'),
    ),
  callUnfit: (name: string, does: string, where: string) =>
    say(
      'call-unfit',
      `names the call "${name}", which ${does}: that is nothing for ${where}.`,
      'Loads read with GET, actions and forms change, grids name a call with "grid".',
    ),
  callParameterUnknown: (name: string, call: string, known: readonly string[]) =>
    say(
      'call-parameter-unknown',
      `"${name}" is no parameter in the path of the call "${call}".`,
      meant(name, known, 'Its parameters are', 'Its path has none: remove it.'),
    ),
  callQueryUnknown: (name: string, call: string, known: readonly string[]) =>
    say(
      'call-query-unknown',
      `"${name}" is no parameter in the query of the call "${call}".`,
      meant(name, known, 'Its query takes', 'It takes none: describe it with "query" of the call.'),
    ),
  statusValueUnknown: (value: string, field: string, known: readonly string[]) =>
    say(
      'status-value-unknown',
      `compares "${field}" with "${value}", which is none of its values.`,
      meant(value, known, 'Its values are'),
    ),
  statusOptionUnknown: (value: string, field: string, known: readonly string[]) =>
    say(
      'status-option-unknown',
      `offers "${value}" for "${field}", which is none of its values.`,
      meant(value, known, 'Its values are'),
    ),
  toneValueUnknown: (value: string, known: readonly string[]) =>
    say(
      'tone-value-unknown',
      `gives a tone to "${value}", which is none of the options.`,
      meant(value, known, 'The options are'),
    ),
  dateValueUnfit: (value: number | boolean, field: string) =>
    say(
      'date-value-unfit',
      `compares "${field}", which is a date, with ${value}.`,
      'Compare it with a date as text, e.g. "2026-01-31", or ask with "present" whether there is one.',
    ),
  bodyFieldUnknown: (name: string, call: string, known: readonly string[]) =>
    say(
      'body-field-unknown',
      `"${name}" is no value of the body of the call "${call}".`,
      meant(name, known, 'It takes'),
    ),
  bodyFieldMissing: (name: string, call: string) =>
    say(
      'body-field-missing',
      `lacks "${name}", which the call "${call}" needs.`,
      `Add the field, or write "${name}?" in the body of the call.`,
    ),
  resourceUnknown: (name: string, known: readonly string[]) =>
    say(
      'resource-unknown',
      `names the resource "${name}", which no call and no list of resources has.`,
      meant(name, known, 'The resources are'),
    ),
  callTwice: (name: string, file: string) =>
    say('call-twice', `"${name}" is a call of ${file} already.`, 'Rename one of them.'),
  callPathTwice: (call: string, other: string) =>
    say('call-path-twice', `is ${call}, as the call "${other}".`, 'Use that call, or remove one of them.'),
  callMethods: (found: readonly string[]) =>
    say(
      'call-methods',
      found.length === 0 ? 'has no path.' : `has more than one path: ${list(found)}.`,
      'Write its path in exactly one of "grid", "get", "post", "put", "patch", "delete".',
    ),
}

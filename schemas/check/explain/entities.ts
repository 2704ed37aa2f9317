import { list, meant, say, suggestion } from '../wording.ts'

/** Entities, their fields, and calls. */
export const entityWords = {
  entityUnknown: (name: string, known: readonly string[]) =>
    say(
      'entity-unknown',
      `names the entity "${name}", which does not exist.`,
      namedOr(name, known, 'The entities are', 'Define it in a file of `entities/`.'),
    ),
  likeNothing: (entity: string, field: string, included: readonly string[] | true) =>
    say(
      'like-nothing',
      `takes over the field "${field.replace('?', '')}" of "${entity}" without a change.`,
      included === true || included.includes(field)
        ? 'Remove it: the field is in include already.'
        : `Remove it, and write include: {${entity}: [${[...included, field].map(one => `'${one}'`).join(', ')}]} at the entity.`,
    ),
  likeKeyUnknown: (key: string, type: string, known: readonly string[]) =>
    say(
      'like-key-unknown',
      `is no key of fields of the type ${type.replace('?', '')}.`,
      meant(key, known, 'Their keys are'),
    ),
  likeSame: (entity: string, field: string) =>
    say('like-same', `is the same in "${entity}.${field}".`, 'Remove it: only what differs is written.'),
  recordTypeMisspelt: (name: string, meant: string) =>
    say(
      'record-type-misspelt',
      `names the type of record "${name}", which no entity and no other file has; there is "${meant}".`,
      `Write "${meant}".`,
    ),
  entityTwice: (name: string, file: string) =>
    say('entity-twice', `"${name}" is an entity of ${file} already.`, 'Rename one of them.'),
  entityMissing: (field: string) =>
    say(
      'entity-missing',
      `names the field "${field}" where no entity is known.`,
      'Give the grid a call that returns an entity, or write field and label.',
    ),
  entityKeyUnknown: (key: string, known: readonly string[]) =>
    say(
      'entity-key-unknown',
      `is "${key}", which is not a field of the entity.`,
      meant(key, known, 'Its fields are'),
    ),
  optionsKeyless: (load: string, entity: string) =>
    say(
      'options-keyless',
      `is the load "${load}", whose records of the entity "${entity}" have no key that could be sent.`,
      'Name its field that tells them apart with "key", or write {load, value, label}.',
    ),
  optionsTitle: (load: string, title: string) =>
    say(
      'options-title',
      `is the load "${load}", whose records have the title "${title}": an option is named by one field.`,
      'Name it: { load, value, label }.',
    ),
  entityScreenParams: (screen: string, params: readonly string[]) =>
    say(
      'entity-screen-params',
      `is the screen "${screen}", which ${params.length === 0 ? 'has no parameter' : `has the parameters ${list(params)}`}: a record is shown by a screen with one parameter, its key.`,
      params.length === 0
        ? 'Name the screen of one record, or remove it.'
        : `Write {name: "${screen}", params: {${params.map(param => `${param}: "…"`).join(', ')}}} with the fields that fill them.`,
    ),
  referenceKeyUnknown: (key: string, known: readonly string[]) =>
    say(
      'reference-key-unknown',
      `is "${key}", which is not a field of this record: it has to hold the key of the other record.`,
      meant(key, known, 'Its fields are'),
    ),
  exampleUnknown: (value: string, known: readonly string[]) =>
    say(
      'example-unknown',
      `is "${value}", which is not one of the options.`,
      meant(value, known, 'The options are'),
    ),
  exampleType: (value: string | number | boolean, wanted: 'number' | 'boolean') =>
    say(
      'example-type',
      `is ${JSON.stringify(value)}, but values of this type are ${wanted === 'number' ? 'numbers' : 'true or false'}.`,
      wanted === 'number' ? 'Write a number, without quotes.' : 'Write true or false, without quotes.',
    ),
  exampleOutside: (value: number) =>
    say('example-outside', `is ${value}, which is outside min and max.`, 'Correct it, or the limits.'),
  exampleUnfit: (value: string, wanted: string) =>
    say(
      'example-unfit',
      `is "${value}", but the import takes ${wanted}.`,
      'Give an example that the import takes, or correct the column.',
    ),
  currencyMissing: (field: string, currency: string, known: readonly string[]) =>
    say(
      'currency-missing',
      `"${field}" is an amount of money whose currency is in "${currency}", which is not a field of the entity.`,
      /^[A-Z]{3}$/.test(currency)
        ? `Name the field that holds the code${known.includes('currency') ? ': "currency", which is the default' : `, or add one, such as currency: 'text'`}.`
        : meant(currency, known, 'Add that field, or name another one with "currency". Its fields are'),
    ),
  entityFieldUnknown: (
    field: string,
    entity: string,
    known: readonly string[],
    /** Entities that a call may mean by the fields of its body. */
    others: readonly string[] = [],
  ) =>
    say(
      'entity-field-unknown',
      `names the field "${field}", which the entity "${entity}" does not have.`,
      ofOther(others) ??
        severalOf(field, known) ??
        lastOf(field, known) ??
        suggestion(field, known) ??
        describeIt(field, entity, known),
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
  cellUnfit: (kind: string, field: string, type: string, types: readonly string[]) =>
    say(
      'cell-unfit',
      `is "${kind}", which cannot show "${field}", a field of type ${type}.`,
      `Name a field of type ${list(types)}, or remove the cell: the type of the field has one.`,
    ),
  progressTotalUnfit: (field: string, type: string) =>
    say(
      'progress-total-unfit',
      `takes "${field}", a field of the type ${type}, as the number at 100 %.`,
      'Name a number: an integer, decimal or duration.',
    ),
  progressTotal: (field: string, type: string) =>
    say(
      'progress-total',
      `shows "${field}", a field of type ${type}, as a percentage.`,
      'Add total, the field that holds the number at 100 %, or make the type of the field percent.',
    ),
  callUnknown: (name: string, known: readonly string[], at?: string) =>
    say(
      'call-unknown',
      `names the call "${name}", which does not exist.`,
      at !== undefined
        ? `Did you mean "${at}"? That is the call with this path.`
        : namedOr(name, known, 'The calls are', 'Describe it in a file of `calls/`.'),
    ),
  callUnfit: (name: string, does: string, where: string) =>
    say(
      'call-unfit',
      `names the call "${name}", which ${does}: it cannot be used for ${where}.`,
      'Loads use GET calls, actions and forms use calls that write, grids use a call with "grid".',
    ),
  callParameterUnknown: (name: string, call: string, known: readonly string[]) =>
    say(
      'call-parameter-unknown',
      `"${name}" is not a parameter in the path of the call "${call}".`,
      meant(name, known, 'Its parameters are', 'Its path has none: remove it.'),
    ),
  callParameterMissing: (name: string, call: string, params: readonly string[]) =>
    say(
      'call-parameter-missing',
      `does not fill {${name}}, which the path of the call "${call}" has.`,
      `Add path: {${name}: '${params.length === 1 ? `{${params[0]}}` : '…'}'}${params.length > 1 ? ` with one of ${list(params)}` : params.length === 1 ? '' : ' with a fixed value, or give the screen a parameter of that name'}.`,
    ),
  callParameterLiteral: (name: string) =>
    say(
      'call-parameter-literal',
      `is the text "${name}" itself, but the screen has a parameter of that name.`,
      `Did you mean "{${name}}"?`,
    ),
  callQueryUnfit: (value: string, name: string, type: string) =>
    say(
      'call-query-unfit',
      `is "${value}", which is no value of "${name}", of type ${type}.`,
      type === 'boolean' ? "Write 'true' or 'false'." : 'Write a number as a text.',
    ),
  titleForeign: (written: string, name: string) =>
    say(
      'title-foreign',
      `${written} is not a placeholder here and would be shown literally.`,
      `Did you mean "{${name}}"?`,
    ),
  callQueryUnknown: (name: string, call: string, known: readonly string[]) =>
    say(
      'call-query-unknown',
      `"${name}" is not a parameter in the query of the call "${call}".`,
      meant(name, known, 'Its query takes', 'It takes none: describe it with "query" of the call.'),
    ),
  callRangeUnknown: (name: string, call: string, type: string, isBare: boolean) =>
    say(
      'call-range-unknown',
      `"${name}" is sent as "${name}.from" and "${name}.to", ${isBare ? `not as "${name}", which` : 'which'} the query of the call "${call}" ${isBare ? 'takes' : 'does not take'}.`,
      `Describe the ends in its query: '${name}.from': '${type}', '${name}.to': '${type}'.`,
    ),
  callPeriodOfDays: (name: string, call: string) =>
    say(
      'call-period-of-days',
      `sends both ends of "${name}" as moments, and the query of the call "${call}" takes days.`,
      `Make its query '${name}.from': 'moment', '${name}.to': 'moment'.`,
    ),
  callValuesMany: (name: string, call: string, type: string) =>
    say(
      'call-values-many',
      `sends all selected values of "${name}", and the query of the call "${call}" takes one, of type ${type}.`,
      `Make its query ${name}: 'list', or the filter a select.`,
    ),
  statusValueUnknown: (value: string, field: string, known: readonly string[]) =>
    say(
      'status-value-unknown',
      `compares "${field}" with "${value}", which is not one of its values.`,
      meant(value, known, 'Its values are'),
    ),
  statusOptionUnknown: (value: string, field: string, known: readonly string[]) =>
    say(
      'status-option-unknown',
      `offers "${value}" for "${field}", which is not one of its values.`,
      meant(value, known, 'Its values are'),
    ),
  optionPair: (value: string, label: string) =>
    say('option-pair', 'has the keys value and label.', `Write {${value}: "${label}"}.`),
  toneValueUnknown: (value: string, known: readonly string[]) =>
    say(
      'tone-value-unknown',
      `gives a tone to "${value}", which is not one of the options.`,
      meant(value, known, 'The options are'),
    ),
  valueQuoted: (value: string, field: string, kind: 'a number' | 'true or false') =>
    say(
      'value-quoted',
      `compares "${field}", which is ${kind}, with a text.`,
      /^(?:true|false|-?[\d.]+)$/.test(value)
        ? `Write ${value}, without quotes.`
        : `Compare it with ${kind}.`,
    ),
  dateValueUnfit: (value: number | boolean, field: string) =>
    say(
      'date-value-unfit',
      `compares "${field}", which is a date, with ${value}.`,
      'Compare it with a day, e.g. { before: \'today\' }, or ask with "present" whether there is one.',
    ),
  sizeUnfit: (field: string, kind: string, isDay: boolean) =>
    say(
      'size-unfit',
      `compares "${field}" by size, but it is ${kind}.`,
      isDay
        ? "Compare it with a day: { before: 'today' }, { after: '2026-01-31' }."
        : 'Compare a number this way: an integer, decimal, money, percent or duration, in a form a number field.',
    ),
  dayUnfit: (field: string, kind: string) =>
    say(
      'day-unfit',
      `compares "${field}" with a day, but it is ${kind}.`,
      'Compare a date or moment this way, in a form a date field.',
    ),
  userUnfit: (field: string, kind: string) =>
    say(
      'user-unfit',
      `compares "${field}" with the name of the signed-in user, but it is ${kind}.`,
      'Ask a field that holds the name of a user: a text or a reference, in a form a text or one with options.',
    ),
  bodyFieldUnknown: (name: string, calls: readonly string[], known: readonly string[]) =>
    say(
      'body-field-unknown',
      `"${name}" is not a value of the body of the ${calls.length > 1 ? 'calls' : 'call'} ${list(calls)}.`,
      meant(name, known, 'It takes'),
    ),
  changedNeeded: (names: readonly string[], call: string, isListed: boolean) =>
    say(
      'changed-needed',
      `does not send ${list(names)} when unchanged, which the call "${call}" needs: the server would answer 400.`,
      `${isListed ? `Write ${list(names.map(name => `${name}?`))} in the body of the call` : `Add optional: [${list(names)}] to the call`} if its server keeps values that are not sent, or remove send.`,
    ),
  bodyFieldMissing: (name: string, call: string) =>
    say(
      'body-field-missing',
      `lacks "${name}", which the call "${call}" needs.`,
      `Add the field, or write "${name}?" in the body of the call.`,
    ),
  rowFieldsMissing: (names: readonly string[], entity: string) =>
    say(
      'row-fields-missing',
      `lacks ${list(names)}, which every record of the entity "${entity}" has: the server would refuse each record with 400.`,
      'Add the fields, make them optional in the entity, or describe what is sent as an entity of its own.',
    ),
  callTwice: (name: string, file: string) =>
    say('call-twice', `"${name}" is a call of ${file} already.`, 'Rename one of them.'),
  callPathTwice: (call: string, other: string) =>
    say(
      'call-path-twice',
      `is ${call}, the same path as the call "${other}".`,
      'Use that call, or remove one of them.',
    ),
  callReplies: (said: readonly string[]) =>
    say('call-replies', `describes the reply more than once: ${list(said)}.`, 'Remove one of them.'),
  callRowless: () =>
    say(
      'call-rowless',
      'lacks "many", which a grid needs.',
      'Add it: the name of the entity of its rows, as in many: "refund".',
    ),
  callBodyOfGet: () =>
    say(
      'call-body-of-get',
      'belongs to a GET call, which sends no body.',
      'Write "query" with a type for each value, as in query: {from: "date"}, or make it a POST call.',
    ),
  callQueryFile: (name: string) =>
    say(
      'call-query-file',
      `"${name}" is a file, which an address cannot contain.`,
      'Move it to the body of the call.',
    ),
  callBodyTwice: (name: string) =>
    say('call-body-twice', `"${name}" occurs twice in the body.`, 'Remove one of them.'),
  callGridless: (word: string) =>
    say(
      'call-gridless',
      `"${word}" is about the rows of a grid, but this call has no "grid" path.`,
      'Remove it, or write the path with "grid".',
    ),
  callSumsUnfit: (entity: string) =>
    say(
      'call-sums-unfit',
      `is the entity "${entity}", which has no list \`sums\` for the totals of the selected rows.`,
      "Add the field sums: 'list' to it, or write sums: true.",
    ),
  callSelectedUnfit: () =>
    say(
      'call-selected-unfit',
      'names the call for selected rows, but the path of this call does not name a step of one record.',
      'Write it at a POST call whose path ends with the record and a step, such as "/refunds/{idRefund}/send".',
    ),
  callOptionalUnknown: (name: string, known: readonly string[]) =>
    say(
      'call-optional-unknown',
      `is "${name}", which is not a value of the body or the query.`,
      meant(name, known, 'They are', 'It has none: remove it.'),
    ),
  callBaseSlash: (base: string) =>
    say(
      'call-base-slash',
      'ends with a slash, but the paths below it start with one.',
      `Write "${base.replace(/\/+$/, '')}".`,
    ),
  callBaseTwice: (base: string, path: string) =>
    say(
      'call-base-twice',
      `begins with the base ${base}, which is put before every path of this file.`,
      `Write "${path.slice(base.length) || '/'}".`,
    ),
  callMethods: (found: readonly string[]) =>
    say(
      'call-methods',
      found.length === 0 ? 'has no path.' : `has more than one path: ${list(found)}.`,
      'Write its path in exactly one of "grid", "get", "post", "put", "patch", "delete".',
    ),
}

/** Of many names none is listed when none is alike: it has to be described. */
function namedOr(name: string, known: readonly string[], introduction: string, describe: string): string {
  const isAlike = known.length <= 30 || suggestion(name, known) !== undefined
  return isAlike ? meant(name, known, introduction, describe) : describe
}

/** How a call names the entity of its body, where the reply has another one. */
function ofOther(others: readonly string[]): string | undefined {
  if (others.length === 0) return undefined
  const words = others.map(name => `of: '${name}'`)
  return `The fields of the body belong to another entity: add ${words.join(' or ')} to the call.`
}

/** What to write instead of several fields in one text, or of a field with its order as in SQL. */
function severalOf(written: string, known: readonly string[]): string | undefined {
  const [field = '', order = '', ...others] = written.split(/[\s,;]+/)
  if (order === '' || !known.includes(field)) return undefined
  if (others.length === 0 && /^(?:asc|desc)/i.test(order))
    return `Write "${/^desc/i.test(order) ? '-' : ''}${field}".`
  const fields = [field, order, ...others]
  return fields.every(one => known.includes(one)) ? `Write ${list(fields)}.` : undefined
}

/** The last part of a name such as `parcel.sender`, where the record is implied. */
function lastOf(field: string, known: readonly string[]): string | undefined {
  const last = field.split('.').at(-1) ?? ''
  return last !== field && known.includes(last) ? `Did you mean "${last}"?` : undefined
}

/** For a name like none of the entity: the field is described there, or taken over from another entity. */
function describeIt(field: string, entity: string, known: readonly string[]): string {
  return `${meant(field, known, 'Its fields are')} Describe it in the fields of "${entity}", or take it over from another entity with include: { otherEntity: ['${field}'] } there.`
}

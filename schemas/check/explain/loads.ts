import { nearest } from '../nearest.ts'
import { list, meant, say } from '../wording.ts'

/** Data that screens and blocks ask for. */
export const loadWords = {
  loadUnknown: (name: string, known: readonly string[]) =>
    say(
      'load-unknown',
      `names the load "${name}", which this screen does not have.`,
      meant(name, known, 'Its loads are', 'Declare it in loads.'),
    ),
  loadForbidden: (call: string, resources: readonly string[]) =>
    say(
      'load-forbidden',
      `names the call "${call}", which needs the resource ${list(resources)}; users of this screen may lack it, and the screen would not open for them.`,
      'Describe a call that they may send, or write onError: { value: …, global: false } to open without it.',
    ),
  goMissing: () =>
    say(
      'go-missing',
      'is passed to the screen that opens, but none opens.',
      'Add go, the name of the screen, or remove it.',
    ),
  goItself: () =>
    say(
      'go-itself',
      'opens this screen itself, in an endless loop.',
      'Name another screen, or leave it out to stay.',
    ),
  passedOnFailure: (path: string) =>
    say(
      'passed-on-failure',
      `is "${path}", but when a load has failed only the parameters of the screen are known.`,
      'Write a parameter, as in "params.id", or a fixed value, as in { value: "open" }.',
    ),
  loadNamedParams: () =>
    say(
      'load-named-params',
      'is named "params", which in conditions means the parameters of the screen.',
      'Give the load another name.',
    ),
  loadOfMany: (name: string) =>
    say(
      'load-of-many',
      `is "${name}", which loads a list, but details show one record.`,
      'Show the list with a block of kind "table", or load one record.',
    ),
  loadOfOne: (name: string) =>
    say(
      'load-of-one',
      `is "${name}", which loads one record, but a table shows a list.`,
      `Show it with a block of kind "details", or name the list in it, as in "${name}.items".`,
    ),
  recordsOfOne: (name: string, kind: string) =>
    say(
      'records-of-one',
      `is "${name}", which loads one record, but a ${kind} block shows a list.`,
      `Name the list in it, as in "${name}.items".`,
    ),
  recordsOfOther: (path: string, kind: string, type: string) =>
    say(
      'records-of-other',
      `is "${path}", ${type === 'list' ? 'a list of texts' : `a field of type ${type}`}, but a ${kind} block shows a list of records.`,
      "Name a list of records, which has the entity of its records, as in {type: 'list', entity: '…'}.",
    ),
  recordPartMissing: (part: string, kind: string, entity: string, known: readonly string[]) =>
    say(
      'record-part-missing',
      `gives records of the entity "${entity}", which lacks "${part}": a ${kind} block needs it of each record.`,
      `Say which field it is, as in fields: {${part}: "${suggestedField(part, known)}"}, or add "${part}" to the entity. Its fields are ${list(known)}.`,
    ),
  placeholderRecord: (name: string, fields: readonly string[]) =>
    say(
      'placeholder-record',
      `{${name}} is a whole record.`,
      `Name one of its fields, e.g. {${name}.${fields[1] ?? fields[0]}}.`,
    ),
  panelLoadTwice: (name: string) =>
    say(
      'panel-load-twice',
      `is called "${name}", the same as a load of the screen, which the blocks of the panel see too.`,
      'Use that of the screen, or give this one another name.',
    ),
  panelLoadNamedRecord: () =>
    say(
      'panel-load-named-record',
      'is named "record", which in a panel is the row or record that it was opened for.',
      'Give the load another name.',
    ),
  loadUnused: (name: string) =>
    say(
      'load-unused',
      `"${name}" is loaded and never used.`,
      'Use it in a block, filter or condition, or remove it.',
    ),
  recordsMissing: () =>
    say(
      'records-missing',
      'has no records to show.',
      'Add load, the path of records, or get, a call for them.',
    ),
  recordPlaceholder: (name: string) =>
    say(
      'record-placeholder',
      `{${name}} is not available for a missing record.`,
      'Write {record}: the name that the load gives the missing record.',
    ),
  recordPrefixed: (path: string, field: string) =>
    say(
      'record-prefixed',
      `is "${path}", but the path is already relative to the record.`,
      `Write "${field}".`,
    ),
  recordsTwice: () =>
    say('records-twice', 'is a second source of the records besides load.', 'Remove one of the two.'),
  selectOfLoad: () =>
    say(
      'select-of-load',
      'selects a part of a reply, but this block makes no call.',
      'Write the path into load instead.',
    ),
  downloadSource: () =>
    say('download-source', 'does not name one file.', 'Add either notification, or file with fileName.'),
  downloadCall: () =>
    say('download-call', 'does not name one file.', 'Add either call, or file with the fields of the row.'),
  fileRowless: () =>
    say('file-rowless', 'is named by fields of a row, but this action has no row.', 'Give it the scope row.'),
  fileNameMissing: () => say('file-name-missing', 'is requested by id and name.', 'Add fileName.'),
  becauseMissing: () =>
    say(
      'because-missing',
      'overrides a constant of the specification.',
      'Give the reason in because, or remove it.',
    ),
  defaultWritten: () => say('default-written', 'is the default.', 'Remove it: defaults are never written.'),
}

/** The field that is most like a part of a record, else the first one after its key. */
function suggestedField(part: string, known: readonly string[]): string {
  return nearest(part, known) ?? known[1] ?? known[0] ?? '…'
}

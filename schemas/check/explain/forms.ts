import { meant, say } from '../wording.ts'

const unfitTypes = {
  file: { is: 'a file', fix: "Write kind: 'file', or leave the kind out." },
  list: { is: 'a list of records', fix: 'Make it rows.' },
  object: { is: 'an object', fix: 'Remove it, and show it in a details block.' },
}

/** Forms and their fields. */
export const formWords = {
  readViewInPanel: () =>
    say(
      'read-view-in-panel',
      'is not allowed in the form of a panel, whose fields are always editable.',
      'Remove it, or show the values in a details block.',
    ),
  formIdTwice: (id: string, file: string) =>
    say(
      'form-id-twice',
      `is "${id}", the same as a form with other fields in ${file}.`,
      'Give one of them another id, or share the form.',
    ),
  otherSubmitsAlone: () =>
    say(
      'other-submits-alone',
      'needs submit, which the Enter key sends.',
      'Make the most frequent of them the submit of the form.',
    ),
  submitLabelTwice: (label: string) =>
    say(
      'submit-label-twice',
      `is "${label}", the same as another button of this form.`,
      'Name the effect of each, e.g. "Save as draft" and "Submit for approval".',
    ),
  submitSelection: (first: string, other: string) =>
    say(
      'submit-selection',
      `names the call "${other}", and of it and "${first}" only one takes the selected rows.`,
      'Name calls that act on the same rows, or move it to the form of another action.',
    ),
  formFieldUnfit: (name: string, type: 'file' | 'list' | 'object') =>
    say(
      'form-field-unfit',
      `is "${name}", ${unfitTypes[type].is}: a text field cannot show it and would send an empty text.`,
      unfitTypes[type].fix,
    ),
  fileNotTaken: (name: string, call: string) =>
    say(
      'file-not-taken',
      `sends the file "${name}", which the call "${call}" takes as another type of value.`,
      `Write ${name}: 'file' in the body of the call, or another kind here.`,
    ),
  fileNotGiven: (name: string, call: string) =>
    say(
      'file-not-given',
      `gives no file "${name}" to the call "${call}", which takes a multipart form with it.`,
      `Send the field { name: '${name}', kind: 'file' }, or name a call without a file.`,
    ),
  fileOnSelection: (name: string) =>
    say(
      'file-on-selection',
      `"${name}" is a file, and the selected rows are sent as JSON, which has none.`,
      'Remove it, or open the form for one row.',
    ),
  fieldUnsent: (name: string) =>
    say(
      'field-unsent',
      `"${name}" is not sent by any submit of this form.`,
      'Add it to `fields` of one of them, or remove it from the form.',
    ),
  requiredAnyway: (name: string) =>
    say(
      'required-anyway',
      `names the field "${name}", whose required: true holds for every button of this form.`,
      'Remove it, or remove required from the field, so that only the buttons that name it in requires, and those whose call needs it, require it.',
    ),
  requiredByAll: (name: string) =>
    say(
      'required-by-all',
      `names the field "${name}", like every submit of this form.`,
      'Write required: true at the field instead.',
    ),
  fieldTwice: (name: string) =>
    say('field-twice', `is "${name}", the same as another field here.`, 'Give one of the two another name.'),
  fieldNameTaken: (name: string) =>
    say(
      'field-name-taken',
      `is "${name}", which has another meaning in conditions.`,
      'Give it another name.',
    ),
  formerTaken: (name: string) =>
    say(
      'former-taken',
      `is "${name}", the name of another one here, to which drafts, addresses and saved filters now refer.`,
      'Remove was.',
    ),
  fieldUnknown: (name: string, known: readonly string[]) =>
    say(
      'field-unknown',
      `names the field "${name}", which does not exist.`,
      meant(name, known, 'The fields are', 'Add the field.'),
    ),
  fieldsBesideSections: () =>
    say(
      'fields-beside-sections',
      'cannot be combined with sections, which contain the fields of the form.',
      'Move each field into its section, and remove this.',
    ),
  sensitiveAnyway: () =>
    say('sensitive-anyway', 'has the value that follows from the name and label of the field.', 'Remove it.'),
  sensitiveKept: (what: string) =>
    say(
      'sensitive-kept',
      `keeps ${what} in the browser.`,
      'Remove it, or add because with the reason; a masked field is never kept.',
    ),
  recordMissing: () =>
    say(
      'record-missing',
      'needs the record that fills the form, but nothing fills it.',
      'Add values, the path of the record below the loads, or remove it.',
    ),
  rowsUnfilled: () =>
    say(
      'rows-unfilled',
      'has neither add nor a record that fills it, so that the table is always empty.',
      "Write add: 'Add a line', or let a record fill the form.",
    ),
  rowsLimitFixed: () =>
    say(
      'rows-limit-fixed',
      'limits a number of records that the user cannot change.',
      "Remove it, or write add: 'Add a line'.",
    ),
  prefillUnfilled: (onRecord: boolean) =>
    say(
      'prefill-unfilled',
      'is false, but no record fills the form: every field begins with its initial value, or empty.',
      onRecord
        ? 'Remove it, or fill the form with the row or record: values: true.'
        : 'Remove it, or add values, the path of the record below the loads.',
    ),
  profileMissing: () =>
    say('profile-missing', 'needs a profile, but the form has none.', 'Add profile to the form.'),
  profileTyped: (name: string) =>
    say(
      'profile-typed',
      `names the field "${name}", which is not a field with options.`,
      'Name a select or choice that offers the profiles.',
    ),
  visibleByItself: () =>
    say(
      'visible-by-itself',
      'depends on its own value: once hidden, it is never shown again.',
      'Compare another field.',
    ),
  fieldsWaiting: (names: readonly string[]) =>
    say(
      'fields-waiting',
      `keeps the field from ever being filled in: ${names.map(name => `"${name}"`).join(' waits for ')}.`,
      'Make one of them depend on another field, or give it an initial value.',
    ),
  clearedByItself: () =>
    say(
      'cleared-by-itself',
      'clears the field depending on its own value: typed text disappears at once.',
      'Compare another field, or remove clearWhen.',
    ),
  fieldsClearing: (names: readonly string[]) =>
    say(
      'fields-clearing',
      `makes fields clear each other: ${names.join(' ← ')}.`,
      'Let one of them keep its value.',
    ),
  optionUnknown: (value: string, known: readonly string[]) =>
    say(
      'option-unknown',
      `is "${value}", which is not an option of the field.`,
      meant(value, known, 'The options are'),
    ),
  valueNever: (value: string, kind: string) =>
    say(
      'value-never',
      `is ${value}, which a ${kind} field never is.`,
      kind === 'checkbox'
        ? 'Write true or false.'
        : kind === 'file'
          ? 'Write present: true.'
          : 'Write a number.',
    ),
  clearNever: (state: string, key: string) =>
    say(
      'clear-never',
      `clears the field when it is ${state}, and it never is.`,
      `Add ${key} to the field, or remove clearWhen.`,
    ),
  daysCrossed: (min: string, max: string) =>
    say('days-crossed', `allows no day: min is ${min} and max is ${max}.`, 'Make min the earlier one.'),
  dayUnknown: (day: string) =>
    say('day-unknown', `is "${day}", which is not a calendar day.`, 'Write an existing day, as yyyy-MM-dd.'),
  maxLengthBesideLength: () =>
    say('max-length-beside-length', 'limits a text with an exact length.', 'Remove one of the two.'),
  charsetBesidePattern: () =>
    say(
      'charset-beside-pattern',
      'is a second format besides pattern.',
      'Remove one of the two: a pattern can name the characters too.',
    ),
  besideMasked: () =>
    say(
      'beside-masked',
      'cannot be combined with masked: a secret is one typed line.',
      'Remove one of the two.',
    ),
  besideJson: () =>
    say(
      'beside-json',
      'is for a text, and this field takes JSON of any shape.',
      'Remove it, or describe the value as a text.',
    ),
  besideList: () =>
    say(
      'beside-list',
      'is for one text, and this field takes a list of texts, one per line.',
      'Remove it; maxLength and pattern hold for each text.',
    ),
  optionsUnused: () =>
    say(
      'options-unused',
      'are never used: a text field has options only if a profile says dropdown.',
      'Make it a select, or add profile to the form.',
    ),
  fieldOptionTwice: (value: string) =>
    say(
      'field-option-twice',
      `is "${value}", the same as another option of this field.`,
      'Remove one of the options.',
    ),
  initialOutside: () =>
    say('initial-outside', 'is outside the limits of the field.', 'Correct it, or the limits.'),
  placeholderTyped: (name: string) =>
    say(
      'placeholder-typed',
      `{${name}} is a field of the form, which is sent in the body of the call.`,
      'Remove the placeholder: a path uses the row, the record or parameters of the screen.',
    ),
  bodyField: (name: string) =>
    say(
      'body-field',
      `"${name}" is a field of the form, whose value it would replace.`,
      'Remove it from body, or rename the field.',
    ),
}

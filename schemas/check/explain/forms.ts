import { meant, say } from '../wording.ts'

/** Forms and their fields. */
export const formWords = {
  readViewInPanel: () =>
    say(
      'read-view-in-panel',
      'stands in the form of a panel, which always opens its fields.',
      'Remove it, or show the values in a details block.',
    ),
  formIdTwice: (id: string, file: string) =>
    say(
      'form-id-twice',
      `is "${id}", as a form with other fields in ${file}.`,
      'Give one of them another id, or share the form.',
    ),
  otherSubmitsAlone: () =>
    say(
      'other-submits-alone',
      'needs submit beside it, which the Enter key sends.',
      'Make the most frequent of them the submit of the form.',
    ),
  submitLabelTwice: (label: string) =>
    say(
      'submit-label-twice',
      `is "${label}", as another button of this form.`,
      'Say in each what happens, e.g. "Save as draft" and "Submit for approval".',
    ),
  submitSelection: (first: string, other: string) =>
    say(
      'submit-selection',
      `names the call "${other}", and of it and "${first}" only one takes the selected rows.`,
      'Name calls that act on the same, or make it a form of another action.',
    ),
  formFieldUnfit: (name: string, type: 'list' | 'object') =>
    say(
      'form-field-unfit',
      `is "${name}", ${type === 'list' ? 'a list' : 'an object'}: a text field would show nothing of it and send an empty text back.`,
      type === 'list'
        ? 'Make it a multiSelect with options, or rows.'
        : 'Remove it, and show it in a details block.',
    ),
  fieldUnsent: (name: string) =>
    say(
      'field-unsent',
      `"${name}" is sent by none of the ways to send this form.`,
      'Add it to `fields` of one of them, or remove it from the form.',
    ),
  requiredAnyway: (name: string) =>
    say(
      'required-anyway',
      `names the field "${name}", which is required whichever way the form is sent.`,
      'Remove it, or the required of the field.',
    ),
  requiredByAll: (name: string) =>
    say(
      'required-by-all',
      `names the field "${name}", as every way to send this form does.`,
      'Write required: true at the field instead.',
    ),
  fieldTwice: (name: string) =>
    say('field-twice', `is "${name}", as another field beside it.`, 'Give one of the two another name.'),
  fieldNameTaken: (name: string) =>
    say('field-name-taken', `is "${name}", which conditions see as something else.`, 'Give it another name.'),
  formerTaken: (name: string) =>
    say(
      'former-taken',
      `is "${name}", the name of another one here, which drafts, addresses and saved filters mean now.`,
      'Remove was.',
    ),
  fieldUnknown: (name: string, known: readonly string[]) =>
    say(
      'field-unknown',
      `names the field "${name}", which is not there.`,
      meant(name, known, 'The fields are', 'Add the field.'),
    ),
  fieldsBesideSections: () =>
    say(
      'fields-beside-sections',
      'stands beside sections, which have the fields of the form.',
      'Move each field into its section, and remove this.',
    ),
  sensitiveAnyway: () =>
    say('sensitive-anyway', 'says what holds without it, by the name and label of the field.', 'Remove it.'),
  sensitiveKept: (what: string) =>
    say(
      'sensitive-kept',
      `keeps ${what} in the browser.`,
      'Remove it, or add because with the reason; a masked field is never kept.',
    ),
  recordMissing: () =>
    say(
      'record-missing',
      'needs the record that fills the form, and nothing does.',
      'Add values, the path of the record below the loads, or remove it.',
    ),
  profileMissing: () =>
    say('profile-missing', 'looks at a profile, and the form has none.', 'Add profile to the form.'),
  profileTyped: (name: string) =>
    say(
      'profile-typed',
      `names the field "${name}", in which nothing is chosen.`,
      'Name a select or choice that offers the profiles.',
    ),
  visibleByItself: () =>
    say(
      'visible-by-itself',
      'decides by its own value whether it is shown: once hidden, it never comes back.',
      'Look at another field.',
    ),
  fieldsWaiting: (names: readonly string[]) =>
    say(
      'fields-waiting',
      `keeps the field from ever being filled in: ${names.map(name => `"${name}"`).join(' waits for ')}.`,
      'Let one of them look at another field, or give it an initial value.',
    ),
  clearedByItself: () =>
    say(
      'cleared-by-itself',
      'empties the field by its own value: what is typed is gone at once.',
      'Look at another field, or remove clearWhen.',
    ),
  fieldsClearing: (names: readonly string[]) =>
    say(
      'fields-clearing',
      `lets fields empty each other: ${names.join(' ← ')}.`,
      'Let one of them keep its value.',
    ),
  optionUnknown: (value: string, known: readonly string[]) =>
    say(
      'option-unknown',
      `is "${value}", which is no option of the field.`,
      meant(value, known, 'The options are'),
    ),
  valueNever: (value: string, kind: string) =>
    say(
      'value-never',
      `is ${value}, which a ${kind} field never is.`,
      kind === 'checkbox' ? 'Write true or false.' : 'Write a number.',
    ),
  clearNever: (state: string, key: string) =>
    say(
      'clear-never',
      `empties the field when it is ${state}, and it never is.`,
      `Add ${key} to the field, or remove clearWhen.`,
    ),
  daysCrossed: (min: string, max: string) =>
    say('days-crossed', `lets no day through: min is ${min} and max is ${max}.`, 'Make min the earlier one.'),
  dayUnknown: (day: string) =>
    say('day-unknown', `is "${day}", which is in no calendar.`, 'Write a day that there is, as yyyy-MM-dd.'),
  maxLengthBesideLength: () =>
    say('max-length-beside-length', 'is a limit beside an exact length.', 'Remove one of the two.'),
  charsetBesidePattern: () =>
    say(
      'charset-beside-pattern',
      'is a second form of the text beside pattern.',
      'Remove one of the two: a pattern can name the characters too.',
    ),
  besideMasked: () =>
    say('beside-masked', 'shows what masked hides: a secret is one typed line.', 'Remove one of the two.'),
  optionsUnused: () =>
    say(
      'options-unused',
      'are never offered: a text is typed unless a profile says dropdown.',
      'Make it a select, or add profile to the form.',
    ),
  fieldOptionTwice: (value: string) =>
    say(
      'field-option-twice',
      `is "${value}", as another option of this field.`,
      'Remove one of the options.',
    ),
  initialOutside: () =>
    say('initial-outside', 'is a value that the limits of the field refuse.', 'Correct it, or the limits.'),
  placeholderTyped: (name: string) =>
    say(
      'placeholder-typed',
      `{${name}} is what is typed into the form, which is sent as the body of the call.`,
      'Remove the placeholder: an address is made of the row, the record or parameters of the screen.',
    ),
  bodyField: (name: string) =>
    say(
      'body-field',
      `"${name}" is a field of the form, whose value it would replace.`,
      'Remove it from body, or rename the field.',
    ),
}

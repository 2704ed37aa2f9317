import { anchored, count, list, meant, say, sentence } from './wording.ts'

/** All wording of the check, one function per code. */
export const explain = {
  // Reading
  unparsable: (message: string) =>
    say('unparsable', `does not parse: ${sentence(message)}`, 'Correct the syntax here.'),
  throws: (message: string) =>
    say(
      'throws',
      `cannot be loaded: ${sentence(message)}`,
      'A definition is data and does nothing when it is loaded.',
    ),
  importMissing: (specifier: string) =>
    say('import-missing', `imports "${specifier}", which does not exist.`, 'Correct the path of the import.'),
  defaultExportMissing: () =>
    say('default-export-missing', 'has no default export.', 'Write `export default defineScreen({ … })`.'),
  notPlainData: (kind: string) =>
    say(
      'not-plain-data',
      `is ${kind}, which is no plain data.`,
      'Use text, number, true, false, null, list or object.',
    ),
  jsonKeyTwice: (key: string) =>
    say(
      'json-key-twice',
      `"${key}" stands twice in one object; the last one would win.`,
      'Remove one of them.',
    ),

  checkFailed: (message: string) =>
    say(
      'check-failed',
      `does not run: ${message.trim()}.`,
      'Mend the language or the check, then save again.',
    ),

  // Shape
  keyUnknown: (key: string, word: string, known: readonly string[]) =>
    say('key-unknown', `"${key}" is no key of ${word}.`, meant(key, known, 'Its keys are')),
  keyMissing: (key: string, word: string, description: string) =>
    say('key-missing', `lacks "${key}", which ${word} needs.`, `Add it: ${description}`),
  kindMissing: (word: string, kinds: readonly string[]) =>
    say(
      `${word}-kind-missing`,
      `lacks "kind", which tells the kind of ${word}.`,
      `Add it: one of ${list(kinds)}.`,
    ),
  kindUnknown: (word: string, kind: string, kinds: readonly string[]) =>
    say(
      `${word}-kind-unknown`,
      `kind is ${kind}, which is no kind of ${word}.`,
      meant(kind, kinds, 'The kinds are'),
    ),
  typeWrong: (found: string, wanted: string, description: string) =>
    say('type-wrong', `is ${found} and must be ${wanted}.`, description),
  valueUnknown: (value: string, allowed: readonly string[]) =>
    say('value-unknown', `is ${value}, which is not possible here.`, meant(value, allowed, 'Possible:')),
  formWrong: (value: string, pattern: string, description: string) =>
    say(
      'form-wrong',
      // A long pattern explains less than the description.
      `is ${value}, which does not have the ${pattern.length > 40 ? 'right form' : `form ${pattern}`}.`,
      description,
    ),
  nameWrong: (name: string, pattern: string) =>
    say('name-wrong', `"${name}" is no name for this: it does not have the form ${pattern}.`, 'Rename it.'),
  textEmpty: (description: string) => say('text-empty', 'is an empty text.', `Fill it: ${description}`),
  listShort: (found: number, least: number, description: string) =>
    say('list-short', `has ${count(found, 'entry', 'entries')} and needs ${least} at least.`, description),
  numberRange: (value: string, limit: string) =>
    say('number-range', `is ${value} and must be ${limit}.`, 'Choose a number inside the limit.'),
  conditionOpen: () =>
    say(
      'condition-open',
      'looks at a field without saying what it must be.',
      'Add one of "is", "in", "present".',
    ),
  conditionTwice: () =>
    say(
      'condition-twice',
      'says more than one thing about a field.',
      'Keep one of "is", "in", "present"; combine leaves with "all".',
    ),
  keysFew: (keys: readonly string[]) => say('keys-few', 'is empty.', `Add at least one of ${list(keys)}.`),
  keysMany: (keys: readonly string[]) => say('keys-many', 'has too many keys.', `Keep one of ${list(keys)}.`),

  // Screens
  screenNameTwice: (name: string, other: string) =>
    say('screen-name-twice', `is "${name}", as in ${other}.`, 'Give one of the two screens another name.'),
  screenUnknown: (name: string, known: Iterable<string>) =>
    say(
      'screen-unknown',
      `names the screen "${name}", which does not exist.`,
      meant(name, known, 'Add that screen, or name one of'),
    ),
  pathTwice: (path: string, other: string) =>
    say('path-twice', `is ${path}, as in ${other}.`, 'Give one of the two screens another path.'),
  pathOverlap: (path: string, other: string, otherPath: string) =>
    say(
      'path-overlap',
      `${path} overlaps ${otherPath} of ${other}: one address fits both.`,
      'Change one of the paths, or give the parameter a pattern that the other cannot match.',
    ),
  parentCycle: (names: readonly string[]) =>
    say(
      'parent-cycle',
      `leads back to this screen: ${names.join(' → ')}.`,
      'Remove or change one parent of the circle.',
    ),
  redirectCycle: (names: readonly string[]) =>
    say('redirect-cycle', `leads back to this screen: ${names.join(' → ')}.`, 'Let one of them show a body.'),
  bodyMissing: () =>
    say(
      'body-missing',
      'has neither body nor redirect.',
      'Add the body that it shows, or the redirect that it leads to.',
    ),
  bodyBesideRedirect: () =>
    say(
      'body-beside-redirect',
      'never shows, because the screen redirects.',
      'Remove the body or the redirect.',
    ),
  linkParamMissing: (param: string, screen: string) =>
    say(
      'link-param-missing',
      `does not fill the parameter "${param}" of the screen "${screen}".`,
      `Add "${param}" to params, with the field of the row that holds it.`,
    ),
  linkParamUnknown: (param: string, screen: string, known: readonly string[]) =>
    say(
      'link-param-unknown',
      `"${param}" is no path parameter of the screen "${screen}".`,
      meant(param, known, 'Its parameters are', 'It has none: remove the entry.'),
    ),
  targetParams: (screen: string, params: readonly string[]) =>
    say(
      'target-params',
      `leads to the screen "${screen}", which needs ${list(params)}, and nothing here fills that.`,
      'Lead to a screen without parameters, or with parameters of this screen.',
    ),

  // Parameters
  placeholderUndeclared: (name: string, known: readonly string[]) =>
    say(
      'placeholder-undeclared',
      `{${name}} stands in the path and not in params.`,
      meant(name, known, 'Params has', 'Add it to params.'),
    ),
  placeholderTwice: (name: string) =>
    say('placeholder-twice', `{${name}} stands twice in the path.`, 'Name the two placeholders differently.'),
  placeholderUnknown: (name: string, known: readonly string[]) =>
    say(
      'placeholder-unknown',
      `{${name}} is no parameter of this screen.`,
      meant(name, known, 'Its parameters are', 'It has none: add it to the path and params, or to query.'),
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
  exampleMismatch: (example: string, pattern: string) =>
    say(
      'example-mismatch',
      `is "${example}", which ${pattern} does not match.`,
      'Give an example that opens the screen.',
    ),

  // Loads
  loadUnknown: (name: string, known: readonly string[]) =>
    say(
      'load-unknown',
      `names the load "${name}", which this screen does not have.`,
      meant(name, known, 'Its loads are', 'Declare it in loads.'),
    ),
  loadUnused: (name: string) =>
    say(
      'load-unused',
      `"${name}" is loaded and never used.`,
      'Use it in a block, filter or condition, or remove it.',
    ),

  // Records and downloads
  recordsMissing: () =>
    say(
      'records-missing',
      'has no records to show.',
      'Add load, the path of records, or get, a call for them.',
    ),
  recordsTwice: () =>
    say('records-twice', 'is a second source of the records, beside load.', 'Remove one of the two.'),
  selectOfLoad: () =>
    say(
      'select-of-load',
      'narrows a reply, and this block makes no call.',
      'Write the path into load instead.',
    ),
  downloadSource: () =>
    say('download-source', 'does not name one file.', 'Add either notification, or file with fileName.'),
  fileNameMissing: () =>
    say('file-name-missing', 'is asked for by its id and its name.', 'Add fileName beside it.'),
  becauseMissing: () =>
    say('because-missing', 'overrides a constant of the specification.', 'Say why in because, or remove it.'),
  defaultWritten: () => say('default-written', 'is the default.', 'Remove it: defaults are never written.'),

  // Grids
  gridIdTwice: (id: string) =>
    say('grid-id-twice', `is "${id}", as another grid of this screen.`, 'Give one of them another id.'),
  requestBare: (part: string) =>
    say(
      'request-bare',
      `is missing: an id that contains "${part}" sends its options bare.`,
      "Add request: 'bare' to the grid.",
    ),
  requestWrapped: (parts: readonly string[]) =>
    say(
      'request-wrapped',
      'is "bare", and the id of the grid says wrapped.',
      `Remove it; bare are only ids that contain ${list(parts)}.`,
    ),
  columnTwice: (field: string) =>
    say('column-twice', `is "${field}", as another column of this grid.`, 'Remove one of the columns.'),
  filterTwice: (key: string) =>
    say(
      'filter-twice',
      `gives the address key "${key}", as another filter of this grid.`,
      'Remove one of the filters, or change its field.',
    ),
  sortColumnUnknown: (field: string, known: readonly string[]) =>
    say(
      'sort-column-unknown',
      `names the column "${field}", which the grid does not have.`,
      meant(field, known, 'Sortable are', 'Make a column sortable.'),
    ),
  sortColumnFixed: (field: string) =>
    say(
      'sort-column-fixed',
      `names the column "${field}", which is not sortable.`,
      `Add sortable: true to the column "${field}".`,
    ),
  optionTwice: (value: string) =>
    say('option-twice', `is "${value}", as another option of this filter.`, 'Remove one of the options.'),
  initialUnknown: (value: string, known: readonly string[]) =>
    say(
      'initial-unknown',
      `is "${value}", which is no option of this filter.`,
      meant(value, known, 'The options are'),
    ),
  columnsHidden: () =>
    say('columns-hidden', 'shows no column at all.', "Remove show: 'off' from one of them."),
  totalText: (field: string) =>
    say(
      'total-text',
      `adds up "${field}", which is no number.`,
      'Give the column a number or money cell, or remove total.',
    ),
  inputOutside: () =>
    say(
      'input-outside',
      'takes what the user types, and no action sends it from here.',
      'Use it in the column of a grid.',
    ),
  inputTwice: (name: string) =>
    say(
      'input-twice',
      `is sent as "${name}", as another input of this grid.`,
      'Give one of the inputs another name.',
    ),
  limitsCrossed: (min: number, max: number) =>
    say(
      'limits-crossed',
      `lets no number through: min is ${min} and max is ${max}.`,
      'Make min the smaller one.',
    ),
  filterPlaceUnknown: (key: string, known: readonly string[]) =>
    say(
      'filter-place-unknown',
      `{${key}} is no filter of this grid.`,
      meant(key, known, 'Its filters are', 'It has none: add the filter.'),
    ),
  filterPlaceTwice: (key: string) =>
    say('filter-place-twice', `{${key}} stands twice in the template.`, 'Remove one of them.'),
  filterUnplaced: (key: string) =>
    say(
      'filter-unplaced',
      `"${key}" has no place in the template of the filter area.`,
      `Write {${key}} into the template, or remove the filter.`,
    ),
  headerTwice: (header: string) =>
    say('header-twice', `is "${header}", as another column of this import.`, 'Remove one of them.'),

  // Actions
  actionTwice: (label: string) =>
    say('action-twice', `is "${label}", as another action of this grid.`, 'Give one of them another label.'),
  selectionMissing: () =>
    say(
      'selection-missing',
      'acts on a selection, and in this grid nothing can be selected.',
      'Add selection: true to the grid, or choose another scope.',
    ),
  navigateSelection: () =>
    say('navigate-selection', 'opens one screen for many rows.', 'Give the action the scope row or screen.'),
  conditionRowless: () =>
    say(
      'condition-rowless',
      'looks at a row, and this action has none.',
      'Remove it, or choose another scope.',
    ),
  rowFieldUnknown: (field: string, known: readonly string[]) =>
    say(
      'row-field-unknown',
      `names the field "${field}", which no part of the grid has.`,
      meant(
        field,
        known,
        "Correct it, or add its column, with show: 'off' to keep it unseen. The fields are",
      ),
    ),

  // Saved filters
  moduleUnknown: (module: string, known: readonly string[]) =>
    say(
      'module-unknown',
      `Invalid module! "${module}" has no saved filters.`,
      meant(module, known, 'The modules are'),
    ),
  functionalityUnknown: (functionality: string, module: string, known: readonly string[]) =>
    say(
      'functionality-unknown',
      `Invalid functionality! "${functionality}" is none of the module "${module}".`,
      meant(functionality, known, 'Its functionalities are'),
    ),
  savedFiltersIdle: () =>
    say(
      'saved-filters-idle',
      'saves filters, and the grid has none that is savable.',
      'Add a filter, or remove savedFilters.',
    ),

  // Tabs
  tabTwice: (id: string) =>
    say('tab-twice', `is "${id}", as another tab here.`, 'Give one of them another id.'),
}

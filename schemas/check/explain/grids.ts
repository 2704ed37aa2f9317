import { list, meant, say } from '../wording.ts'

/** Columns, filters and options of grids. */
export const gridWords = {
  gridIdTwice: (id: string) =>
    say(
      'grid-id-twice',
      `is "${id}", the same as another grid of this screen.`,
      'Give one of them another id.',
    ),
  gridIdShared: (id: string, file: string) =>
    say(
      'grid-id-shared',
      `is "${id}", the same as a grid of ${file}: both would keep their columns under it.`,
      'Give one of them another id.',
    ),
  savedFiltersShared: (file: string) =>
    say(
      'saved-filters-shared',
      `is the pair of a grid of ${file}: each would list the filters of the other.`,
      'Remove savedFilters from one of them, or list another place of the server with savedFilters of its call.',
    ),
  columnLabelTwice: (label: string) =>
    say(
      'column-label-twice',
      `is "${label}", the same as another column of this grid.`,
      'Give them different labels.',
    ),
  dateFiltersOverlap: (field: string) =>
    say(
      'date-filters-overlap',
      `limits "${field}", the same as the date range of this grid.`,
      'Keep the date range, or one filter for each end.',
    ),
  initialDaysUnfit: () =>
    say(
      'initial-days-unfit',
      'counts days up to today, and this is not a filter of days.',
      'Write a value, or use a filter of kind dateRange, fromDate or toDate.',
    ),
  initialDaysToday: () =>
    say(
      'initial-days-today',
      'counts several days, and a to-date is the last of them, which is today.',
      'Write 1 here, and the number of days in the from-date.',
    ),
  initialDaysEnd: (field: string) =>
    say(
      'initial-days-end',
      `is a fixed day, and the period of "${field}" starts a number of days before today: in time it ends before it starts.`,
      'Write {lastDays: 1} for today, or remove it: an empty end is now.',
    ),
  followUnknown: (key: string, known: readonly string[], inPanel: boolean) =>
    say(
      'follow-unknown',
      `follows "${key}", which no block of filters ${inPanel ? 'in this panel' : 'on this screen'} has.`,
      meant(key, known, 'They have', 'Add a block of kind filters with it.'),
    ),
  followsLoad: () =>
    say(
      'follows-load',
      'cannot be combined with load: data that is loaded with the screen does not follow filters.',
      'Let the block make its own call, or remove follows.',
    ),
  filterKeyTaken: (key: string) =>
    say(
      'filter-key-taken',
      `is "${key}" in the address, as another filter or query parameter of this screen.`,
      'Keep one of them; a grid that needs its value can name it in follows.',
    ),
  filterUnfollowed: (key: string) =>
    say(
      'filter-unfollowed',
      `has no effect: no block follows "${key}".`,
      'Name it in follows of a grid, chart, details or block of tiles, or remove it.',
    ),
  requestBare: (part: string) =>
    say(
      'request-bare',
      `is missing: an id that contains "${part}" sends its options bare.`,
      "Add request: 'bare' to the grid.",
    ),
  requestWrapped: (parts: readonly string[]) =>
    say(
      'request-wrapped',
      'is "bare", but grids with this id send wrapped options.',
      `Remove it; only ids that contain these parts are bare: ${list(parts)}.`,
    ),
  columnTwice: (field: string) =>
    say(
      'column-twice',
      `is "${field}", the same as another column of this grid.`,
      'Remove one of the columns.',
    ),
  tableColumnTwice: (field: string) =>
    say(
      'table-column-twice',
      `is "${field}", the same as another column of this table.`,
      'Remove one of the columns.',
    ),
  filterSensitive: (what: string) =>
    say(
      'filter-sensitive',
      `filters by ${what}, which would appear in the address and in saved filters.`,
      'Remove the filter, or filter by its owner.',
    ),
  filterTwice: (key: string) =>
    say(
      'filter-twice',
      `gives the address key "${key}", the same as another filter of this grid.`,
      'Remove one of the filters, change its field, or let numbers compare differently: condition gteq and lteq.',
    ),
  filterTabsUnknown: (field: string, known: readonly string[]) =>
    say(
      'filter-tabs-unknown',
      `names the field "${field}", but no select or multiSelect filter of the grid has it.`,
      meant(field, known, 'The filters with options are', 'Add a filter with options.'),
    ),
  sortColumnUnknown: (field: string, known: readonly string[], ofEntity: readonly string[] = []) =>
    say(
      'sort-column-unknown',
      `names the column "${field}", which the grid does not have.`,
      ofEntity.includes(field)
        ? `Add it to columns, or to hidden of the grid: hidden: ['${field}'].`
        : meant(field, known, 'Sortable columns are', 'Make a column sortable.'),
    ),
  cardColumnUnknown: (field: string, known: readonly string[]) =>
    say(
      'card-column-unknown',
      `names the column "${field}", which the grid does not have.`,
      meant(field, known, 'Columns are', 'Add the column.'),
    ),
  sortByKey: (sort: string) =>
    say('sort-by-key', 'has its field as a key.', `Write the field alone: "${sort}".`),
  sortColumnFixed: (field: string) =>
    say(
      'sort-column-fixed',
      `names the column "${field}", which is not sortable.`,
      `Add sortable: true to the column "${field}".`,
    ),
  optionTwice: (value: string) =>
    say(
      'option-twice',
      `is "${value}", the same as another option of this filter.`,
      'Remove one of the options.',
    ),
  initialUnknown: (value: string, known: readonly string[]) =>
    say(
      'initial-unknown',
      `is "${value}", which is not an option of this filter.`,
      meant(value, known, 'The options are'),
    ),
  columnsHidden: () =>
    say('columns-hidden', 'shows no column at all.', "Remove show: 'off' from one of them."),
  fieldShown: (field: string) =>
    say(
      'field-shown',
      `"${field}" is also a column, so it is requested anyway.`,
      'Remove it here, or the column.',
    ),
  totalText: (field: string) =>
    say(
      'total-text',
      `adds up "${field}", which is not a number.`,
      'Give the column a number or money cell, or remove total.',
    ),
  inputOutside: () =>
    say('input-outside', 'takes input that no action can send from here.', 'Use it in the column of a grid.'),
  inputTwice: (name: string) =>
    say(
      'input-twice',
      `is sent as "${name}", the same as another input of this grid.`,
      'Give one of the inputs another name.',
    ),
  limitsCrossed: (min: number, max: number) =>
    say('limits-crossed', `allows no number: min is ${min} and max is ${max}.`, 'Make min the smaller one.'),
  periodHalves: (field: string) =>
    say(
      'period-halves',
      `differs from that of the other end of the period "${field}": one takes times, the other days.`,
      'Give both filters time: true, or neither.',
    ),
  filterCalendar: (field: string, time: boolean) =>
    say(
      'filter-calendar',
      time
        ? `is true, and the column "${field}" shows days of UTC: the filter takes times of the user.`
        : `is missing: the column "${field}" shows times of the user, the filter takes days of UTC.`,
      'Give the filter and the date cell time: true, or neither.',
    ),
  filterPlaceUnknown: (key: string, known: readonly string[]) =>
    say(
      'filter-place-unknown',
      `{${key}} is not a filter of this grid.`,
      meant(key, known, 'Its filters are', 'It has none: add the filter.'),
    ),
  filterPlaceTwice: (key: string) =>
    say('filter-place-twice', `{${key}} occurs twice in the template.`, 'Remove one of them.'),
  filterUnplaced: (key: string) =>
    say(
      'filter-unplaced',
      `"${key}" has no place in the template of the filter area.`,
      `Write {${key}} into the template, or remove the filter.`,
    ),
  permissionNobody: (resource: string) =>
    say(
      'permission-nobody',
      `is "${resource}", which is also required: no user ever sees this.`,
      'Remove one of them.',
    ),
  headerTwice: (header: string) =>
    say('header-twice', `is "${header}", the same as another column of this import.`, 'Remove one of them.'),
  templateEmpty: () =>
    say(
      'template-empty',
      'has no effect, because the import has no columns, of which the file is made.',
      'Name the columns, or remove the template.',
    ),
  templateExample: () =>
    say(
      'template-example',
      'needs a value in each row, and the template has none.',
      'Give an example here, as in {field: "code", example: "AB-1"}, or in the entity.',
    ),
  moduleUnknown: (module: string, known: readonly string[]) =>
    say(
      'module-unknown',
      `Invalid module! "${module}" has no saved filters.`,
      `${meant(module, known, 'The modules are')} One that the server has gained is written as savedFilters of the call of its list.`,
    ),
  functionalityUnknown: (functionality: string, module: string, known: readonly string[]) =>
    say(
      'functionality-unknown',
      `Invalid functionality! "${functionality}" does not belong to the module "${module}".`,
      `${meant(functionality, known, 'Its functionalities are')} One that the server has gained is written as savedFilters of the call of its list.`,
    ),
  savedFiltersUnknown: (call: string) =>
    say(
      'saved-filters-unknown',
      `saves filters, but the call "${call}" does not say where the server keeps them.`,
      'Add savedFilters with module and functionality to the call, or remove it here.',
    ),
  savedFiltersIdle: () =>
    say(
      'saved-filters-idle',
      'saves filters, but the grid has no filter that can be saved.',
      'Add a filter, or remove savedFilters.',
    ),
}

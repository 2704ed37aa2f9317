import { type FromSchema } from 'json-schema-to-ts'
import { followsSchema } from './blocks/shared.ts'
import { type Column, columnSchema } from './column.ts'
import { type Filter, filterSchema } from './filter.ts'
import { importSchema } from './import.ts'
import { notes } from './notes.ts'
import { type RowMark, rowMarksSchema } from './rowMarks.ts'
import { savedFiltersSchema } from './savedFilters.ts'
import { type SelectionSummary, selectionSummarySchema } from './selectionSummary.ts'

/** Ids that contain one of these send the options bare; the check holds `request` to it (spec 1 §7). */
export const bareIdParts = [
  'payout',
  'cash_reconciliation',
  'dashboard',
  'grid-rules',
  'cashrec_api_log_grid',
] as const

const emptySchema = {
  description:
    "Shown when the server has no rows, without filters or with the `initial` ones. Default 'Nothing here yet.'.",
  anyOf: [
    { type: 'string', minLength: 1, description: 'A text.' },
    {
      type: 'object',
      additionalProperties: false,
      required: ['text'],
      properties: {
        heading: { type: 'string', minLength: 1, description: 'Heading above the text. Default none.' },
        text: { type: 'string', minLength: 1, description: 'The text.' },
        links: {
          type: 'array',
          minItems: 1,
          description: 'Links below the message. Default none.',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['label', 'to'],
            properties: {
              label: { type: 'string', minLength: 1, description: 'Text of the link.' },
              to: { type: 'string', minLength: 1, description: 'Name of a screen without parameters.' },
            },
          },
        },
      },
    },
  ],
} as const

const own = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'source'],
  description: 'A table whose paging, sorting and filtering are done by the server.',
  properties: {
    ...notes,
    id: { type: 'string', pattern: '^[a-z][A-Za-z0-9_-]*$', description: 'Name of the grid at the server.' },
    source: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the POST call that answers a grid request, with one slash at its start; `{placeholders}` are parameters of the screen.',
    },
    params: {
      type: 'object',
      additionalProperties: { type: ['string', 'number', 'boolean'] },
      description:
        'Values merged with the request, and with those about its rows: counts, totals, sums and actions of a selection. `{placeholders}` of a text are parameters of the path of the screen. Default none.',
    },
    request: {
      type: 'string',
      enum: ['wrapped', 'bare'],
      description: `Whether the options are sent as {options} or bare. Default wrapped; bare exactly for ids that contain ${bareIdParts.join(', ')} (spec 1 §7).`,
    },
    rowKey: {
      type: 'string',
      minLength: 1,
      description: 'Field that identifies a row. Default: the field of the first column.',
    },
    fields: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.]*$' },
      description:
        'Fields of the row that are not columns but that actions, links or conditions need, such as the version of a record. They are requested with the columns and not shown in the column chooser. Default: none.',
    },
    initialFilters: {
      type: 'object',
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
      properties: {
        load: {
          type: 'string',
          minLength: 1,
          description: 'Name of the load whose value lists filters as {index, value}.',
        },
        query: {
          type: 'object',
          additionalProperties: false,
          required: ['field', 'value'],
          properties: {
            field: {
              type: 'string',
              minLength: 1,
              description: 'Query parameter of the screen that holds the field of a filter.',
            },
            value: {
              type: 'string',
              minLength: 1,
              description: 'Query parameter of the screen that holds the value of that filter.',
            },
          },
          description: 'One filter, named in the address; a field without a filter is ignored.',
        },
      },
      description:
        'Filters when the screen opens, from the server or from the address. They override `initial` of a filter. Default none.',
    },
    sort: {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: { type: 'string', minLength: 1, description: 'A sortable column.' },
        order: {
          type: 'string',
          enum: ['asc', 'desc'],
          description: 'Ascending or descending. Default asc.',
        },
      },
      description:
        'Sort when the screen opens and after the sort is cleared. Default: none, the server decides.',
    },
    inactive: {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: {
          type: 'string',
          minLength: 1,
          description: "Field that makes a row inactive when it equals 'inactive', whatever the case.",
        },
      },
      description: 'The check field of inactive rows. Default: status (spec 1 §2).',
    },
    autoLoad: {
      type: 'boolean',
      description: 'False waits for the first filter before asking the server. Default true.',
    },
    refreshAfter: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Process types of the server, as its notifications name them: when one of them has ended, the rows are reloaded. Default none.',
    },
    refreshDuring: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', minLength: 1 },
      description:
        'Process types of the server, as in refreshAfter: while one of them runs, the rows are reloaded whenever it reports progress, at most every 2 s, and again when it has ended. Nothing is locked meanwhile, and focus, selection and typed values stay. Default none.',
    },
    refreshEvery: {
      type: 'integer',
      minimum: 10,
      maximum: 3600,
      description:
        'Seconds after which the rows are reloaded in the background, again and again, for lists whose server reports no process. Only while the tab is visible and online, and not while rows are selected or have input, or a menu, panel or dialog is open. A reload that fails keeps the rows. Default: never.',
    },
    selection: {
      type: 'boolean',
      description:
        'True: the user can select rows, the page, or all rows of the filters. Default: true if the call of an action takes the selection.',
    },
    selectionSums: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the POST call that adds up the selected rows: the confirmation of an action on them shows `data.sums`, one text for each currency. Default: from `sums` of the call of the grid; without it, the money of the rows is added up if all selected rows are loaded.',
    },
    totals: {
      type: 'string',
      pattern: '^/(?!/)',
      description:
        'Path of the POST call that adds up the columns with a total over all rows of the filters, shown below the rows if they do not fit on one page. Default: from `totals` of the call of the grid; without it, only the totals of the page are shown.',
    },
    records: {
      type: 'object',
      additionalProperties: false,
      required: ['one', 'many'],
      properties: {
        one: { type: 'string', minLength: 1, description: 'Name of one row inside a sentence.' },
        many: { type: 'string', minLength: 1, description: 'Name of several rows inside a sentence.' },
      },
      description:
        "Noun for the rows where they are counted. Default: label and plural of the entity, otherwise 'row' and 'rows'.",
    },
    savedFilters: savedFiltersSchema,
    export: {
      type: 'object',
      additionalProperties: false,
      required: ['reportType'],
      properties: {
        reportType: { type: 'string', minLength: 1, description: 'Name of the report at the server.' },
        title: { type: 'string', minLength: 1, description: "Text of the button. Default 'Export'." },
        values: {
          type: 'string',
          const: 'codes',
          description:
            'codes: the file contains the values of the server, for programs. Default: the texts of the screen.',
        },
      },
      description: 'Lets the user export all rows of the filters as a report. Default: no export.',
    },
    import: importSchema,
    filterArea: {
      type: 'object',
      additionalProperties: false,
      required: ['template'],
      properties: {
        template: {
          type: 'string',
          minLength: 1,
          description:
            'A sentence in which every {key} becomes the control of that filter; a key is its field, of a fromDate `{field.from}`, of a toDate `{field.to}`.',
        },
      },
      description: 'A filter area of its own. Default: the filters in a row.',
    },
    filterTabs: {
      type: 'object',
      additionalProperties: false,
      required: ['field'],
      properties: {
        field: {
          type: 'string',
          minLength: 1,
          description: 'Field of a select or multiSelect filter of the grid, whose options become tabs.',
        },
        counts: {
          type: 'string',
          pattern: '^/(?!/)',
          description:
            'Path of the POST call that returns the number of rows of each value, made after the first rows. Default: from `counts` of the call of the grid; without it, the tabs have no numbers.',
        },
        initialLabel: {
          type: 'string',
          minLength: 1,
          description: "Label of the tab of the initial filter, if that has several values. Default 'To do'.",
        },
      },
      description:
        'Tabs above the rows for the values of a filter, each with its number of rows; the open tab is the filter in the address. The control of the filter is still shown. Default none.',
    },
    card: {
      type: 'array',
      minItems: 1,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_.]*$' },
      description:
        'Fields of the columns that the card of a row shows in a window narrower than 640 pixels, its title first; a button shows the other columns. Default: the column that names the row, then the first text, state, amount and date, and every input.',
    },
    follows: followsSchema,
    empty: emptySchema,
  },
} as const

/** The schema of a grid whose actions are these; one in a panel opens no panel of blocks. */
export const gridSchemaWith = <A extends object>(action: A) =>
  ({
    ...own,
    required: ['id', 'source', 'columns'],
    properties: {
      ...own.properties,
      columns: {
        type: 'array',
        minItems: 1,
        items: columnSchema,
        description: 'The columns in reading order.',
      },
      filters: {
        type: 'array',
        items: filterSchema,
        description: 'The controls of the filter area. Default none: no filter area.',
      },
      actions: {
        type: 'array',
        minItems: 1,
        items: action,
        description: 'The actions on the rows, in reading order. Default none.',
      },
      rowMarks: rowMarksSchema,
      selectionSummary: selectionSummarySchema,
    },
  }) as const

/** A table of the server's rows with actions of type A. */
export interface GridWith<A> extends FromSchema<typeof own> {
  columns: Column[]
  filters?: Filter[]
  actions?: A[]
  rowMarks?: RowMark[]
  selectionSummary?: SelectionSummary
}

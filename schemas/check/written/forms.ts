import { actionSchemas } from '../../language/action.ts'
import { blockSchemas } from '../../language/block.ts'
import { callsSchema } from '../../language/calls.ts'
import { cellSchemas } from '../../language/cell.ts'
import { columnSchema } from '../../language/column.ts'
import { confirmSchema } from '../../language/confirm.ts'
import { entitiesSchema } from '../../language/entity.ts'
import { fieldTypeSchemas } from '../../language/entityField.ts'
import { fieldSchemas } from '../../language/field.ts'
import { filterSchemas } from '../../language/filter.ts'
import { formSchema } from '../../language/form.ts'
import { gridSchema } from '../../language/grid.ts'
import { labelledSchema } from '../../language/labelled.ts'
import { loadsSchema, panelLoadsSchema } from '../../language/load.ts'
import { permissionSchema } from '../../language/permission.ts'
import { screenSchema } from '../../language/screen.ts'
import { selectionSummarySchema } from '../../language/selectionSummary.ts'
import { otherSubmitsSchema, submitSchema } from '../../language/submit.ts'
import { type Member, type Schema } from './printType.ts'

/** An interface of the language as it is written: its schema, and what differs from it, which the build fills in. */
export interface WrittenForm {
  readonly name: string
  readonly schema: Schema
  /** Forms of one union, of which a value may not say which one it is. */
  readonly family?: string
  /** Another form whose members it has too. */
  readonly like?: string
  readonly without?: readonly string[]
  /** All members but these may be left out. */
  readonly requires?: readonly string[]
  readonly members?: Readonly<Record<string, Member>>
}

/** Keys of whatever names a call. */
const call = (optional: boolean): Record<string, Member> => ({
  call: { type: 'CallName', optional, description: 'Name of the call.' },
  path: {
    type: 'Record<string, string>',
    optional: true,
    description:
      'Placeholder of the path of the call -> what fills it here, a fixed text or `{fields}`. Default: parameters and fields of its name.',
  },
})
const label: Member = { optional: true }
const entity: Member = {
  type: 'EntityName',
  optional: true,
  description: 'Entity of the fields. Default: that of what it shows.',
}
const labelled: Member = { type: 'LabelledDefinition[]' }
const confirm: Member = {
  type: 'string | ConfirmDefinition',
  optional: true,
  description:
    'Asks the user first: the text of an ordinary question, or the question in full. Default: it does not ask.',
}
const panelSize: Member = {
  type: "'large' | 'wide'",
  optional: true,
  description: 'Width of the panel. Default: medium.',
}
const kindless: Member = { type: 'undefined', optional: true }
/** Keys that tell other forms of the same union apart, so that editors know which form is being written. */
const not = (...keys: readonly string[]): Record<string, Member> =>
  Object.fromEntries(keys.map(key => [key, kindless]))

const { text: textField, number: numberField } = fieldSchemas
const { open, request, navigate, download, show } = actionSchemas
const blocks: Readonly<Record<string, Omit<WrittenForm, 'name' | 'schema'>>> = {
  actions: { members: { entity, actions: { type: 'ActionDefinition[]' } } },
  beside: { members: { body: { type: 'FlatBlockDefinition | FlatBlockDefinition[]' } } },
  chart: {
    members: {
      ...call(true),
      entity,
      label: { type: 'LabelledDefinition' },
      series: { type: '(FieldName | ChartSeriesDefinition)[]' },
    },
  },
  commentList: { members: call(true) },
  details: { members: { entity, fields: labelled } },
  expandable: { members: { body: { type: 'FlatBlockDefinition | FlatBlockDefinition[]' } } },
  filters: { members: { entity, filters: { type: 'FilterDefinition[]' } } },
  grid: { like: 'GridDefinition', without: ['grid', 'because', 'assumes'] },
  table: { members: { entity, columns: labelled } },
  tabs: { members: { tabs: { type: 'TabDefinition[]' } } },
  tiles: { members: { call: { ...call(true).call }, tiles: { type: 'TileDefinition[]' } } },
  timeline: { members: call(true) },
}

/** The forms of every concept, those of a union by its kinds. */
export const writtenForms: readonly WrittenForm[] = [
  {
    name: 'ScreenDefinition',
    schema: screenSchema,
    members: {
      loads: { type: 'Record<string, LoadDefinition>' },
      body: {
        type: 'BlockDefinition | BlockDefinition[]',
        description: 'The blocks of the screen from top to bottom; one alone needs no list.',
      },
    },
  },
  { name: 'PermissionDefinition', schema: permissionSchema },
  { name: 'ConfirmDefinition', schema: confirmSchema },
  {
    name: 'CalledLoadDefinition',
    family: 'Load',
    schema: loadsSchema.additionalProperties,
    without: ['get'],
    requires: ['call'],
    members: { ...call(false), ...not('get') },
  },
  {
    name: 'LoadInFullDefinition',
    family: 'Load',
    schema: loadsSchema.additionalProperties,
    members: not('call'),
  },
  {
    name: 'CalledPanelLoadDefinition',
    family: 'PanelLoad',
    schema: panelLoadsSchema.additionalProperties,
    without: ['get'],
    requires: ['call'],
    members: { ...call(false), ...not('get') },
  },
  {
    name: 'PanelLoadInFullDefinition',
    family: 'PanelLoad',
    schema: panelLoadsSchema.additionalProperties,
    members: not('call'),
  },
  ...Object.entries(cellSchemas).map(([kind, schema]) => ({ name: definitionName(kind, 'Cell'), schema })),
  {
    name: 'ColumnInFullDefinition',
    schema: columnSchema,
    members: {
      label,
      size: {
        type: "'xs' | 's' | 'm' | 'l' | 'xl' | 'fill'",
        optional: true,
        description: 'Its width by content; fill: it shares the free width. Default: as its field says.',
      },
      tooltip: { type: '(FieldName | TooltipLineDefinition)[]' },
    },
  },
  { name: 'TooltipLineDefinition', schema: columnSchema.properties.tooltip.items, members: { label } },
  { name: 'LabelledInFullDefinition', schema: labelledSchema, members: { label } },
  ...Object.entries(filterSchemas).map(([kind, schema]) => ({
    name: definitionName(kind, 'Filter'),
    family: 'Filter',
    schema,
    members: {
      label,
      ...('options' in schema.properties && { options: { type: 'FilterOptionsDefinition', optional: true } }),
    },
  })),
  {
    name: 'FilterByFieldDefinition',
    family: 'Filter',
    schema: filterSchemas.text,
    members: {
      kind: kindless,
      label,
      condition: { type: "'equals' | 'like' | 'gteq' | 'lteq' | 'in'" },
      initial: { type: 'string | string[]' },
      options: {
        type: 'FilterOptionsDefinition',
        optional: true,
        description: filterSchemas.select.properties.options.description,
      },
    },
  },
  ...Object.entries(fieldSchemas).map(([kind, schema]) => ({
    name: definitionName(kind, 'Field'),
    family: 'Field',
    schema,
    members: {
      label,
      required: { type: 'boolean | ConditionDefinition' },
      ...('options' in schema.properties && { options: { type: 'OptionsDefinition', optional: true } }),
      ...(kind === 'rows' && { fields: { type: 'FieldDefinition[]' } }),
    },
  })),
  {
    name: 'FieldByNameDefinition',
    family: 'Field',
    schema: { properties: { ...numberField.properties, ...textField.properties } },
    requires: ['name'],
    members: {
      kind: kindless,
      required: { type: 'boolean | ConditionDefinition' },
      options: { type: 'OptionsDefinition', description: fieldSchemas.select.properties.options.description },
      initial: { type: 'string | number | boolean' },
      min: { type: 'number | string' },
      max: { type: 'number | string' },
      add: { type: 'string', description: 'Of a table of records: text of the button that adds one.' },
      fields: { type: 'FieldDefinition[]', description: 'Of a table of records: the fields of a record.' },
    },
  },
  {
    name: 'SectionDefinition',
    schema: formSchema.properties.sections.items,
    members: { fields: { type: 'FieldDefinition[]', description: 'The fields in reading order.' } },
  },
  { name: 'SubmitInFullDefinition', schema: submitSchema, members: call(false) },
  { name: 'OtherSubmitDefinition', schema: otherSubmitsSchema.items, members: call(false) },
  {
    name: 'FormDefinition',
    schema: formSchema,
    requires: ['id'],
    members: {
      entity: { ...entity, description: 'Entity of its fields. Default: that of its call.' },
      sections: { type: 'SectionDefinition[]' },
      fields: { type: 'FieldDefinition[]' },
      submit: { type: 'CallName | SubmitInFullDefinition' },
      otherSubmits: { type: 'OtherSubmitDefinition[]' },
    },
  },
  {
    name: 'OpenActionDefinition',
    family: 'Action',
    schema: open,
    without: ['kind', 'panel'],
    members: {
      ...not('kind', 'to', 'call', 'body'),
      confirm,
      title: {
        type: 'string',
        optional: false,
        description: open.properties.panel.properties.title.description,
      },
      size: panelSize,
      form: { type: 'FormDefinition', optional: false, description: 'The form in the panel.' },
    },
  },
  {
    name: 'RequestActionDefinition',
    family: 'Action',
    schema: request,
    without: ['kind'],
    members: { ...not('kind', 'to', 'form'), confirm, ...call(false) },
  },
  {
    name: 'NavigateActionDefinition',
    family: 'Action',
    schema: navigate,
    without: ['kind'],
    members: { ...not('kind', 'call', 'form', 'body'), confirm },
  },
  {
    name: 'DownloadActionDefinition',
    family: 'Action',
    schema: download,
    without: ['file'],
    members: { ...not('file', 'to', 'form', 'body'), confirm, ...call(false) },
  },
  {
    name: 'FileDownloadActionDefinition',
    family: 'Action',
    schema: download,
    without: ['call'],
    members: { ...not('call', 'to', 'form', 'body'), confirm, file: { optional: false } },
  },
  {
    name: 'ShowActionDefinition',
    family: 'Action',
    schema: show,
    without: ['kind', 'panel'],
    members: {
      ...not('kind', 'to', 'call', 'form'),
      confirm,
      title: {
        type: 'string',
        optional: false,
        description: show.properties.panel.properties.title.description,
      },
      size: panelSize,
      loads: {
        type: 'Record<string, PanelLoadDefinition>',
        optional: true,
        description: show.properties.panel.properties.loads.description,
      },
      body: {
        type: 'PanelBlockDefinition | PanelBlockDefinition[]',
        optional: false,
        description: show.properties.panel.properties.body.description,
      },
    },
  },
  {
    name: 'SelectionSummaryDefinition',
    schema: selectionSummarySchema,
    members: { ...call(false), fields: labelled },
  },
  {
    name: 'FilterTabsDefinition',
    schema: gridSchema.properties.filterTabs,
  },
  {
    name: 'GridDefinition',
    schema: gridSchema,
    requires: ['columns'],
    members: {
      id: { description: 'Name of the grid at the server. Default: `grid-` and the name of the screen.' },
      call: { ...call(true).call, description: 'Name of the call that answers it.' },
      path: { ...call(true).path },
      columns: { type: 'ColumnDefinition[]' },
      filters: { type: 'FilterDefinition[]' },
      sort: {
        type: 'SortName | GridSortDefinition',
        description: `Field of a column, with \`-\` before it for descending order. ${gridSchema.properties.sort.description}`,
      },
      actions: { type: 'ActionDefinition[]' },
      selectionSummary: { type: 'SelectionSummaryDefinition' },
      filterTabs: { type: 'FieldName | FilterTabsDefinition' },
      import: { type: 'ImportDefinition' },
    },
  },
  {
    name: 'ImportDefinition',
    schema: gridSchema.properties.import,
    members: { columns: { type: '(FieldName | ImportColumnDefinition | ImportColumnOfFieldDefinition)[]' } },
  },
  {
    name: 'ImportColumnDefinition',
    family: 'ImportColumn',
    schema: gridSchema.properties.import.properties.columns.items,
    members: not('field'),
  },
  {
    name: 'ImportColumnOfFieldDefinition',
    family: 'ImportColumn',
    schema: gridSchema.properties.import.properties.columns.items,
    requires: ['field'],
    members: {
      field: { type: 'FieldName', optional: false, description: 'Field of the entity that it fills.' },
      header: {
        optional: true,
        description: 'Text of the header, as the file spells it. Default: the name of the field.',
      },
    },
  },
  { name: 'GridSortDefinition', schema: gridSchema.properties.sort },
  { name: 'ChartSeriesDefinition', schema: blockSchemas.chart.properties.series.items, members: { label } },
  {
    name: 'TabDefinition',
    schema: blockSchemas.tabs.properties.tabs.items,
    members: { body: { type: 'TabBlockDefinition | TabBlockDefinition[]' } },
  },
  {
    name: 'TileDefinition',
    schema: blockSchemas.tiles.properties.tiles.items,
    requires: ['label', 'to'],
    members: call(true),
  },
  ...Object.entries(blockSchemas).map(([kind, schema]) => ({
    name: definitionName(kind, 'Block'),
    schema,
    ...blocks[kind],
  })),
  ...Object.entries(fieldTypeSchemas).map(([type, schema]) => ({
    name: definitionName(type, 'EntityField'),
    schema,
  })),
  {
    name: 'WrittenEntity',
    schema: entitiesSchema.additionalProperties,
    members: { fields: { type: 'Record<string, EntityFieldDefinition>' } },
  },
  { name: 'WrittenCall', schema: callsSchema.properties.calls.additionalProperties },
  { name: 'WrittenCalls', schema: callsSchema, members: { calls: { type: 'Record<string, WrittenCall>' } } },
]

/** `TextCellDefinition` of the kind text of a cell. */
export function definitionName(kind: string, of: string): string {
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}${of}Definition`
}

import { blockSchemas } from '../../language/block.ts'
import { callsSchema } from '../../language/calls.ts'
import { cellSchemas } from '../../language/cell.ts'
import { columnSchema } from '../../language/column.ts'
import { submitConfirmSchema } from '../../language/confirm.ts'
import { dryRunSchema } from '../../language/dryRun.ts'
import { entitiesSchema } from '../../language/entity.ts'
import { fieldTypeSchemas, likeFieldSchema } from '../../language/entityField.ts'
import { fieldSchemas } from '../../language/field.ts'
import { searchedOptionsSchema } from '../../language/fields/searched.ts'
import { filterSchemas } from '../../language/filter.ts'
import { formSchema } from '../../language/form.ts'
import { gridSchema } from '../../language/grid.ts'
import { labelledSchema } from '../../language/labelled.ts'
import { loadsSchema, panelLoadsSchema } from '../../language/load.ts'
import { nextCallSchema } from '../../language/nextCall.ts'
import { permissionSchema } from '../../language/permission.ts'
import { savedFiltersSchema } from '../../language/savedFilters.ts'
import { screenSchema } from '../../language/screen.ts'
import { selectionSummarySchema } from '../../language/selectionSummary.ts'
import { otherSubmitsSchema, submitSchema } from '../../language/submit.ts'
import { targetSchema } from '../../language/target.ts'
import { actionForms } from './actionForms.ts'
import { call, confirm, entity, kindless, label, labelled, load, not, type WrittenForm } from './members.ts'
import { type Member } from './printType.ts'

const { text: textField, number: numberField, file: fileField } = fieldSchemas
const blocks: Readonly<Record<string, Omit<WrittenForm, 'name' | 'schema'>>> = {
  actions: { members: { entity, load, actions: { type: 'ActionDefinition[]' } } },
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
  details: { members: { ...call(true), entity, load, fields: { type: 'DetailsFieldDefinition[]' } } },
  expandable: { members: { body: { type: 'FlatBlockDefinition | FlatBlockDefinition[]' } } },
  filters: { members: { entity, filters: { type: 'FilterDefinition[]' } } },
  grid: { like: 'GridDefinition', without: ['grid', 'because', 'assumes'] },
  table: { members: { entity, columns: labelled } },
  tabs: { members: { tabs: { type: 'TabDefinition[]' } } },
  tiles: { members: { call: { ...call(true).call }, tiles: { type: 'TileDefinition[]' } } },
  timeline: { members: call(true) },
}

const next: Member = { type: 'CallName | NextCallDefinition' }
const dryRun: Member = { type: 'true | DryRunDefinition' }

/** The forms of every concept, those of a union by its kinds. */
export const writtenForms: readonly WrittenForm[] = [
  {
    name: 'ScreenDefinition',
    schema: screenSchema,
    members: {
      loads: { type: 'Record<string, LoadDefinition>' },
      body: {
        type: 'BlockDefinition | BlockDefinition[]',
        description:
          'The blocks of the screen from top to bottom; a single block can be written without a list.',
      },
    },
  },
  { name: 'PermissionDefinition', schema: permissionSchema },
  {
    name: 'TargetDefinition',
    schema: targetSchema.anyOf[1].items,
    // Columns that are written in full stay assignable.
    members: { when: { type: 'ConditionDefinition | Condition' } },
  },
  {
    name: 'ConfirmDefinition',
    // One type for all: editors show no description of a key that differs between actions. The check refuses
    // `when` where no form is sent.
    schema: submitConfirmSchema,
    members: {
      type: {
        optional: true,
        description: `${submitConfirmSchema.properties.type.description} Default: by the first word of the call where that is approve, cancel or delete, else action.`,
      },
    },
  },
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
        description: 'Its width by content; fill: it shares the free width. Default: from its field.',
      },
      tooltip: { type: '(FieldName | TooltipLineDefinition)[]' },
    },
  },
  { name: 'TooltipLineDefinition', schema: columnSchema.properties.tooltip.items, members: { label } },
  { name: 'LabelledInFullDefinition', schema: labelledSchema, members: { label } },
  {
    name: 'DetailsFieldInFullDefinition',
    schema: blockSchemas.details.properties.fields.items,
    members: { label },
  },
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
      initial: { type: "string[] | number | NonNullable<DateRangeFilterDefinition['initial']>" },
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
    name: 'LoadedOptionsDefinition',
    family: 'Options',
    schema: fieldSchemas.choice.properties.options.anyOf[1],
  },
  {
    name: 'SearchedOptionsDefinition',
    family: 'Options',
    schema: searchedOptionsSchema,
    without: ['grid', 'select'],
    requires: ['search'],
    members: {
      search: {
        type: 'CallName',
        description:
          'Name of the call that finds records: a GET call that replies with a list, or a grid call.',
      },
      path: { ...call(true).path },
      by: {
        description: `${searchedOptionsSchema.properties.by.description} Default: the only query parameter; of a grid call the label.`,
      },
      value: { optional: true },
      label: { optional: true },
    },
  },
  {
    name: 'FieldByNameDefinition',
    family: 'Field',
    schema: { properties: { ...fileField.properties, ...numberField.properties, ...textField.properties } },
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
  {
    name: 'SubmitInFullDefinition',
    schema: submitSchema,
    members: { ...call(false), confirm, dryRun, next },
  },
  {
    name: 'OtherSubmitDefinition',
    schema: otherSubmitsSchema.items,
    members: { ...call(false), confirm, dryRun, next },
  },
  { name: 'NextCallDefinition', schema: nextCallSchema, members: call(false) },
  {
    name: 'DryRunDefinition',
    schema: dryRunSchema.anyOf[1],
    members: { fields: labelled, columns: labelled },
  },
  {
    name: 'FormDefinition',
    schema: formSchema,
    requires: [],
    members: {
      id: {
        description: `${formSchema.properties.id.description} Default: the name of its call, with dashes.`,
      },
      values: {
        type: 'string | boolean',
        description:
          'Dotted path below the named loads: the record that fills the fields; true: the row of the action does. Default: the row of an action whose call changes it (PUT, PATCH), else nothing but the initial value of each field.',
      },
      entity: { ...entity, description: 'Entity of its fields. Default: that of its call.' },
      sections: { type: 'SectionDefinition[]' },
      fields: { type: 'FieldDefinition[]' },
      submit: { type: 'CallName | SubmitInFullDefinition' },
      otherSubmits: { type: 'OtherSubmitDefinition[]' },
    },
  },
  ...actionForms,
  {
    name: 'SelectionSummaryDefinition',
    schema: selectionSummarySchema,
    members: { ...call(false), fields: labelled },
  },
  { name: 'SavedFiltersDefinition', schema: savedFiltersSchema },
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
      hidden: {
        type: 'ColumnDefinition[]',
        optional: true,
        description: 'Further columns after the others, hidden until the user adds them. Default none.',
      },
      filters: { type: 'FilterDefinition[]' },
      sort: {
        type: 'SortName | GridSortDefinition',
        description: `Field of a column, with \`-\` before it for descending order. ${gridSchema.properties.sort.description}`,
      },
      actions: { type: 'ActionDefinition[]' },
      selectionSummary: { type: 'SelectionSummaryDefinition' },
      filterTabs: { type: 'FieldName | FilterTabsDefinition' },
      card: { type: 'FieldName[]' },
      savedFilters: {
        type: 'true | SavedFiltersDefinition',
        description:
          'True: the user can save the filters of this grid, 5 at most, in a side panel. Its call names the module and functionality of the server. Default: no saving.',
      },
      import: { type: 'ImportDefinition' },
    },
  },
  {
    name: 'ImportDefinition',
    schema: gridSchema.properties.import,
    members: {
      entity: {
        type: 'EntityName',
        optional: true,
        description: 'Entity of the rows of the file. Default: that of the grid.',
      },
      columns: { type: '(FieldName | ImportColumnDefinition | ImportColumnOfFieldDefinition)[]' },
    },
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
        description: 'Text of the header, exactly as in the file. Default: the name of the field.',
      },
    },
  },
  { name: 'GridSortDefinition', schema: gridSchema.properties.sort },
  { name: 'ChartSeriesDefinition', schema: blockSchemas.chart.properties.series.items, members: { label } },
  {
    name: 'TabDefinition',
    schema: blockSchemas.tabs.properties.tabs.items,
    members: {
      id: {
        optional: true,
        description: 'Name of the tab in the address. Default: its label in small letters, with dashes.',
      },
      body: { type: 'TabBlockDefinition | TabBlockDefinition[]' },
    },
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
  { name: 'LikeEntityFieldDefinition', schema: likeFieldSchema },
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

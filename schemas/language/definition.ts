import { type ActionKind, type ActionOf } from './action.ts'
import { type Block, type BlockKind, type BlockOf } from './block.ts'
import { type Column, type TooltipLine } from './column.ts'
import { type Condition } from './condition.ts'
import { type EntityField } from './entity.ts'
import { type FieldKind, type FieldOf } from './field.ts'
import { type FieldOptions } from './fields/shared.ts'
import { type FilterKind, type FilterOf, type Options } from './filter.ts'
import { type Form, type Submit } from './form.ts'
import { type Grid } from './grid.ts'
import { type Labelled } from './labelled.ts'
import { type Load } from './load.ts'
import { type Screen } from './screen.ts'
import { type SelectionSummary } from './selectionSummary.ts'

/**
 * How screens are written: fields and calls by their names. The build resolves them with the entities and calls into
 * `Screen`, which is all that the browser receives (schemas/check/resolve).
 */

/** A field by its name, or with what differs here from its entity. */
export type LabelledDefinition = string | (Omit<Labelled, 'label'> & { label?: string })

/** A column: the name of its field, or with what differs here from the entity. */
export type ColumnDefinition =
  | string
  | (Omit<Column, 'label' | 'tooltip'> & {
      label?: string
      /** Its width by content; fill: it shares the free width. Default: as its field says. */
      size?: NonNullable<EntityField['size']> | 'fill'
      tooltip?: (string | LineDefinition)[]
    })

type LineDefinition = Omit<TooltipLine, 'label'> & { label?: string }

/** Keys that a filter may leave to the entity. */
type Left = 'kind' | 'label' | 'options'

/** A filter: the name of its field, or with what differs here from the entity. */
export type FilterDefinition =
  | string
  | { [K in FilterKind]: FilterWithout<K> }[FilterKind]
  | (Omit<FilterOf<'text'>, Left | 'initial' | 'condition'> & {
      kind?: undefined
      label?: string
      condition?: 'equals' | 'like' | 'gteq' | 'lteq' | 'in'
      initial?: string | string[]
      options?: Options | string
    })
type FilterWithout<K extends FilterKind> = Omit<FilterOf<K>, 'label' | 'options'> & {
  label?: string
} & (FilterOf<K> extends { options: infer O } ? { options?: O | string } : unknown)

/** How a call is named where more is said of it: its placeholders may be filled with fixed texts or `{fields}`. */
interface Named {
  /** Name of the call. */
  call: string
  /** Placeholder of the path of the call -> what fills it here. Default: parameters and fields of its name. */
  path?: Record<string, string>
}

/** What the server says of the selected rows; the entity is that of the reply of its call. */
type SummaryDefinition = Omit<SelectionSummary, 'fields'> & Named & { fields: LabelledDefinition[] }

/** How a form is sent: the name of its call, or with what more is to be said. */
export type SubmitDefinition = string | (Omit<Submit, 'method'> & Named & Pick<Submit, 'method'>)

/** What can be chosen: in full, texts, or the name of a load whose entity has a key and a title of one field. */
type OptionsDefinition = FieldOptions | string[] | string

/** A field of a form: the name of its field, or with what differs here from the entity. */
export type FieldDefinition = string | { [K in FieldKind]: FieldWithout<K> }[FieldKind] | UnkindField
type FieldWithout<K extends FieldKind> = Omit<FieldOf<K>, 'label' | 'options' | 'required' | 'fields'> &
  FieldAside<K>
type FieldAside<K extends FieldKind> = {
  label?: string
  required?: boolean | Condition
} & (FieldOf<K> extends { options?: FieldOptions } ? { options?: OptionsDefinition } : unknown) &
  (K extends 'rows' ? { fields: FieldDefinition[] } : unknown)
type UnkindField = Partial<Omit<FieldOf<'text'>, 'kind' | 'name' | 'options' | 'required' | 'initial'>> &
  Partial<Omit<FieldOf<'number'>, 'kind' | 'name' | 'required' | 'initial' | 'min' | 'max'>> & {
    kind?: undefined
    name: string
    required?: boolean | Condition
    options?: OptionsDefinition
    initial?: string | number | boolean
    min?: number | string
    max?: number | string
    /** Of a table of records: text of the button that adds one. */
    add?: string
    /** Of a table of records: the fields of a record. */
    fields?: FieldDefinition[]
  }

/** A form: its fields are those of the body of its call where it names none. */
export interface FormDefinition extends Omit<Form, 'fields' | 'submit'> {
  /** Entity of its fields. Default: that of its call. */
  entity?: string
  fields?: FieldDefinition[]
  submit?: SubmitDefinition
}

/** An action: its call by its name. */
export type ActionDefinition = {
  [K in ActionKind]: K extends 'open'
    ? Omit<ActionOf<'open'>, 'panel'> & { panel: PanelDefinition }
    : K extends 'request'
      ? ActionOf<'request'> & Named
      : ActionOf<K> & Partial<Named>
}[ActionKind]
/** The panel of an action that opens a form. */
export type PanelDefinition = Omit<ActionOf<'open'>['panel'], 'form'> & { form: FormDefinition }

/** A grid as it is written: its call names path and entity, its columns and filters name fields. */
export interface GridDefinition
  extends Omit<Grid, 'source' | 'columns' | 'filters' | 'sort' | 'selectionSummary' | 'actions'> {
  /** Name of the call that answers it. */
  call?: string
  path?: Named['path']
  source?: string
  columns: ColumnDefinition[]
  filters?: FilterDefinition[]
  /** Field of a column, with `-` before it for descending order. */
  sort?: string | Grid['sort']
  actions?: ActionDefinition[]
  selectionSummary?: SummaryDefinition
}

/** Data of a screen: the name of its call, or the call with what differs here. */
export type LoadDefinition = string | (Named & Partial<Omit<Load, 'get'>>) | Load

/** Where a block that shows several records has them from: a load, or a call of its own. */
type Recorded<K extends 'chart' | 'timeline' | 'commentList'> = BlockOf<K> & Partial<Named>

interface WrittenBlocks {
  actions: Omit<BlockOf<'actions'>, 'actions'> & { entity?: string; actions: ActionDefinition[] }
  beside: Omit<BlockOf<'beside'>, 'body'> & { body: Written<BlockOf<'beside'>['body'][number]>[] }
  chart: Omit<Recorded<'chart'>, 'label' | 'series'> & {
    entity?: string
    label: LabelledDefinition
    series: (string | (Omit<BlockOf<'chart'>['series'][number], 'label'> & { label?: string }))[]
  }
  commentList: Recorded<'commentList'>
  details: Omit<BlockOf<'details'>, 'fields'> & { entity?: string; fields: LabelledDefinition[] }
  expandable: Omit<BlockOf<'expandable'>, 'body'> & {
    body: Written<BlockOf<'expandable'>['body'][number]>[]
  }
  form: Omit<BlockOf<'form'>, 'form'> & { form: FormDefinition }
  grid: Omit<BlockOf<'grid'>, 'grid'> & { grid: GridDefinition }
  table: Omit<BlockOf<'table'>, 'columns'> & { entity?: string; columns: LabelledDefinition[] }
  tabs: Omit<BlockOf<'tabs'>, 'tabs'> & { tabs: TabDefinition[] }
  timeline: Recorded<'timeline'>
}
type Tab = BlockOf<'tabs'>['tabs'][number]
type TabDefinition = Omit<Tab, 'body'> & { body: Written<Tab['body'][number]>[] }

/** How a block is written, for each of a union: those that name fields or hold such blocks differ from what is resolved. */
type Written<B extends Block> = B extends { kind: infer K extends keyof WrittenBlocks } ? WrittenBlocks[K] : B

/** A block as it is written. */
export type BlockDefinition = Written<Block>
/** A block of kind K as it is written. */
export type BlockDefinitionOf<K extends BlockKind> = Extract<BlockDefinition, { kind: K }>

/** A screen as it is written. */
export interface ScreenDefinition extends Omit<Screen, 'body' | 'loads'> {
  loads?: Record<string, LoadDefinition>
  body?: BlockDefinition[]
}

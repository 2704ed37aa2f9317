import { type ActionOf } from './action.ts'
import { type Block, type BlockKind, type BlockOf } from './block.ts'
import { type Column, type TooltipLine } from './column.ts'
import { type Condition } from './condition.ts'
import { type EntityField } from './entityField.ts'
import { type FieldKind, type FieldOf } from './field.ts'
import { type FieldOptions } from './fields/shared.ts'
import { type FilterKind, type FilterOf, type Options } from './filter.ts'
import { type Form, type Submit } from './form.ts'
import { type Grid } from './grid.ts'
import { type Import, type ImportColumn } from './import.ts'
import { type Labelled } from './labelled.ts'
import { type Load, type PanelLoad } from './load.ts'
import { type Screen } from './screen.ts'
import { type SelectionSummary } from './selectionSummary.ts'

/**
 * How screens are written: fields and calls by their names. The build resolves them with the entities and calls into
 * `Screen`, which is all that the browser receives (schemas/check/resolve).
 */

type Scalar = string | number | boolean | null

/** Field -> its value, one of several values, none of some, or whether it has one; all of them hold. */
interface FieldValues {
  [field: string]: Scalar | Scalar[] | { not: Scalar | Scalar[] } | { present: boolean }
}

/** A condition: `{ status: ['open', 'held'], queue: 'manual' }`, or one of several, `{ any: [{ … }, { … }] }`. */
export type ConditionDefinition = FieldValues | { any: FieldValues[] }

/** T with the conditions among its keys as they are written. */
type Conditional<T> = T extends unknown
  ? { [K in keyof T]: K extends ConditionKey ? WrittenCondition<T[K]> : T[K] }
  : never
type ConditionKey = 'visible' | 'enabled' | 'required' | 'readOnly' | 'when' | 'clearWhen' | 'saveWhen'
type WrittenCondition<C> = C extends Condition ? ConditionDefinition : C

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
      options?: Options | string[] | string
    })
type FilterWithout<K extends FilterKind> = Omit<FilterOf<K>, 'label' | 'options'> & {
  label?: string
} & (FilterOf<K> extends { options: infer O } ? { options?: O | string[] | string } : unknown)

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
export type SubmitDefinition = string | SubmitInFull
type SubmitInFull = Omit<Submit, 'method'> & Named & Pick<Submit, 'method'>
/** One more way to send a form, which always says what its button is called. */
type OtherSubmitDefinition = SubmitInFull & { label: string }

/** What can be chosen: in full, some values of a status, texts, or the name of a load whose entity has a key and a title of one field. */
type OptionsDefinition = FieldOptions | string[] | string

/** A field of a form: the name of its field, or with what differs here from the entity. */
export type FieldDefinition = string | { [K in FieldKind]: FieldWithout<K> }[FieldKind] | UnkindField
type FieldWithout<K extends FieldKind> = Conditional<
  Omit<FieldOf<K>, 'label' | 'options' | 'required' | 'fields'>
> &
  FieldAside<K>
type FieldAside<K extends FieldKind> = {
  label?: string
  required?: boolean | ConditionDefinition
} & (FieldOf<K> extends { options?: FieldOptions } ? { options?: OptionsDefinition } : unknown) &
  (K extends 'rows' ? { fields: FieldDefinition[] } : unknown)
type UnkindField = Conditional<
  Partial<Omit<FieldOf<'text'>, 'kind' | 'name' | 'options' | 'required' | 'initial'>>
> &
  Conditional<Partial<Omit<FieldOf<'number'>, 'kind' | 'name' | 'required' | 'initial' | 'min' | 'max'>>> & {
    kind?: undefined
    name: string
    required?: boolean | ConditionDefinition
    options?: OptionsDefinition
    initial?: string | number | boolean
    min?: number | string
    max?: number | string
    /** Of a table of records: text of the button that adds one. */
    add?: string
    /** Of a table of records: the fields of a record. */
    fields?: FieldDefinition[]
  }

type Section = NonNullable<Form['sections']>[number]

/** A form: its fields stand in its sections; without sections and fields they are those of the body of its call. */
export interface FormDefinition extends Omit<Form, 'fields' | 'sections' | 'submit' | 'otherSubmits'> {
  /** Entity of its fields. Default: that of its call. */
  entity?: string
  sections?: (Omit<Section, 'fields'> & { fields: FieldDefinition[] })[]
  fields?: FieldDefinition[]
  submit?: SubmitDefinition
  otherSubmits?: OtherSubmitDefinition[]
}

/**
 * An action: one with a `form` opens it in a panel, one with a `body` shows its blocks in one, one with `to` leads to a
 * screen, one with a `call` makes it; only a download says its kind.
 */
export type ActionDefinition = Conditional<
  OpenDefinition | RequestDefinition | NavigateDefinition | DownloadDefinition | ShowDefinition
> & {
  /** Asks the user first: the text of an ordinary question, or the question in full. */
  confirm?: string | ActionOf<'request'>['confirm']
}
interface OpenDefinition extends Omit<ActionOf<'open'>, 'kind' | 'panel' | 'confirm'> {
  /** Heading of the panel; a `{placeholder}` is a field of the row. */
  title: string
  /** Width of the panel. Default: medium. */
  size?: 'large' | 'wide'
  form: FormDefinition
}
type ShownPanel = ActionOf<'show'>['panel']
interface ShowDefinition
  extends Omit<ActionOf<'show'>, 'kind' | 'panel' | 'confirm'>,
    Omit<ShownPanel, 'size' | 'loads' | 'body'> {
  /** Width of the panel. Default: medium. */
  size?: 'large' | 'wide'
  /** Data of the panel: the name of its call, or the call with what differs here. */
  loads?: Record<string, string | (Named & Partial<Omit<PanelLoad, 'get'>>) | PanelLoad>
  body: Body<BlockDefinitionOf<ShownPanel['body'][number]['kind']>>
}
interface RequestDefinition extends Omit<ActionOf<'request'>, 'kind' | 'call' | 'confirm'>, Named {}
interface NavigateDefinition extends Omit<ActionOf<'navigate'>, 'kind' | 'confirm'> {}
interface DownloadDefinition extends Omit<ActionOf<'download'>, 'call' | 'confirm'>, Partial<Named> {}

/** A grid as it is written: its call names path and entity, its columns and filters name fields. */
export interface GridDefinition
  extends Omit<
    Grid,
    | 'id'
    | 'source'
    | 'columns'
    | 'filters'
    | 'sort'
    | 'selectionSummary'
    | 'actions'
    | 'filterTabs'
    | 'import'
  > {
  /** Name of the grid at the server. Default: `grid-` and the name of the screen. */
  id?: string
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
  /** Field of the filter whose values become tabs, or the tabs with what differs here. */
  filterTabs?: string | Grid['filterTabs']
  import?: Omit<Import, 'columns'> & { columns?: ImportColumnDefinition[] }
}

/** A column of an imported file: the field that it fills, the field with what differs here, or one of no field. */
type ImportColumnDefinition = string | ({ field: string } & Partial<ImportColumn>) | ImportColumn

/** Data of a screen: the name of its call, or the call with what differs here. */
export type LoadDefinition = string | (Named & Partial<Omit<Load, 'get'>>) | Load

/** Where a block that shows several records has them from: a load, or a call of its own. */
type Recorded<K extends 'chart' | 'timeline' | 'commentList'> = BlockOf<K> & Partial<Named>

/** A block alone, or several from top to bottom. */
type Body<B> = B | B[]

interface WrittenBlocks {
  actions: Omit<BlockOf<'actions'>, 'actions'> & { entity?: string; actions: ActionDefinition[] }
  beside: Omit<BlockOf<'beside'>, 'body'> & { body: Body<Written<BlockOf<'beside'>['body'][number]>> }
  chart: Omit<Recorded<'chart'>, 'label' | 'series'> & {
    entity?: string
    label: LabelledDefinition
    series: (string | (Omit<BlockOf<'chart'>['series'][number], 'label'> & { label?: string }))[]
  }
  commentList: Recorded<'commentList'>
  details: Omit<BlockOf<'details'>, 'fields'> & { entity?: string; fields: LabelledDefinition[] }
  expandable: Omit<BlockOf<'expandable'>, 'body'> & {
    body: Body<Written<BlockOf<'expandable'>['body'][number]>>
  }
  filters: Omit<BlockOf<'filters'>, 'filters'> & { entity?: string; filters: FilterDefinition[] }
  form: Omit<BlockOf<'form'>, 'form'> & { form: FormDefinition }
  grid: Omit<BlockOf<'grid'>, 'grid'> & GridDefinition
  table: Omit<BlockOf<'table'>, 'columns'> & { entity?: string; columns: LabelledDefinition[] }
  tabs: Omit<BlockOf<'tabs'>, 'tabs'> & { tabs: TabDefinition[] }
  tiles: Omit<BlockOf<'tiles'>, 'tiles'> & { call?: string; tiles: TileDefinition[] }
  timeline: Recorded<'timeline'>
}
type Tile = BlockOf<'tiles'>['tiles'][number]
/** A tile: its call by its name, or that of its block. */
type TileDefinition = Omit<Tile, 'get'> & Partial<Pick<Tile, 'get'> & Named>
type Tab = BlockOf<'tabs'>['tabs'][number]
type TabDefinition = Conditional<Omit<Tab, 'body'>> & { body: Body<Written<Tab['body'][number]>> }

/** How a block is written, for each of a union: those that name fields or hold such blocks differ from what is resolved. */
type Written<B extends Block> = Conditional<
  B extends { kind: infer K extends keyof WrittenBlocks } ? WrittenBlocks[K] : B
>

/** A block as it is written. */
export type BlockDefinition = Written<Block>
/** A block of kind K as it is written. */
export type BlockDefinitionOf<K extends BlockKind> = Extract<BlockDefinition, { kind: K }>

/** A screen as it is written. */
export interface ScreenDefinition extends Omit<Screen, 'body' | 'loads' | 'checks'> {
  loads?: Record<string, LoadDefinition>
  checks?: Conditional<NonNullable<Screen['checks']>[number]>[]
  body?: Body<BlockDefinition>
}

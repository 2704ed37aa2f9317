import { type Block, type BlockOf } from './block.ts'
import { type Column, type TooltipLine } from './column.ts'
import { type FilterKind, type FilterOf } from './filter.ts'
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
  | (Omit<Column, 'label' | 'tooltip'> & { label?: string; tooltip?: (string | LineDefinition)[] })

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
    })
type FilterWithout<K extends FilterKind> = Omit<FilterOf<K>, 'label' | 'options'> & {
  label?: string
} & (FilterOf<K> extends { options: infer O } ? { options?: O } : unknown)

/** What the server says of the selected rows; the entity is that of the reply of its call. */
type SummaryDefinition = Omit<SelectionSummary, 'fields'> & { fields: LabelledDefinition[] }

/** A grid as it is written: its call names path and entity, its columns and filters name fields. */
export interface GridDefinition
  extends Omit<Grid, 'source' | 'columns' | 'filters' | 'sort' | 'selectionSummary'> {
  /** Name of the call that answers it. */
  call?: string
  source?: string
  columns: ColumnDefinition[]
  filters?: FilterDefinition[]
  /** Field of a column, with `-` before it for descending order. */
  sort?: string | Grid['sort']
  selectionSummary?: SummaryDefinition
}

/** Data of a screen: the name of its call, or the call with what differs here. */
export type LoadDefinition = string | ({ call: string } & Partial<Omit<Load, 'get'>>) | Load

interface WrittenBlocks {
  beside: Omit<BlockOf<'beside'>, 'body'> & { body: Written<BlockOf<'beside'>['body'][number]>[] }
  details: Omit<BlockOf<'details'>, 'fields'> & { entity?: string; fields: LabelledDefinition[] }
  expandable: Omit<BlockOf<'expandable'>, 'body'> & {
    body: Written<BlockOf<'expandable'>['body'][number]>[]
  }
  grid: Omit<BlockOf<'grid'>, 'grid'> & { grid: GridDefinition }
  table: Omit<BlockOf<'table'>, 'columns'> & { entity?: string; columns: LabelledDefinition[] }
  tabs: Omit<BlockOf<'tabs'>, 'tabs'> & { tabs: TabDefinition[] }
}
type Tab = BlockOf<'tabs'>['tabs'][number]
type TabDefinition = Omit<Tab, 'body'> & { body: Written<Tab['body'][number]>[] }

/** How a block is written, for each of a union: those that name fields or hold such blocks differ from what is resolved. */
type Written<B extends Block> = B extends { kind: infer K extends keyof WrittenBlocks } ? WrittenBlocks[K] : B

/** A block as it is written. */
export type BlockDefinition = Written<Block>

/** A screen as it is written. */
export interface ScreenDefinition extends Omit<Screen, 'body' | 'loads'> {
  loads?: Record<string, LoadDefinition>
  body?: BlockDefinition[]
}

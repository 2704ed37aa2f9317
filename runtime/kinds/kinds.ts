import { type ComponentType, type ReactNode } from 'react'
import {
  type BlockKind,
  type CellKind,
  type CellOf,
  type DomainBlockTable,
  type DomainFieldKind,
  type DomainFieldTable,
  type FilterKind,
  type FilterOf,
} from '../../schemas/index.ts'
import { type Row } from '../../schemas/wire/gridReply.ts'
import { type CompiledBlockOf, type CompiledFilter } from '../core/compile/compiled.ts'
import { type FormValue } from '../core/form/values.ts'
import { type Lazy } from '../shell/calls/lazy.ts'
import { type FieldLook } from '../ui/Field.tsx'

/** Draws one value of a row, and says it in plain text for export, clipboard and search. */
export interface CellKindOf<K extends CellKind> {
  /** `'-'` for an empty value (spec 1 §9). */
  text(cell: CellOf<K>, value: unknown, row: Row): string
  /** Side to which header and values are aligned. */
  readonly align: 'start' | 'end'
  /** Pixels that it needs beside its text, so that columns can be as wide as their texts. Absent: they are not. */
  beside?(cell: CellOf<K>): number
  /**
   * What stands in the cell. Called for every cell of every row on screen, so it is a function and no component: what
   * needs a hook is a component that it returns. `CellView` is it as a component.
   */
  draw(props: CellViewProps<CellOf<K>>): ReactNode
}
export interface CellViewProps<C> {
  cell: C
  value: unknown
  row: Row
  /** Of the control inside, in a grid whose focus roves over its cells. Absent: the order of the page. */
  tabIndex?: number | undefined
}
/** A kind that few screens use stands late in the table: it is fetched with the screen that names it. */
export type CellKinds = { readonly [K in CellKind]: CellKindOf<K> | Lazy<CellKindOf<K>> }

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Draws the control of a filter. What its values mean for the request is decided in `core/grid/filterTerms`. */
export interface FilterKindOf<K extends FilterKind> {
  readonly View: ComponentType<FilterViewProps<FilterOf<K> & Pick<CompiledFilter, 'key'>>>
  /** The value is complete with one choice and applies at once. Default false: it is typed or put together. */
  readonly chosen?: true
}
export interface FilterViewProps<F> {
  filter: F
  /** The values in the address; empty: not applied. */
  values: readonly string[]
  /** Empty unless the filter has options. */
  options: readonly FilterOption[]
  /** What is wrong with the values; undefined: nothing. */
  error: string | undefined
  /** The user has changed the values; called on every key. */
  onChange(values: readonly string[]): void
}
/** As with cells, a kind that few screens use stands late in the table. */
export type FilterKinds = { readonly [K in FilterKind]: FilterKindOf<K> | Lazy<FilterKindOf<K>> }

export interface BlockKindOf<K extends BlockKind> {
  readonly View: ComponentType<{ block: CompiledBlockOf<K> }>
  /** A single button that belongs to the screen as a whole: it stands in the head, beside the title. Default false. */
  readonly inHead?: true
}
/** A block kind is fetched when a screen first needs it, beside the screen's own chunk. */
export type BlockKinds = { readonly [K in BlockKind]: Lazy<BlockKindOf<K>> }
/** The block kinds that every console has; those of its own business come from the application. */
export type StandardBlockKinds = Omit<BlockKinds, keyof DomainBlockTable>

/** Draws a field of the console's own business, of which the runtime knows no more than what it holds. */
export interface OwnFieldKindOf<K extends DomainFieldKind> {
  readonly View: ComponentType<OwnFieldProps<DomainFieldTable[K]>>
}
export interface OwnFieldProps<D> {
  definition: D
  /** Label, help and error; `look.id` is that of the control. */
  look: FieldLook
  value: FormValue
  enabled: boolean
  onChange(value: FormValue): void
}
/** Fetched when a form first draws one. */
export type OwnFieldKinds = { readonly [K in DomainFieldKind]: Lazy<OwnFieldKindOf<K>> }

/** A part of a kind that only definitions with one of these words need (`usedFeatures`). */
export interface KindPart {
  readonly features: readonly string[]
  readonly part: Lazy<unknown>
}

/** All tables from word to implementation. They are handed to the shell, which passes them down by context. */
export interface Kinds {
  readonly blocks: BlockKinds
  readonly cells: CellKinds
  /** Loaded lazily as a whole, because only forms use them. */
  readonly fields: Lazy<OwnFieldKinds>
  readonly filters: FilterKinds
  readonly parts: readonly KindPart[]
}

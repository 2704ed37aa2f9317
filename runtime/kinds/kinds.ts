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

/** Renders one value of a row, and its plain text for export, clipboard and search. */
export interface CellKindOf<K extends CellKind> {
  /** `'-'` for an empty value (spec 1 §9). */
  text(cell: CellOf<K>, value: unknown, row: Row): string
  /** Side to which header and values are aligned. */
  readonly align: 'start' | 'end'
  /** Pixels needed in addition to its text, for columns that fit their texts. Absent: they do not. */
  extraWidth?(cell: CellOf<K>): number
  /**
   * Renders the cell. Called for every cell of every row on screen, so it is a function and not a component:
   * use hooks in a component that it returns. `CellView` is the same as a component.
   */
  draw(props: CellViewProps<CellOf<K>>): ReactNode
}
export interface CellViewProps<C> {
  cell: C
  value: unknown
  row: Row
  /** Of the control inside, in a grid with a roving focus. Absent: the tab order of the page. */
  tabIndex?: number | undefined
}
/** Kinds that few screens use are lazy: they load with the screen that uses them. */
export type CellKinds = { readonly [K in CellKind]: CellKindOf<K> | Lazy<CellKindOf<K>> }

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** Renders the control of a filter. Its meaning for the request is decided in `core/grid/filterTerms`. */
export interface FilterKindOf<K extends FilterKind> {
  readonly View: ComponentType<FilterViewProps<FilterOf<K> & Pick<CompiledFilter, 'key'>>>
  /** The value is complete with one choice and applies at once. Default false: it is typed or combined. */
  readonly chosen?: true
}
export interface FilterViewProps<F> {
  filter: F
  /** The values in the address; empty: not applied. */
  values: readonly string[]
  /** Empty unless the filter has options. */
  options: readonly FilterOption[]
  /** Error message of the values; undefined: valid. */
  error: string | undefined
  /** The text of a field in the first row shown, empty without one. Absent: the filter has no rows of its own. */
  valueInRows?: ((field: string) => string) | undefined
  /** Called on every key with the changed values. */
  onChange(values: readonly string[]): void
}
/** As with cells, kinds that few screens use are lazy. */
export type FilterKinds = { readonly [K in FilterKind]: FilterKindOf<K> | Lazy<FilterKindOf<K>> }

export interface BlockKindOf<K extends BlockKind> {
  readonly View: ComponentType<{ block: CompiledBlockOf<K> }>
  /** A single button for the whole screen, shown in the header next to the title. Default false. */
  readonly inHead?: true
}
/** A block kind loads when a screen first needs it, in parallel with the screen's own chunk. */
export type BlockKinds = { readonly [K in BlockKind]: Lazy<BlockKindOf<K>> }
/** The block kinds of every console; others come from the application. */
export type StandardBlockKinds = Omit<BlockKinds, keyof DomainBlockTable>

/** Renders a field kind of the application; the runtime knows only the type of its value. */
export interface CustomFieldKindOf<K extends DomainFieldKind> {
  readonly View: ComponentType<CustomFieldProps<DomainFieldTable[K]>>
}
export interface CustomFieldProps<D> {
  definition: D
  /** Label, help and error; `look.id` is the id of the control. */
  look: FieldLook
  value: FormValue
  enabled: boolean
  onChange(value: FormValue): void
}
/** Loaded when a form first renders one. */
export type CustomFieldKinds = { readonly [K in DomainFieldKind]: Lazy<CustomFieldKindOf<K>> }

/** A part of a kind that only definitions with one of these features need (`usedFeatures`). */
export interface KindPart {
  readonly features: readonly string[]
  readonly part: Lazy<unknown>
}

/** All tables from name to implementation. The shell provides them by context. */
export interface Kinds {
  readonly blocks: BlockKinds
  readonly cells: CellKinds
  /** Loaded lazily as a whole, because only forms use them. */
  readonly fields: Lazy<CustomFieldKinds>
  readonly filters: FilterKinds
  readonly parts: readonly KindPart[]
}

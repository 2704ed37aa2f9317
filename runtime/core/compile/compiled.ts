import {
  type Access,
  type BlockKind,
  type BlockOf,
  type Cell,
  type Condition,
  type Filter,
  type Load,
  type Parameter,
  type Screen,
} from '../../../schemas/index.ts'

/** A screen as the runtime reads it: every default filled in, every name resolved, frozen to the leaves. */
export interface CompiledScreen {
  readonly name: string
  readonly path: string
  readonly title: string
  readonly access: Access | undefined
  readonly params: Readonly<Record<string, Parameter>>
  readonly query: Readonly<Record<string, Parameter>>
  readonly loads: Readonly<Record<string, Load>>
  readonly checks: NonNullable<Screen['checks']>
  readonly body: readonly CompiledBlock[]
}

/** Every block kind after compilation; only details, grid and tabs differ from what the definition writes. */
interface CompiledBlockTable extends Omit<{ [K in BlockKind]: BlockOf<K> }, 'details' | 'grid' | 'tabs'> {
  details: CompiledDetails
  grid: CompiledGridBlock
  tabs: CompiledTabs
}
/** A block of kind K after compilation. */
export type CompiledBlockOf<K extends BlockKind> = CompiledBlockTable[K]
export type CompiledBlock = CompiledBlockTable[BlockKind]

export interface CompiledGridBlock {
  readonly kind: 'grid'
  readonly heading?: string
  readonly grid: CompiledGrid
  readonly visible?: Condition
}

export interface CompiledTabs {
  readonly kind: 'tabs'
  /** Key of the open tab in the address: `tab`, or `tab2`, `tab3` for further ones of the screen. */
  readonly key: string
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    readonly body: readonly CompiledBlock[]
    readonly visible?: Condition
  }[]
  readonly visible?: Condition
}

export interface CompiledDetails {
  readonly kind: 'details'
  readonly heading?: string
  readonly load: string
  readonly empty: string
  readonly fields: readonly { readonly field: string; readonly label: string; readonly cell: Cell }[]
  readonly visible?: Condition
}

export interface CompiledGrid {
  readonly id: string
  readonly source: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly request: 'wrapped' | 'bare'
  readonly rowKey: string
  readonly columns: readonly CompiledColumn[]
  readonly filters: readonly CompiledFilter[]
  /** Name of the load that holds the initial filters; empty: none. */
  readonly initialFilters: string
  readonly sort: GridSort | undefined
  readonly inactiveField: string
  readonly autoLoad: boolean
  readonly empty: string
  /** Before every key of this grid in the address: empty for the first grid of a screen, `g2.` for the second. */
  readonly prefix: string
}

export interface CompiledColumn {
  readonly field: string
  readonly label: string
  readonly cell: Cell
  readonly sortable: boolean
  /** Pixels; undefined shares the free width. */
  readonly width: number | undefined
}

/** A filter, and the key it has in the address: its field, for dates `{field}.from` and `{field}.to`. */
export type CompiledFilter = Filter & { readonly key: string }

export interface GridSort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

import {
  type Access,
  type Action,
  type ActionOf,
  type BlockKind,
  type BlockOf,
  type Cell,
  type Condition,
  type Filter,
  type Form,
  type Formats,
  type Load,
  type Parameter,
  type Permission,
  type SavedFilters,
  type Screen,
  type Target,
  type Tone,
} from '../../../schemas/index.ts'
import { type Permitted } from '../access/permissions.ts'
import { type RowQuery } from '../grid/rowQuery.ts'
import { type CompiledRowMark, type GuardedField } from './guarded.ts'

/** A screen as the runtime reads it: defaults filled in, names resolved, frozen deeply. */
export interface CompiledScreen {
  readonly name: string
  readonly path: string
  readonly title: string
  /** With `{placeholders}` of the parameters and the loads; empty: the title. */
  readonly heading: string
  readonly access: Access | undefined
  readonly params: Readonly<Record<string, Parameter>>
  readonly query: Readonly<Record<string, Parameter>>
  readonly loads: Readonly<Record<string, Load>>
  readonly checks: readonly NonNullable<Screen['checks']>[number][]
  readonly body: readonly CompiledBlock[]
  /** The languages that it has, English first; empty: English alone. */
  readonly languages: readonly string[]
  /** The language of its texts. */
  readonly language: string
}

/** Block kinds whose compiled form differs from the definition; all others are kept as written. */
interface CompiledBlockTable
  extends Omit<
    { [K in BlockKind]: BlockOf<K> },
    | 'actions'
    | 'beside'
    | 'chart'
    | 'details'
    | 'expandable'
    | 'filters'
    | 'grid'
    | 'table'
    | 'tabs'
    | 'tiles'
  > {
  actions: CompiledActionsBlock
  beside: CompiledBeside
  chart: CompiledChart
  details: CompiledDetails
  expandable: CompiledExpandable
  filters: CompiledFilters
  grid: CompiledGridBlock
  table: CompiledTable
  tabs: CompiledTabs
  tiles: CompiledTiles
}
/** A block of kind K after compilation. */
export type CompiledBlockOf<K extends BlockKind> = CompiledBlockTable[K]
export type CompiledBlock = CompiledBlockTable[BlockKind]

interface CompiledActionsBlock {
  readonly kind: 'actions'
  /** Dotted path of the record below the loads. */
  readonly load: string
  readonly actions: readonly CompiledAction[]
  readonly visible?: Condition
  readonly access?: Permission
}

/** A chart with its defaults; its links stay as written. */
export type CompiledChart = Omit<BlockOf<'chart'>, 'follows'> &
  Required<Pick<BlockOf<'chart'>, 'cell' | 'empty' | 'most'>> &
  Following

type CompiledTiles = Omit<BlockOf<'tiles'>, 'follows'> & Following

interface Following {
  /** The filters of other blocks that are sent with its calls. */
  readonly follows: readonly CompiledFilter[]
}

/** Filters of several blocks, compiled like those of a grid. */
export interface CompiledFilters extends Pick<CompiledGrid, 'filters' | 'filterArea' | 'prefix'> {
  readonly kind: 'filters'
  readonly heading?: string
  /** Keys in the address that a changed filter resets: the pages of the grids of the screen. */
  readonly pages: readonly string[]
  readonly visible?: Condition
  readonly access?: Permission
}

interface CompiledGridBlock {
  readonly kind: 'grid'
  readonly heading?: string
  readonly grid: CompiledGrid
  readonly visible?: Condition
  readonly access?: Permission
}

interface CompiledBeside {
  readonly kind: 'beside'
  readonly body: readonly CompiledBlock[]
  readonly visible?: Condition
  readonly access?: Permission
}

interface CompiledExpandable {
  readonly kind: 'expandable'
  readonly title: string
  /** On a fresh opening of the screen. */
  readonly open: boolean
  readonly enabled?: Condition
  readonly body: readonly CompiledBlock[]
  readonly visible?: Condition
  readonly access?: Permission
}

interface CompiledTabs {
  readonly kind: 'tabs'
  /** Key of the open tab in the address: `tab`, or `tab2`, `tab3` for further ones of the screen. */
  readonly key: string
  readonly tabs: readonly {
    readonly id: string
    readonly label: string
    readonly body: readonly CompiledBlock[]
    readonly visible?: Condition
    readonly access?: Permission
  }[]
  readonly visible?: Condition
  readonly access?: Permission
}

export interface CompiledLabelled {
  readonly field: string
  readonly label: string
  readonly cell: Cell
}

interface CompiledDetails extends Following {
  readonly kind: 'details'
  readonly look?: 'figures'
  readonly heading?: string
  readonly load?: string
  readonly get?: string
  readonly select?: string
  readonly empty: string
  readonly fields: readonly (CompiledLabelled & { readonly access?: Permission })[]
  readonly visible?: Condition
  readonly access?: Permission
}

interface CompiledTable {
  readonly kind: 'table'
  readonly heading?: string
  /** Dotted path of the records below the loads. */
  readonly load: string
  readonly empty: string
  readonly columns: readonly CompiledLabelled[]
  readonly lastLine?: BlockOf<'table'>['lastLine']
  readonly visible?: Condition
  readonly access?: Permission
}

export interface CompiledGrid {
  readonly id: string
  readonly source: string
  readonly params: Readonly<Record<string, string | number | boolean>>
  readonly request: 'wrapped' | 'bare'
  readonly rowKey: string
  /** Fields of the row that are not columns. */
  readonly fields: readonly string[]
  /** Further ones, for what not all users of the grid see: details in panels, marks by a column. */
  readonly guardedFields: readonly GuardedField[]
  readonly columns: readonly CompiledColumn[]
  /** Fields that the card of a row shows, its title first; empty: `cardColumns` chooses. */
  readonly card: readonly string[]
  readonly filters: readonly CompiledFilter[]
  /** Sentence with a `{key}` for every filter; empty: the filters in a row. */
  readonly filterArea: string
  /** Name of the load that holds the initial filters; empty: none. */
  readonly initialFilters: string
  /** Query parameters of the screen that hold the field and the value of an initial filter; undefined: none. */
  readonly initialQuery: { readonly field: string; readonly value: string } | undefined
  readonly sort: GridSort | undefined
  readonly inactiveField: string
  readonly autoLoad: boolean
  /** Types of processes whose end reloads the rows. */
  readonly refreshAfter: readonly string[]
  /** Types of processes that reload the rows while they run. */
  readonly refreshDuring: readonly string[]
  /** Milliseconds between reloads in the background; undefined: none. */
  readonly refreshEvery: number | undefined
  /** The first one that holds marks a row. */
  readonly rowMarks: readonly CompiledRowMark[]
  readonly selection: boolean
  readonly selectionSummary: CompiledSummary | undefined
  /** Tabs above the rows for the values of the filter with this key; undefined: none. */
  readonly filterTabs:
    | {
        readonly key: string
        /** Path of the call that counts the rows of each value; empty: none. */
        readonly counts: string
        readonly initialLabel: string
      }
    | undefined
  /** Path of the call that adds up the selected rows by currency; empty: none. */
  readonly selectionSums: string
  /** Path of the call that totals all rows of the filters; empty: none. */
  readonly totals: string
  /** Nouns used where records are counted. */
  readonly records: { readonly one: string; readonly many: string }
  readonly actions: readonly CompiledAction[]
  readonly savedFilters: SavedFilters | undefined
  readonly export:
    | {
        readonly reportType: string
        readonly title: string
        /** `codes`: the values of the server instead of the texts on screen. */
        readonly values: 'codes' | undefined
      }
    | undefined
  readonly import: CompiledImport | undefined
  readonly empty: CompiledEmpty
  /** Before every key of this grid in the address: empty for the first grid of a screen, `g2.` for the second. */
  readonly prefix: string
}

export interface CompiledColumn extends Permitted {
  readonly field: string
  readonly label: string
  /** An input has the field and label of its column unless it has its own. */
  readonly cell: Cell
  readonly sortable: boolean
  /** Pixels; undefined shares the free width. */
  readonly width: number | undefined
  readonly show: 'always' | 'on' | 'off'
  readonly pin: 'start' | 'end' | undefined
  readonly total: boolean
  readonly tooltip: readonly { readonly field: string; readonly label: string; readonly cell: Cell }[]
}

/** A filter, and the key it has in the address: its field, for a date or one of two numbers at an end of a range `{field}.from` or `{field}.to`. */
export type CompiledFilter = Filter &
  Permitted & {
    readonly key: string
    /** Belongs to a filters block, whose key in the address has no prefix: the grid only follows it. */
    readonly outer?: true
  }

export interface GridSort {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** Shown when the server has no rows at all; empty texts are left out. */
export interface CompiledEmpty {
  readonly heading: string
  readonly text: string
  readonly links: readonly { readonly label: string; readonly to: string }[]
}

/** Figures of the server about the selected rows. */
export interface CompiledSummary {
  readonly call: string
  readonly method: 'GET' | 'POST'
  /** Shown without a selection too. */
  readonly always: boolean
  readonly fields: readonly { readonly field: string; readonly label: string; readonly cell: Cell }[]
}

export interface CompiledImport {
  readonly type: number
  readonly header: string
  /** Of a file with the headers and an example. */
  readonly template: { readonly file: string; readonly label: string } | undefined
  readonly context: Readonly<Record<string, string | number | boolean>>
  /** Empty: the file is not checked before it is sent. */
  readonly columns: readonly CompiledImportColumn[]
}

export interface CompiledImportColumn {
  readonly header: string
  readonly required: boolean
  readonly kind: 'text' | 'number' | 'integer' | 'date'
  /** Undefined: any value of the kind. */
  readonly pattern: { readonly match: string; readonly message: string } | undefined
  /** In the template; undefined: by the kind of the value. */
  readonly example?: string | number | boolean | undefined
  /** Each undefined: no limit. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly length?: number | undefined
  readonly maxLength?: number | undefined
  /** The values that are allowed. Undefined: any. */
  readonly options?: readonly string[] | undefined
}

interface CompiledActionBase extends Permitted {
  /** Unique among the actions of the same block. */
  readonly label: string
  /** `record`: in an actions block. `cell`: acts on a row, started from a cell. */
  readonly scope: 'row' | 'cell' | 'selection' | 'screen' | 'record'
  readonly visible: Condition | undefined
  readonly enabled: Condition | undefined
  /** One text, or a text for each field of `enabled`. Empty: a general text is shown. */
  readonly disabledReason: string | Readonly<Record<string, string>>
  /** Placeholder of its texts -> the format of its value; of others the value as it is. */
  readonly formats: Formats
  /** Types of processes that lock it while they run. */
  readonly waitsFor: readonly string[]
  readonly confirm: NonNullable<Action['confirm']> | undefined
  readonly tone: Tone
}
/** The link of a success toast. */
export interface CompiledToastLink {
  readonly label: string
  readonly to: string
  /** Path parameter -> dotted path in the reply, or its value. */
  readonly params: RowQuery
  readonly query: Readonly<Record<string, string | readonly string[]>>
}
export interface CompiledRequest extends CompiledActionBase {
  readonly kind: 'request'
  readonly call: string
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly body: Readonly<Record<string, string | number | boolean>>
  /** `'server'`: the message of the server, if there is one. */
  readonly toast: string
  readonly link: CompiledToastLink | undefined
  /** Name of the screen that opens after success; empty: the grid stays open. */
  readonly go: string
  /** Path parameter of that screen -> dotted path in the reply, or a fixed value. */
  readonly goParams: RowQuery
  /** Key in its address -> dotted path in the reply, or a fixed value. */
  readonly goQuery: RowQuery
  /** Fields of the record with their values after success; undefined: the record is loaded again. */
  readonly set: RecordValues | undefined
  readonly failure: CompiledFailure
  /** Minimum time in milliseconds for which the button is locked. */
  readonly lock: number
}
/** Field of a record -> its value. */
export type RecordValues = Readonly<Record<string, string | number | boolean | null>>
/** What happens after a failed call. */
interface CompiledFailure {
  /** `'server'`: the message of the server; empty: no toast. */
  readonly toast: string
  readonly set: RecordValues | undefined
  /** False: the global rules for failures are skipped. */
  readonly global: boolean
}
interface CompiledNavigate extends CompiledActionBase {
  readonly kind: 'navigate'
  readonly to: Target
  readonly params: RowQuery
  readonly query: RowQuery
}
export interface CompiledDownload extends CompiledActionBase {
  readonly kind: 'download'
  /** Empty: it is a file of the server. */
  readonly call: string
  /** Fields of the row that hold the id and the name of the file. */
  readonly file: { readonly id: string; readonly name: string } | undefined
  /** Empty: the name given by the server. */
  readonly fileName: string
}
export interface CompiledOpen extends CompiledActionBase {
  readonly kind: 'open'
  /** Heading of the panel, with `{placeholders}` of the row. */
  readonly title: string
  readonly size: 'medium' | 'large' | 'wide'
  /** As in the definition; compiled when it is opened (`compiledForm`), so that rows do not wait for it. */
  readonly form: Form
}
export interface CompiledShow extends CompiledActionBase {
  readonly kind: 'show'
  /** As in the definition; compiled when it is opened (`compiledPanel`), so that rows do not wait for it. */
  readonly panel: ActionOf<'show'>['panel']
}
export type CompiledAction =
  | CompiledRequest
  | CompiledNavigate
  | CompiledDownload
  | CompiledOpen
  | CompiledShow

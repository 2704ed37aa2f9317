import { child, entries, type Item, items, text } from '../item.ts'
import { placeholdersOf, withBraces } from '../placeholders.ts'
import { type Definition } from '../read/readDefinition.ts'
import { type LongForm } from '../resolve/longForm.ts'
import { submitsOf } from './formFields.ts'
import { onRow } from './onRow.ts'

/** The parts of a definition that the reference checks need. Invalid parts are left out. */
export interface Outline {
  readonly file: string
  readonly screen: Item
  /** True: it has unknown words, so that parts may be missing here. */
  readonly isWrong: boolean
  /** Empty when absent. */
  readonly name: string
  /** Undefined when absent. */
  readonly path: string | undefined
  /** Names of the placeholders in the path, in their order. */
  readonly placeholders: readonly string[]
  readonly params: readonly (readonly [name: string, parameter: Item])[]
  readonly query: readonly (readonly [name: string, parameter: Item])[]
  readonly loads: readonly (readonly [name: string, load: Item])[]
  /** Every block, those inside others and in panels included. */
  readonly blocks: readonly Item[]
  /** Every panel of blocks that an action shows. */
  readonly panels: readonly PanelPlace[]
  readonly grids: readonly Item[]
  /** Every block of filters for others. */
  readonly filterBlocks: readonly Item[]
  /** Every filter: of a grid, and of a block of filters. */
  readonly filters: readonly Item[]
  /** Every action of a grid, with its grid. */
  readonly actions: readonly { readonly action: Item; readonly grid: Item }[]
  /** Every action of an actions block. */
  readonly recordActions: readonly Item[]
  /** Every form: of a block, and of the panels that actions open. */
  readonly forms: readonly FormPlace[]
  /** Every cell of a column, tooltip, field or chart. */
  readonly cells: readonly Item[]
  /** Every part that may say who sees it. */
  readonly guarded: readonly Item[]
  /** Every condition of a check, block or tab. */
  readonly conditions: readonly Item[]
  readonly reasonless: LongForm['reasonless']
  /** Pointer to a grid -> the fields of its records, where an entity describes them. */
  readonly rows: ReadonlyMap<string, readonly string[]>
}

/** A definition as it is spelt out, with what that has left out. */
interface Spelt extends Definition {
  readonly reasonless?: LongForm['reasonless']
  readonly rows?: Outline['rows']
}

export interface PanelPlace {
  readonly panel: Item
  readonly loads: readonly (readonly [name: string, load: Item])[]
  /** Whether it is shown for a row or record. */
  readonly onRecord: boolean
  /** The grid of its row; undefined: its record is unknown. */
  readonly grid: Item | undefined
}

export interface FormPlace {
  readonly form: Item
  /** Opened for a row or record, whose fields are not known here. */
  readonly onRecord: boolean
  /** In a panel that an action opens. */
  readonly inPanel: boolean
}

export function outlineOf(definition: Spelt, isWrong = false): Outline {
  const known = outlines.get(definition)
  if (known?.isWrong === isWrong) return known
  const outline = outlined(definition, isWrong)
  outlines.set(definition, outline)
  return outline
}

/** Cached: several checks need that of a definition. */
const outlines = new WeakMap<Spelt, Outline>()

function outlined(
  { file, data, reasonless = new Map(), rows = new Map() }: Spelt,
  isWrong: boolean,
): Outline {
  const screen: Item = { pointer: '', value: data }
  const path = text(child(screen, 'path'))
  const blocks = blocksOf(child(screen, 'body'))
  const grids = blocks.map(block => child(block, 'grid')).filter(({ value }) => value !== undefined)
  const filterBlocks = blocks.filter(block => child(block, 'kind').value === 'filters')
  const filters = [...grids, ...filterBlocks].flatMap(holder => items(child(holder, 'filters')))
  const tabs = blocks.flatMap(block => items(child(block, 'tabs')))
  const columns = grids.flatMap(grid => items(child(grid, 'columns')))
  const actions = grids.flatMap(grid => items(child(grid, 'actions')).map(action => ({ action, grid })))
  const recordActions = blocks.flatMap(block => items(child(block, 'actions')))
  const forms = [
    ...blocks.map(block => ({ form: child(block, 'form'), onRecord: false, inPanel: false })),
    ...actions.map(({ action }) => ({
      form: child(action, 'panel', 'form'),
      onRecord: onRow(action),
      inPanel: true,
    })),
    ...recordActions.map(action => ({
      form: child(action, 'panel', 'form'),
      onRecord: true,
      inPanel: true,
    })),
  ].filter(({ form }) => form.value !== undefined)
  const cellHolders = [
    ...columns,
    ...columns.flatMap(column => items(child(column, 'tooltip'))),
    ...blocks.flatMap(block => [...items(child(block, 'fields')), ...items(child(block, 'columns'))]),
    ...grids.flatMap(grid => items(child(grid, 'selectionSummary', 'fields'))),
    ...forms
      .flatMap(({ form }) => submitsOf(form))
      .flatMap(way => ['fields', 'columns'].flatMap(key => items(child(way, 'dryRun', key)))),
  ]
  return {
    file,
    screen,
    isWrong,
    reasonless,
    rows,
    name: text(child(screen, 'name')) ?? '',
    path,
    placeholders: placeholdersOf(withBraces(path ?? '')),
    params: entries(child(screen, 'params')),
    query: entries(child(screen, 'query')),
    loads: entries(child(screen, 'loads')),
    blocks,
    panels: [
      ...actions.map(({ action, grid }) => panelOf(action, onRow(action), grid)),
      ...recordActions.map(action => panelOf(action, true)),
    ].filter(({ panel }) => child(panel, 'body').value !== undefined),
    grids,
    filterBlocks,
    filters,
    actions,
    recordActions,
    forms,
    guarded: [
      ...items(child(screen, 'checks')),
      ...columns,
      ...filters,
      ...actions.map(({ action }) => action),
      ...recordActions,
      ...blocks,
      ...tabs,
      ...blocks
        .filter(block => child(block, 'kind').value === 'details')
        .flatMap(block => items(child(block, 'fields'))),
    ],
    cells: [...cellHolders, ...blocks].map(holder => child(holder, 'cell')),
    conditions: [
      ...items(child(screen, 'checks')).map(check => child(check, 'when')),
      ...[...blocks, ...tabs].map(holder => child(holder, 'visible')),
      ...blocks.flatMap(block => [child(block, 'enabled'), child(block, 'readOnly')]),
    ],
  }
}

/** The panel of blocks around a part of a screen; undefined for a part of the screen itself. */
export function panelAround({ panels }: Pick<Outline, 'panels'>, { pointer }: Item): PanelPlace | undefined {
  return panels.find(({ panel }) => pointer.startsWith(`${panel.pointer}/`))
}

function panelOf(action: Item, onRecord: boolean, grid?: Item): PanelPlace {
  const panel = child(action, 'panel')
  return { panel, loads: entries(child(panel, 'loads')), onRecord, grid }
}

function blocksOf(body: Item): Item[] {
  return items(body).flatMap(block => [
    block,
    ...blocksOf(child(block, 'body')),
    ...items(child(block, 'tabs')).flatMap(tab => blocksOf(child(tab, 'body'))),
    ...[...items(child(block, 'actions')), ...items(child(block, 'grid', 'actions'))].flatMap(action =>
      blocksOf(child(action, 'panel', 'body')),
    ),
  ])
}

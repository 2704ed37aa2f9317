import { type Block, type Screen } from '../../../schemas/index.ts'
import { messages } from '../messages.ts'
import { deepFreeze } from '../objects.ts'
import { compileAction } from './compileAction.ts'
import { type CompiledBlock, type CompiledFilter, type CompiledScreen } from './compiled.ts'
import { compileFilter, compileGrid } from './compileGrid.ts'
import { everyBlock } from './everyBlock.ts'

/**
 * Fills in every default of a definition and freezes the result deeply; the definition itself is not changed.
 * Cached per definition, because screens are opened repeatedly. `language` is that of its texts.
 */
export function compileScreen(definition: Screen, language = 'en'): CompiledScreen {
  const known = compiled.get(definition)
  if (known) return known
  const screen = compile(definition, language)
  compiled.set(definition, screen)
  return screen
}

const compiled = new WeakMap<Screen, CompiledScreen>()

function compile(definition: Screen, language: string): CompiledScreen {
  const { name, path, title, heading, access, params, query, loads, checks, body, translations } =
    structuredClone(definition)
  return deepFreeze({
    name,
    path,
    title: title ?? '',
    heading: heading ?? '',
    access,
    params: params ?? {},
    query: query ?? {},
    loads: loads ?? {},
    checks: checks ?? [],
    body: compileBody(body ?? []),
    languages: translations ? ['en', ...Object.keys(translations)] : [],
    language,
  })
}

/** The blocks of a screen, or of a panel, which has an address of its own for its grids, tabs and filters. */
export function compileBody(body: readonly Block[]): CompiledBlock[] {
  const filters = everyBlock(body).flatMap(block =>
    block.kind === 'filters' ? block.filters.map(compileFilter) : [],
  )
  const place: Place = {
    grids: 0,
    tabs: 0,
    pages: [],
    followed: keys =>
      filters.filter(({ key }) => keys?.includes(key)).map(filter => ({ ...filter, outer: true })),
  }
  return body.map(block => compileBlock(block, place))
}

interface Place {
  /** Number of grids and tabs compiled so far: further ones get keys of their own in the address. */
  grids: number
  tabs: number
  /** Keys of the pages of those grids. */
  readonly pages: string[]
  /** The filters of other blocks with these keys. */
  readonly followed: (keys: readonly string[] | undefined) => CompiledFilter[]
}

function compileBlock(block: Block, place: Place): CompiledBlock {
  switch (block.kind) {
    case 'actions':
      return { ...block, actions: block.actions.map(action => compileAction(action, 'record')) }
    case 'beside':
      return { ...block, body: block.body.map(inner => compileBlock(inner, place)) }
    case 'chart':
      return {
        ...block,
        cell: block.cell ?? { kind: 'number' },
        empty: block.empty ?? messages.empty,
        most: block.most ?? 12,
        follows: place.followed(block.follows),
      }
    case 'details':
      return {
        ...block,
        empty: block.empty ?? (block.get === undefined ? messages.notLoaded : messages.empty),
        follows: place.followed(block.follows),
        fields: block.fields.map(field => ({ ...field, cell: field.cell ?? { kind: 'text' } })),
      }
    case 'expandable':
      return {
        ...block,
        open: block.open ?? true,
        body: block.body.map(inner => compileBlock(inner, place)),
      }
    case 'filters':
      return {
        ...block,
        filters: block.filters.map(compileFilter),
        filterArea: '',
        prefix: '',
        pages: place.pages,
      }
    case 'grid': {
      place.grids += 1
      const prefix = place.grids === 1 ? '' : `g${place.grids}.`
      place.pages.push(`${prefix}page`)
      return { ...block, grid: compileGrid(block.grid, prefix, place.followed(block.grid.follows)) }
    }
    case 'table':
      return {
        ...block,
        empty: block.empty ?? messages.empty,
        columns: block.columns.map(column => ({ ...column, cell: column.cell ?? { kind: 'text' } })),
      }
    case 'tabs': {
      place.tabs += 1
      const key = place.tabs === 1 ? 'tab' : `tab${place.tabs}`
      const tabs = block.tabs.map(tab => ({
        ...tab,
        body: tab.body.map(inner => compileBlock(inner, place)),
      }))
      return { ...block, key, tabs }
    }
    case 'tiles':
      return { ...block, follows: place.followed(block.follows) }
    default:
      return block
  }
}

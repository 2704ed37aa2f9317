import { type Block, type Screen } from '../../../schemas/index.ts'
import { messages } from '../messages.ts'
import { compileAction } from './compileAction.ts'
import { type CompiledBlock, type CompiledScreen } from './compiled.ts'
import { compileGrid } from './compileGrid.ts'
import { deepFreeze } from './deepFreeze.ts'

/**
 * Fills every default of a definition and freezes the result to its leaves; the definition itself stays as it was. The
 * result is the same for the same definition: a screen is opened again and again. `language` is the one that its texts are in.
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

/** The blocks of a screen, or of a panel, which has an address of its own for its grids and tabs. */
export function compileBody(body: readonly Block[]): CompiledBlock[] {
  const place = { grids: 0, tabs: 0 }
  return body.map(block => compileBlock(block, place))
}

/** How many grids and tabs of the screen are already compiled: further ones get keys of their own in the address. */
interface Place {
  grids: number
  tabs: number
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
      }
    case 'details':
      return {
        ...block,
        empty: block.empty ?? messages.notLoaded,
        fields: block.fields.map(field => ({ ...field, cell: field.cell ?? { kind: 'text' } })),
      }
    case 'expandable':
      return {
        ...block,
        open: block.open ?? true,
        body: block.body.map(inner => compileBlock(inner, place)),
      }
    case 'grid':
      place.grids += 1
      return { ...block, grid: compileGrid(block.grid, place.grids === 1 ? '' : `g${place.grids}.`) }
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
    default:
      return block
  }
}

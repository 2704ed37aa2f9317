import { type Block, type Screen } from '../../../schemas/index.ts'
import { messages } from '../messages.ts'
import { compileAction } from './compileAction.ts'
import { type CompiledBlock, type CompiledScreen } from './compiled.ts'
import { compileGrid } from './compileGrid.ts'
import { freezeDeep } from './freezeDeep.ts'

/** Fills every default of a definition and freezes the result to its leaves; the definition itself stays as it was. */
export function compileScreen(definition: Screen): CompiledScreen {
  const { name, path, title, access, params, query, loads, checks, body } = structuredClone(definition)
  const place = { grids: 0, tabs: 0 }
  return freezeDeep({
    name,
    path,
    title: title ?? '',
    access,
    params: params ?? {},
    query: query ?? {},
    loads: loads ?? {},
    checks: checks ?? [],
    body: (body ?? []).map(block => compileBlock(block, place)),
  })
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
    case 'details':
      return {
        ...block,
        empty: block.empty ?? messages.empty,
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

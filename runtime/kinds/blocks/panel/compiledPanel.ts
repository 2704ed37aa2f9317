import { type ActionOf } from '../../../../schemas/index.ts'
import { type CompiledScreen } from '../../../core/compile/compiled.ts'
import { compileBody } from '../../../core/compile/compileScreen.ts'
import { deepFreeze } from '../../../core/objects.ts'

/** Blocks in a side panel, with what they need of a screen, but without checks and an address. */
export interface CompiledPanel extends Pick<CompiledScreen, 'loads' | 'checks' | 'body'> {
  /** With `{placeholders}` of the row. */
  readonly title: string
  readonly size: 'medium' | 'large' | 'wide'
}

type Panel = ActionOf<'show'>['panel']

/** A panel with its defaults; cached per definition. */
export function compiledPanel(panel: Panel): CompiledPanel {
  const known = compiledPanels.get(panel)
  if (known) return known
  const { title, size = 'large', loads = {}, body } = panel
  const made = deepFreeze<CompiledPanel>({ title, size, loads, checks: [], body: compileBody(body) })
  compiledPanels.set(panel, made)
  return made
}

const compiledPanels = new WeakMap<Panel, CompiledPanel>()

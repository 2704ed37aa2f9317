import { type ActionOf } from '../../../schemas/index.ts'
import { type CompiledScreen } from './compiled.ts'
import { compileBody } from './compileScreen.ts'
import { deepFreeze } from './deepFreeze.ts'

/** Blocks in a panel at the side: what they need of a screen, which has neither checks nor an address of its own. */
export interface CompiledPanel extends Pick<CompiledScreen, 'loads' | 'checks' | 'body'> {
  /** With `{placeholders}` of the row. */
  readonly title: string
  readonly size: 'medium' | 'large' | 'wide'
}

type Panel = ActionOf<'show'>['panel']

/** A panel with its defaults; the same for the same definition. */
export function compiledPanel(panel: Panel): CompiledPanel {
  const known = compiled.get(panel)
  if (known) return known
  const { title, size = 'large', loads = {}, body } = panel
  const made = deepFreeze<CompiledPanel>({ title, size, loads, checks: [], body: compileBody(body) })
  compiled.set(panel, made)
  return made
}

const compiled = new WeakMap<Panel, CompiledPanel>()

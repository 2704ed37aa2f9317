import { type Screen } from '../../../schemas/index.ts'
import { type PreviewState } from '../protocol.ts'

/**
 * The screen as it is drawn in a state. On made-up data, whose values are random, no check leads to another screen, unless
 * that is all that the screen does.
 */
export function screenIn(state: PreviewState, screen: Screen): Screen {
  if (state === 'live' || !screen.checks || screen.redirect) return screen
  const { checks: _, ...shown } = screen
  return shown
}

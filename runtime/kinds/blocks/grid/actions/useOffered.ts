import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { type CompiledAction } from '../../../../core/compile/compiled.ts'
import { useScreenLink } from '../../../../shell/useScreenLink.ts'
import { rowAddress } from './rowParams.ts'
import { isShown } from './usability.ts'

/** The actions that are shown on these rows: their condition holds, and the screen they lead to may be opened. */
export function useOffered(
  actions: readonly CompiledAction[],
  rows: readonly Row[],
): readonly CompiledAction[] {
  const screenLink = useScreenLink()
  return actions.filter(
    action =>
      isShown(action, rows) &&
      (action.kind !== 'navigate' || rowAddress(action, rows[0] ?? {}, screenLink) !== undefined),
  )
}

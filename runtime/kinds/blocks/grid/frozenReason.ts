import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { messages } from '../../../core/messages.ts'

/** Why no action can be used on these rows; empty: they can be used. */
export function frozenReason({ frozen, message, username }: GridPage): string {
  return frozen ? message || messages.rowsFrozen(username) : ''
}

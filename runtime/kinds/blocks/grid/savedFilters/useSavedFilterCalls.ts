import { useRef, useState } from 'react'
import { type SavedFilters } from '../../../../../schemas/index.ts'
import { isTaken, messageOf } from '../../../../../schemas/wire/envelope.ts'
import { type SavedFilterRequest } from '../../../../../schemas/wire/savedFilters.ts'
import { type Call, calls } from '../../../../core/calls.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { savedFilterMessages } from '../../../../core/grid/savedFilters.ts'
import { messages } from '../../../../core/messages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'

/** Saving and deleting; both tell what the server says in a toast and give whether it was done (spec 1 §7, §8). */
export interface SavedFilterCalls {
  /** One of them is under way: another one does nothing. */
  readonly busy: boolean
  readonly save: (request: SavedFilterRequest) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** `onLost`: the reply was lost, and what was asked for may have been done. */
export function useSavedFilterCalls(place: SavedFilters, onLost: () => void): SavedFilterCalls {
  const { call, toast } = useRuntime()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  const send = async (sent: Call, done: string): Promise<boolean> => {
    const reply = await call(sent, { ignores404: true, step: true })
    if (!reply.ok) {
      if (!reply.handled) toast(failureToast(reply, messages.error))
      if (reply.lost) onLost()
      return false
    }
    const { data, status } = reply
    if (!isTaken(data)) {
      toast(failureToast({ status, statusText: '', data }, messages.error))
      return false
    }
    toast({ type: 'success', text: messageOf(data) ?? done })
    return true
  }
  const once = async (sent: Call, done: string): Promise<boolean> => {
    if (held.current) return false
    held.current = true
    setBusy(true)
    try {
      return await send(sent, done)
    } finally {
      held.current = false
      setBusy(false)
    }
  }
  return {
    busy,
    save: request => once(calls.saveFilter(place, request), savedFilterMessages.savedDone),
    remove: id => once(calls.deleteFilter(place, id), savedFilterMessages.savedDeleted),
  }
}

import { useRef, useState } from 'react'
import { type SavedFilters } from '../../../../../schemas/index.ts'
import { type SavedFilterRequest } from '../../../../../schemas/wire/savedFilters.ts'
import { type Call } from '../../../../core/call.ts'
import { calls } from '../../../../core/calls.ts'
import { failureToast } from '../../../../core/errors/failure.ts'
import { messages } from '../../../../core/messages.ts'
import { savedFilterMessages } from '../../../../core/savedFilterMessages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'

/** Saving and deleting; both tell what the server says in a toast and give whether it was done (spec 1 §7, §8). */
export interface SavedFilterCalls {
  /** One of them is under way: another one does nothing. */
  readonly busy: boolean
  readonly save: (request: SavedFilterRequest) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

export function useSavedFilterCalls(place: SavedFilters): SavedFilterCalls {
  const { call, toast, validators } = useRuntime()
  const [busy, setBusy] = useState(false)
  const held = useRef(false)
  const send = async (sent: Call, done: string): Promise<boolean> => {
    const all = await validators.all()
    if (!all) return false
    const reply = await call(sent, { ignores404: true, step: true })
    if (!reply.ok) {
      if (!reply.handled) toast(failureToast(reply, messages.error))
      return false
    }
    const { data, status } = reply
    if (!all.actionReply(data) || data.success === false) {
      toast(failureToast({ status, statusText: '', data }, messages.error))
      return false
    }
    toast({ type: 'success', text: data.message || done })
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

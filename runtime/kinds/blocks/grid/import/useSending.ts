import { useEffect, useRef, useState } from 'react'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { type ImportOutcome, sendImport } from './sendImport.ts'

/** Milliseconds from the reply to the closing of the panel (spec 1 §4, §9). */
const CLOSE_DELAY = 500

export interface Sending {
  /** Bytes that have left; undefined while nothing is sent. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined
  /** Locked from the click to the closing of the panel. */
  readonly locked: boolean
  readonly send: (file: File) => void
  /** Ends the sending; what was chosen stays. */
  readonly cancel: () => void
}

/** Sends a file once, however often it is told to; `onAnswered` is called 500 ms after the reply. */
export function useSending(
  definition: CompiledImport,
  onReply: (file: File, outcome: ImportOutcome) => void,
  onAnswered: (outcome: ImportOutcome) => void,
): Sending {
  const runtime = useRuntime()
  const [progress, setProgress] = useState<Sending['progress']>(undefined)
  const [locked, setLocked] = useState(false)
  const running = useRef<AbortController | undefined>(undefined)
  const replied = useStableCallback(onReply)
  const answered = useStableCallback(onAnswered)
  useEffect(() => () => running.current?.abort(), [])
  const unlock = () => {
    running.current = undefined
    setProgress(undefined)
    setLocked(false)
  }
  const send = async (file: File) => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    let left = { sent: 0, total: file.size }
    setLocked(true)
    setProgress(left)
    const onProgress = (sent: number, total: number) => {
      left = { sent, total }
      setProgress(left)
    }
    try {
      const outcome = await sendImport(runtime, definition, file, { signal: stop.signal, onProgress })
      replied(file, outcome)
      runtime.ports.clock.after(CLOSE_DELAY, () => {
        unlock()
        answered(outcome)
      })
    } catch (cause) {
      unlock()
      if (!stop.signal.aborted) throw cause
      const whole = left.sent >= left.total
      runtime.toast({
        type: 'info',
        text: whole ? importMessages.importLeft : importMessages.importCancelled,
      })
    }
  }
  return { progress, locked, send: file => void send(file), cancel: () => running.current?.abort() }
}

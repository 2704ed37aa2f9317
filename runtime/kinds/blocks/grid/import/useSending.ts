import { useEffect, useRef, useState } from 'react'
import { isTaken } from '../../../../../schemas/wire/envelope.ts'
import { type RefusedLine, readRefusedLines } from '../../../../../schemas/wire/massImport.ts'
import { calls } from '../../../../core/calls.ts'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { importMessage, importMessages } from '../../../../core/csv/importMessages.ts'
import { loggedAs } from '../../../../core/errors/failure.ts'
import { messages } from '../../../../core/messages.ts'
import { type Runtime, useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'

/** Milliseconds from the reply until the panel closes (spec 1 §4, §9). */
const CLOSE_DELAY = 500

export interface Sending {
  /** Bytes sent; undefined while nothing is sent. */
  readonly progress: { readonly sent: number; readonly total: number } | undefined
  /** Locked from the click until the panel closes. */
  readonly locked: boolean
  readonly send: (file: File) => void
  /** Aborts the upload; keeps the file. */
  readonly cancel: () => void
}

/** Sends a file only once at a time; `onAnswered` is called 500 ms after the reply. */
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

export interface ImportOutcome {
  readonly success: boolean
  /** The lines refused by the server, and why. */
  readonly errors: readonly RefusedLine[]
}

interface ImportSending {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number, total: number) => void
}

/** Sends the file and shows the server's message (spec 1 §7, §8). Rejects when aborted. */
async function sendImport(
  { call, toast }: Runtime,
  { type, context }: CompiledImport,
  file: File,
  sending: ImportSending,
): Promise<ImportOutcome> {
  const body = new FormData()
  body.set('uploadFile', file)
  if (Object.keys(context).length > 0) body.set('massImportContext', JSON.stringify(context))
  const options = { ignores404: true, step: true, whenLost: importMessages.importLost }
  const reply = await call({ ...calls.massImport(type), body, ...sending }, options)
  const errors = readRefusedLines(reply.data)
  if (reply.ok && (isTaken(reply.data) || isText(reply.data))) {
    toast({ type: 'success', text: importMessage(reply, importMessages.importDone) })
    return { success: true, errors }
  }
  const reported = !reply.ok && reply.handled && reply.status !== -1
  if (!reported) toast({ type: 'error', text: importMessage(reply, messages.error), ...loggedAs(reply.data) })
  return { success: false, errors }
}

/** The plain text of the server (spec 1 §8), not the HTML page of a proxy. */
function isText(body: unknown): boolean {
  return typeof body === 'string' && !body.trimStart().startsWith('<')
}

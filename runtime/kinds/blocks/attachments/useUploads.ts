import { useEffect, useRef, useState } from 'react'
import { isRefused } from '../../../../schemas/wire/envelope.ts'
import { type AttachedRecord, attachmentCalls } from '../../../core/attachments/calls.ts'
import { type AttachmentLimits, attachmentProblem } from '../../../core/attachments/limits.ts'
import { attachmentMessages } from '../../../core/attachments/messages.ts'
import { serverMessage } from '../../../core/errors/failure.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { announce } from '../../../ui/announce.ts'
import { useStableCallback } from '../../useStableCallback.ts'

/** An upload in progress, or a failed one. */
export interface Upload {
  readonly key: number
  readonly file: File
  /** Bytes sent so far. */
  readonly sent: number
  /** Why it failed; empty: in progress. */
  readonly problem: string
  /** It can be sent again unchanged. */
  readonly again: boolean
}

export interface FileUploads {
  readonly uploads: readonly Upload[]
  readonly add: (files: readonly File[]) => void
  /** Sends a failed upload again. */
  readonly retry: (upload: Upload) => void
  /** Aborts an upload, or removes a failed one from the list. */
  readonly remove: (upload: Upload) => void
}

/** Uploads files one by one; `count` exist already, `onAdded` is called after each added one. */
export function useUploads(
  record: AttachedRecord,
  limits: AttachmentLimits,
  count: number,
  onAdded: () => void,
): FileUploads {
  const { call } = useRuntime()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const waiting = useRef<readonly Upload[]>([])
  const running = useRef<{ readonly key: number; readonly stop: AbortController } | undefined>(undefined)
  const keys = useRef(0)
  useEffect(
    () => () => {
      waiting.current = []
      running.current?.stop.abort()
    },
    [],
  )
  const change = (key: number, part: Partial<Upload>) =>
    setUploads(before => before.map(one => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setUploads(before => before.filter(one => one.key !== key))

  const sendNext = useStableCallback(async () => {
    const [next, ...others] = waiting.current
    if (running.current || !next) return
    waiting.current = others
    const stop = new AbortController()
    running.current = { key: next.key, stop }
    await send(next, stop.signal)
    running.current = undefined
    void sendNext()
  })

  async function send({ key, file }: Upload, signal: AbortSignal): Promise<void> {
    const body = new FormData()
    body.set('file', file)
    const onProgress = (sent: number) => change(key, { sent })
    const options = { ignores404: true, step: true, whenLost: attachmentMessages.lost }
    try {
      const reply = await call({ ...attachmentCalls.add(record), body, signal, onProgress }, options)
      if (reply.ok && !isRefused(reply.data)) {
        drop(key)
        announce(attachmentMessages.added(file.name))
        onAdded()
        return
      }
      const problem =
        serverMessage({ statusText: '', ...reply }) ??
        (!reply.ok && reply.lost ? attachmentMessages.lost : attachmentMessages.notAdded(file.name))
      // The reloaded list shows whether it was added.
      if (!reply.ok && reply.lost) onAdded()
      change(key, { problem, again: true })
    } catch (cause) {
      drop(key)
      if (!signal.aborted) throw cause
      announce(attachmentMessages.cancelled(file.name))
      onAdded()
    }
  }

  return {
    uploads,
    add(files) {
      const coming = uploads.filter(({ problem }) => problem === '').length
      const added = files.map((file, at) => {
        const problem = attachmentProblem(file, limits, count + coming + at) ?? ''
        return { key: ++keys.current, file, sent: 0, problem, again: false }
      })
      setUploads(before => [...before, ...added])
      waiting.current = [...waiting.current, ...added.filter(({ problem }) => problem === '')]
      void sendNext()
    },
    retry(upload) {
      // Ignores a second click before the first is rendered.
      if ([running.current, ...waiting.current].some(one => one?.key === upload.key)) return
      const again = { ...upload, sent: 0, problem: '', again: false }
      change(upload.key, again)
      waiting.current = [...waiting.current, again]
      void sendNext()
    },
    remove({ key }) {
      waiting.current = waiting.current.filter(one => one.key !== key)
      if (running.current?.key === key) running.current.stop.abort()
      else drop(key)
    },
  }
}

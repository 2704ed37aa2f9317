import { useEffect, useRef, useState } from 'react'
import { isRecord, isTaken, messageOf } from '../../../../schemas/wire/envelope.ts'
import { readFieldErrors } from '../../../../schemas/wire/fieldErrors.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { failureToast, serverMessage } from '../../../core/errors/failure.ts'
import { type FormErrors, type FormStore } from '../../../core/form/formStore.ts'
import { multipartBody, sendsFiles } from '../../../core/form/multipartBody.ts'
import { asksBefore, sentBody } from '../../../core/form/sentValues.ts'
import { type FormValues } from '../../../core/form/values.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { messages } from '../../../core/messages.ts'
import { toastLink } from '../../../core/toasts/toastLink.ts'
import { type CallReply } from '../../../shell/calls/callReply.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { type FormDraft } from '../../../shell/forms/useFormDraft.ts'
import { useScreenLink } from '../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'
import { useLock } from '../../../shell/useLock.ts'
import { whenIdle } from '../../../shell/whenIdle.ts'
import { useStableCallback } from '../../useStableCallback.ts'
import { doneAddress } from '../grid/actions/rowParams.ts'
import { type FormSource } from './formSurroundings.ts'
import { editedRecord, filledPath } from './sentWay.ts'
import { unreadFiles } from './unreadFiles.ts'
import { type DryRunReply, useDryRunReply } from './useDryRunReply.ts'
import { useFormValidator } from './useFormValidator.ts'

const fetchFormErrors = () => chunk(() => import('../../form/formErrors.ts'))

/** The submission of a form. */
export interface Submission {
  /** The button is locked: until the reply, and for the time set by the form. */
  readonly locked: boolean
  /** The way that is being sent, until the reply arrives. */
  readonly busy: CompiledSubmit | undefined
  /** The way that waits for confirmation. */
  readonly asks: CompiledSubmit | undefined
  /** Number of refused attempts, by the form or by the server. */
  readonly refusals: number
  /** The server's message for the last refusal; undefined: the form itself refused. */
  readonly said: string | undefined
  /** The server's message for a conflict with another user; undefined: none since. */
  readonly conflict: string | undefined
  /** The reply of a dry run with the current values; undefined: none since they changed. */
  readonly tried: DryRunReply | undefined
  /** Whether a call that saves is pending. */
  readonly isSending: () => boolean
  /** Sends it the first way. */
  submit(): void
  /** Validates, asks for confirmation if required, and sends. Ignored while locked. */
  submitBy(way: CompiledSubmit): void
  confirm(): void
  dismiss(): void
}

/**
 * Sends a form once for a double click. Errors of any source are shown at their fields; a failure keeps the
 * input, and success deletes the draft.
 */
export function useSubmission(
  store: FormStore,
  draft: FormDraft,
  source: FormSource,
  { edited, onSaved, onRead }: Edited,
): Submission {
  const runtime = useRuntime()
  const { call, toast } = runtime
  const { params } = useScreen()
  const screenLink = useScreenLink()
  const validator = useFormValidator(store.form.id)
  const { submits } = store.form
  const { locked, run } = useLock()
  const checking = useRef(false)
  const sending = useRef(false)
  const saving = useRef(false)
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    // An open form must still save after a deployment. A failed fetch is reported on submit.
    void whenIdle()
      .then(() => Promise.all([validator(), fetchFormErrors()]))
      .catch(() => undefined)
    return () => {
      open.current = false
    }
  }, [validator])
  const [busy, setBusy] = useState<CompiledSubmit>()
  const [asks, setAsks] = useState<CompiledSubmit>()
  const [refusal, setRefusal] = useState<Refusal>({ number: 0, said: undefined })
  const [conflict, setConflict] = useState<string>()
  const [tried, setTried] = useDryRunReply(store)

  function refuse(errors: FormErrors, said?: string) {
    store.setErrors(errors)
    setRefusal(before => ({ number: before.number + 1, said }))
  }

  const submitBy = useStableCallback((way: CompiledSubmit | undefined = submits[0]) => {
    if (!way || locked || checking.current || sending.current) return
    checking.current = true
    void check(way).finally(() => {
      checking.current = false
    })
  })

  async function check(way: CompiledSubmit): Promise<void> {
    const parts = await Promise.all([validator(), fetchFormErrors()]).catch(() => undefined)
    // Its chunk is missing: nothing is lost, and the next click fetches it again.
    if (!parts) return toast({ type: 'error', text: messages.error })
    const [validate, { formErrors }] = parts
    const used = { ...way, ...(edited && way.next) }
    const found = formErrors(store, validate, used)
    const errors = Object.keys(found).length === 0 ? await unreadFiles(store, used) : found
    if (Object.keys(errors).length > 0) refuse(errors)
    else if (asksBefore(store, way)) setAsks(way)
    else run(() => send(way), way.lock)
  }

  async function send(way: CompiledSubmit): Promise<void> {
    if (sending.current) return
    // Keeps the input whatever the reply, also if the page is left because of it.
    draft.flush()
    sending.current = true
    saving.current = way.dryRun === undefined
    setBusy(way)
    setTried(undefined)
    let followed: Promise<void> | undefined
    try {
      const sent = store.all()
      const next = edited && way.next
      const used = { ...way, ...next }
      const values = { ...source.body, ...sentBody(store, used) }
      const body = sendsFiles(store.form, used) ? multipartBody(values) : values
      const path = next
        ? filledPath(next.call, [edited, params, source.record])
        : (source.paths[submits.indexOf(way)] ?? '')
      const reply = await call(
        { method: (next ?? way).method, path, body },
        {
          ignores404: true,
          step: true,
          safe: way.dryRun !== undefined,
          draft: draft.place,
          sensitive: !draft.kept(),
        },
      )
      if (reply.ok && isTaken(reply.data)) followed = answered(way, sent, reply.data)
      else followed = failed(reply, next)
    } finally {
      sending.current = false
      saving.current = false
      setBusy(undefined)
      setAsks(undefined)
    }
    // Sent again before its record has reloaded, it would conflict with its own change.
    await followed
  }

  function answered(way: CompiledSubmit, sent: FormValues, reply: unknown): Promise<void> | undefined {
    store.setErrors({})
    setRefusal({ number: 0, said: undefined })
    setConflict(undefined)
    if (!way.dryRun) return saved(way, sent, reply)
    setTried({ way, values: sent, reply })
    return undefined
  }

  function saved(way: CompiledSubmit, sent: FormValues, reply: unknown): Promise<void> | undefined {
    const record = editedRecord(way, reply, edited)
    if (record) store.edits(sent)
    // A form without a record is blank again for the next one.
    else if (source.record === undefined) store.next(sent)
    else store.saved(sent)
    draft.drop()
    onSaved(record ?? (source.record === undefined ? undefined : edited))
    const text = way.toast === 'server' ? messageOf(reply) : way.toast
    if (text) toast({ type: 'success', text, ...toastLink(way.link, screenLink, params, reply) })
    const path = doneAddress(way, reply, params, screenLink)
    if (path === undefined) return source.onSaved(way)
    runtime.navigate(path)
    return undefined
  }

  function failed(reply: CallReply, next: CompiledSubmit['next']): Promise<void> | undefined {
    const errors = readFieldErrors(reply.data)
    const named = Object.keys(errors).length > 0
    // Field errors of an earlier reply do not explain this refusal.
    if (!named) store.setErrors({})
    if (!reply.ok && reply.handled) return
    const failure = { statusText: '', ...reply }
    const said = serverMessage(failure)
    if (named) refuse(errors, said ?? messages.error)
    // A user who has left the form sees no field errors and would take it for saved.
    if (!named || !open.current)
      toast(failureToast(failure, Object.values(errors).flat().join(' ') || messages.error))
    if (reply.status !== 409) return
    setConflict(said ?? messages.error)
    return edited ? readAgain(edited, next) : source.onConflict()
  }

  async function readAgain(record: Row, next: CompiledSubmit['next']): Promise<void> {
    if (!next?.read) return
    const path = filledPath(next.read.get, [record, params, source.record])
    const reply = await call({ method: 'GET', path }, { background: true })
    const read = reply.ok && selectPart(reply.data, next.read.select)
    if (isRecord(read)) onRead({ ...record, ...read })
  }

  return {
    locked,
    busy,
    asks,
    refusals: refusal.number,
    said: refusal.said,
    conflict,
    tried,
    isSending: useRef(() => saving.current).current,
    submit: useStableCallback(() => submitBy()),
    submitBy,
    confirm: useStableCallback(() => asks && run(() => send(asks), asks.lock)),
    dismiss: useStableCallback(() => setAsks(undefined)),
  }
}

/** The record of an earlier reply that the form edits. */
interface Edited {
  /** Undefined: it is about its own record, or none. */
  readonly edited: Row | undefined
  /** Called after each save, with the record that the form edits from then on. */
  readonly onSaved: (next: Row | undefined) => void
  /** Called with the record as someone else has saved it. */
  readonly onRead: (next: Row) => void
}

interface Refusal {
  readonly number: number
  readonly said: string | undefined
}

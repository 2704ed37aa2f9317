import { useCallback, useEffect, useRef, useState } from 'react'
import { type FormValidator } from '../../../../schemas/index.ts'
import { isTaken, messageOf } from '../../../../schemas/wire/envelope.ts'
import { readFieldErrors } from '../../../../schemas/wire/fieldErrors.ts'
import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { failureToast, serverMessage } from '../../../core/errors/failure.ts'
import { type FormErrors, type FormStore } from '../../../core/form/formStore.ts'
import { sentBody } from '../../../core/form/sentValues.ts'
import { type FormValues } from '../../../core/form/values.ts'
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

const fetchFormErrors = () => chunk(() => import('../../form/formErrors.ts'))

/** The way of a form to the server. */
export interface Submission {
  /** The button is locked: until the reply, and as long as the form says. */
  readonly locked: boolean
  /** The way it is being sent, as long as the reply is not there. */
  readonly busy: CompiledSubmit | undefined
  /** The way about which it asks whether it shall be sent so. */
  readonly asks: CompiledSubmit | undefined
  /** How often it was refused, by itself or by the server. */
  readonly refusals: number
  /** What the server said of the last refusal; undefined: the form refused by itself. */
  readonly said: string | undefined
  /** What the server said when somebody else was faster; undefined: no conflict since. */
  readonly conflict: string | undefined
  /** Whether a call is under way at this moment. */
  readonly isSending: () => boolean
  /** Sends it the first way. */
  submit(): void
  /** Checks the values, asks where the way says so, and sends them. A second call while it is locked does nothing. */
  submitBy(way: CompiledSubmit): void
  confirm(): void
  dismiss(): void
}

/**
 * Sends a form once for a double click. What is wrong lands on its fields, whoever finds it; after any failure everything
 * that is typed stays, and after success its draft is gone.
 */
export function useSubmission(
  store: FormStore,
  draft: FormDraft,
  source: FormSource,
  onSaved: () => void,
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
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    // An open form must still save after a deployment replaced the script. A failed fetch is reported on submit.
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
    // Its part of the script is gone: nothing is lost, and the next press asks for it again.
    if (!parts) return toast({ type: 'error', text: messages.error })
    const [validate, { formErrors }] = parts
    const errors = formErrors(store, validate, way)
    if (Object.keys(errors).length > 0) refuse(errors)
    else if (way.confirm) setAsks(way)
    else run(() => send(way), way.lock)
  }

  async function send(way: CompiledSubmit): Promise<void> {
    if (sending.current) return
    // Whatever comes back, and if the page is left for it: what was typed is kept.
    draft.flush()
    sending.current = true
    setBusy(way)
    let followed: Promise<void> | undefined
    try {
      const sent = store.all()
      const body = { ...source.body, ...sentBody(store, way) }
      const reply = await call(
        { method: way.method, path: source.paths[submits.indexOf(way)] ?? '', body },
        { ignores404: true, step: true, draft: draft.place, sensitive: !draft.kept() },
      )
      if (reply.ok && isTaken(reply.data)) followed = saved(way, sent, reply.data)
      else followed = failed(reply)
    } finally {
      sending.current = false
      setBusy(undefined)
      setAsks(undefined)
    }
    // Sent again before its record is there, it would meet its own change.
    await followed
  }

  function saved(way: CompiledSubmit, sent: FormValues, reply: unknown): Promise<void> | undefined {
    store.setErrors({})
    setRefusal({ number: 0, said: undefined })
    setConflict(undefined)
    // A form without a record is blank again, for the next one.
    if (source.record === undefined) store.next(sent)
    else store.saved(sent)
    draft.drop()
    onSaved()
    const text = way.toast === 'server' ? messageOf(reply) : way.toast
    if (text) toast({ type: 'success', text, ...toastLink(way.link, screenLink, params) })
    const path = doneAddress(way, reply, params, screenLink)
    if (path === undefined) return source.onSaved(way)
    runtime.navigate(path)
    return undefined
  }

  function failed(reply: CallReply): Promise<void> | undefined {
    const errors = readFieldErrors(reply.data)
    const named = Object.keys(errors).length > 0
    // What an earlier reply said of fields is not what keeps it from going now.
    if (!named) store.setErrors({})
    if (!reply.ok && reply.handled) return
    const failure = { statusText: '', ...reply }
    const said = serverMessage(failure)
    if (named) refuse(errors, said ?? messages.error)
    // Whoever has left meanwhile sees no field, and would take it for saved.
    if (!named || !open.current)
      toast(failureToast(failure, Object.values(errors).flat().join(' ') || messages.error))
    if (reply.status !== 409) return
    setConflict(said ?? messages.error)
    return source.onConflict()
  }

  return {
    locked,
    busy,
    asks,
    refusals: refusal.number,
    said: refusal.said,
    conflict,
    isSending: useRef(() => sending.current).current,
    submit: useStableCallback(() => submitBy()),
    submitBy,
    confirm: useStableCallback(() => asks && run(() => send(asks), asks.lock)),
    dismiss: useStableCallback(() => setAsks(undefined)),
  }
}

interface Refusal {
  readonly number: number
  readonly said: string | undefined
}

/**
 * The validator of a form of this screen, by the id of the form. It is fetched with the first call; where the form stands
 * in the body of the screen, beside the data of the screen. Rejects with `ChunkMissing` as every part of the script.
 */
function useFormValidator(id: string): () => Promise<FormValidator> {
  const { forms, screen } = useScreen()
  return useCallback(async () => {
    const validator = (await forms?.fetch())?.[id]
    if (!validator) throw new Error(`The screen ${screen.name} has no validator for the form ${id}.`)
    return validator
  }, [forms, screen, id])
}

import { useMemo, useState } from 'react'
import { type Submit } from '../../../../../schemas/index.ts'
import {
  type CompiledAction,
  type CompiledDownload,
  type CompiledOpen,
  type CompiledRequest,
  type CompiledShow,
  type RecordValues,
} from '../../../../core/compile/compiled.ts'
import { type SentAction } from '../../../../core/grid/actions.ts'
import { messages } from '../../../../core/messages.ts'
import { valueAt } from '../../../../core/objects.ts'
import { plainText } from '../../../../core/text/displayText.ts'
import { toastLink } from '../../../../core/toasts/toastLink.ts'
import { type HttpCall } from '../../../../ports/http.ts'
import { isChunkMissing } from '../../../../shell/calls/lazy.ts'
import { useScreenLink } from '../../../../shell/frame/ScreenLink.tsx'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { useScreen } from '../../../../shell/screen/ScreenContext.tsx'
import { useStableCallback } from '../../../useStableCallback.ts'
import { fetchActionWork } from './fetchActionWork.ts'
import {
  type ActionTarget,
  actionLockOf,
  createLocks,
  type Locks,
  lockOf,
  runOf,
} from './GridActionsContext.ts'
import { doneAddress, rowAddress } from './rowParams.ts'

/** An action that waits for confirmation. */
export interface AskedAction {
  readonly action: CompiledAction
  readonly target: ActionTarget
  /** Confirmed, and the call is pending. */
  readonly busy: boolean
}

export interface ActionRunner {
  readonly locks: Locks
  readonly asked: AskedAction | undefined
  start(action: CompiledAction, target: ActionTarget): void
  confirm(): void
  /** Closes the dialog without running the action. */
  dismiss(): void
}

/** A form that an action opens. */
export interface OpenedForm {
  readonly action: CompiledOpen
  readonly target: ActionTarget
  /** One per way to send, the main one first; may be empty. Bodies are sent in addition to the fields. */
  readonly calls: readonly HttpCall[]
}

/** Blocks that an action shows. */
interface ShownBlocks {
  readonly action: CompiledShow
  readonly target: ActionTarget
}

/** What an action opens in a panel. */
export type Opened = OpenedForm | ShownBlocks

export interface ActionParts {
  /** The call of a request or download, with all of its data. */
  callOf(action: SentAction, target: ActionTarget): Promise<HttpCall>
  /** Opens the panel of an action; a form is sent by these calls, if any. */
  onOpen(opened: Opened): void
  /** A request has succeeded. A promise resolves when the reloaded data has arrived. */
  onDone(target: ActionTarget, action: CompiledAction): Promise<void> | undefined
  /** Sets fields of the record. Absent: there is no record. */
  onSet?(values: RecordValues): void
  /** A conflict (409) or a lost reply was reported: reload the target. */
  onConflict(): Promise<void> | undefined
}

/**
 * Runs the actions of a grid or record: one effect for a double click, a button locked until the reply and
 * for the action's lock time, and the server's message as a toast. A failure changes nothing; a missing chunk
 * is reported as a failure.
 */
export function useActionRunner(parts: ActionParts): ActionRunner {
  const runtime = useRuntime()
  const { ports, toast } = runtime
  const { params } = useScreen()
  const screenLink = useScreenLink()
  const locks = useMemo(createLocks, [])
  const [asked, setAsked] = useState<AskedAction>()

  const isLocked = (action: CompiledAction, target: ActionTarget) =>
    locks.has(lockOf(target)) || locks.has(actionLockOf(action, target))

  const start = useStableCallback((action: CompiledAction, target: ActionTarget) => {
    if (isLocked(action, target)) return
    if (action.confirm) setAsked({ action, target, busy: false })
    else void perform(action, target)
  })

  async function perform(action: CompiledAction, target: ActionTarget): Promise<void> {
    try {
      await act(action, target)
    } catch (error) {
      if (!isChunkMissing(error)) throw error
      toast({ type: 'error', text: messages.error })
    }
  }

  async function act(action: CompiledAction, target: ActionTarget): Promise<void> {
    if (action.kind === 'navigate') {
      const path = rowAddress(action, 'row' in target ? target.row : {}, screenLink)
      return path === undefined ? undefined : runtime.navigate(path)
    }
    if (action.kind === 'show') return parts.onOpen({ action, target })
    if (action.kind === 'open') return open(action, target)
    const unlockTarget = locks.add(lockOf(target))
    const unlockAction = locks.add(actionLockOf(action, target))
    const ended = locks.add(runOf(action, target))
    const wait = action.kind === 'request' ? action.lock : 0
    const waited = new Promise<void>(resolve => ports.clock.after(wait, resolve))
    let followed: Promise<void> | undefined
    try {
      if (action.kind === 'request') followed = (await request(action, target)).followed
      else await download(action, target)
    } finally {
      ended()
      const unlock = () => {
        unlockTarget()
        if (wait === 0) unlockAction()
        else void waited.then(unlockAction)
      }
      // Until then the buttons belong to the previous state.
      if (followed) void followed.then(unlock)
      else unlock()
    }
  }

  async function open(action: CompiledOpen, target: ActionTarget): Promise<void> {
    const { submit, otherSubmits = [] } = action.form
    const ways = submit ? [submit, ...otherSubmits] : []
    const callOf = ({ call, method = 'POST' }: Submit) =>
      parts.callOf({ kind: 'request', call, method, body: {} }, target)
    parts.onOpen({ action, target, calls: await Promise.all(ways.map(callOf)) })
  }

  /** `followed`: the reload of the data it has changed. */
  async function request(
    action: CompiledRequest,
    target: ActionTarget,
  ): Promise<{ readonly followed?: Promise<void> | undefined }> {
    const sent = await parts.callOf(action, target)
    const { sendRequest } = await fetchActionWork()
    const { ended, reply } = await sendRequest(runtime, action, sent, data =>
      toastLink(action.link, screenLink, params, data),
    )
    // Shows the change made by someone else, or by this very call.
    if (ended === 'conflict' || ended === 'lost') return { followed: parts.onConflict() }
    if (ended === 'failed' && action.failure.set) parts.onSet?.(action.failure.set)
    if (ended !== 'done') return {}
    if (action.set) parts.onSet?.(action.set)
    const path = doneAddress(action, reply, params, screenLink)
    if (path !== undefined) runtime.navigate(path)
    else if (!action.set) return { followed: parts.onDone(target, action) }
    return {}
  }

  async function download(action: CompiledDownload, target: ActionTarget): Promise<void> {
    const sent = await parts.callOf(action, target)
    const name = action.fileName || plainText(valueAt(sent.body, 'fileName'))
    const { downloadFile } = await fetchActionWork()
    await downloadFile(runtime, sent, name, action.label)
  }

  return {
    locks,
    asked,
    start,
    confirm() {
      // A second click may come before the first is rendered.
      if (!asked || asked.busy || isLocked(asked.action, asked.target)) return
      setAsked({ ...asked, busy: true })
      void perform(asked.action, asked.target).finally(() => setAsked(undefined))
    },
    dismiss: () => setAsked(undefined),
  }
}

import { type MassImportReply, readMassImport } from '../../../../../schemas/wire/massImport.ts'
import { calls } from '../../../../core/calls.ts'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { loggedAs } from '../../../../core/errors/failure.ts'
import { importMessage } from '../../../../core/errors/importMessage.ts'
import { importMessages } from '../../../../core/importMessages.ts'
import { messages } from '../../../../core/messages.ts'
import { valueAt } from '../../../../core/valueAt.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'

export interface ImportOutcome {
  readonly success: boolean
  /** The lines that the server refused, and why. */
  readonly errors: ReturnType<typeof readMassImport>['errors']
}

export interface ImportSending {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number, total: number) => void
}

/** Sends the file and tells the user what the server says of it (spec 1 §7, §8). Rejects when it is aborted. */
export async function sendImport(
  { call, toast, validators }: Runtime,
  { type, context }: CompiledImport,
  file: File,
  sending: ImportSending,
): Promise<ImportOutcome> {
  const all = await validators.all()
  if (!all) return { success: false, errors: [] }
  const body = new FormData()
  body.set('uploadFile', file)
  if (Object.keys(context).length > 0) body.set('massImportContext', JSON.stringify(context))
  const reply = await call({ ...calls.massImport(type), body, ...sending }, { ignores404: true, step: true })
  const known: MassImportReply | undefined = all.massImport(reply.data) ? reply.data : undefined
  const errors = known ? readMassImport(known).errors : []
  if (reply.ok && valueAt(reply.data, 'success') !== false) {
    toast({ type: 'success', text: importMessage(reply, importMessages.importDone) })
    return { success: true, errors }
  }
  const told = !reply.ok && reply.handled && reply.status !== -1
  if (!told) toast({ type: 'error', text: importMessage(reply, messages.error), ...loggedAs(reply.data) })
  return { success: false, errors }
}

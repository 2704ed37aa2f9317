import { isTaken } from '../../../../../schemas/wire/envelope.ts'
import { type RefusedLine, readRefusedLines } from '../../../../../schemas/wire/massImport.ts'
import { calls } from '../../../../core/calls.ts'
import { type CompiledImport } from '../../../../core/compile/compiled.ts'
import { importMessage, importMessages } from '../../../../core/csv/importMessages.ts'
import { loggedAs } from '../../../../core/errors/failure.ts'
import { messages } from '../../../../core/messages.ts'
import { type Runtime } from '../../../../shell/RuntimeContext.tsx'

export interface ImportOutcome {
  readonly success: boolean
  /** The lines that the server refused, and why. */
  readonly errors: readonly RefusedLine[]
}

export interface ImportSending {
  readonly signal: AbortSignal
  readonly onProgress: (sent: number, total: number) => void
}

/** Sends the file and tells the user what the server says of it (spec 1 §7, §8). Rejects when it is aborted. */
export async function sendImport(
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
  const told = !reply.ok && reply.handled && reply.status !== -1
  if (!told) toast({ type: 'error', text: importMessage(reply, messages.error), ...loggedAs(reply.data) })
  return { success: false, errors }
}

/** The bare text of the server, which spec 1 §8 knows, and not the page of a proxy. */
function isText(body: unknown): boolean {
  return typeof body === 'string' && !body.trimStart().startsWith('<')
}

import { isRecord } from '../../../../schemas/wire/envelope.ts'
import { type Row } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledSubmit } from '../../../core/compile/compiledForm.ts'
import { selectPart } from '../../../core/loads/selectPart.ts'
import { valueAt } from '../../../core/objects.ts'
import { fillPath, placeholders } from '../../../core/path.ts'
import { plainText } from '../../../core/text/displayText.ts'

/** The path of a call, each placeholder from the first of these that has a value for it. */
export function filledPath(call: string, sources: readonly unknown[]): string {
  const values = placeholders(call).map(name => {
    const found = sources.map(source => plainText(valueAt(source, name))).find(text => text !== '')
    return [name, found ?? ''] as const
  })
  return fillPath(call, Object.fromEntries(values))
}

/** The record that a form edits after a reply: that of the reply, over what is known of it. */
export function editedRecord(way: CompiledSubmit, reply: unknown, before: Row | undefined): Row | undefined {
  if (way.edits === '') return undefined
  const record = selectPart(reply, way.edits)
  return isRecord(record) ? { ...before, ...record } : before
}

import { type MassImportReply } from '../../../schemas/wire/massImport.ts'
import { type Call, type CallRequest } from '../server/call.ts'
import { Refusal } from '../server/refusal.ts'
import { writeOffColumns } from '../writeOffs/import.ts'
import { type Variant } from '../writeOffs/writeOffStatuses.ts'
import { decodeText } from './decodeText.ts'
import { type FittingRows, fittingRows } from './fittingRows.ts'
import { type CsvRow, readRows } from './readRows.ts'
import { type ImportOutcome, runImport } from './runImport.ts'
import { sampleImport } from './sampleImport.ts'

/** The import types of the sandbox: spec 1 §3 gives them as integers. */
const types: ReadonlyMap<string, Variant> = new Map([
  ['1', 'write-off'],
  ['2', 'write-off-wmt'],
])
const largestFile = 100 * 1024 * 1024

/** POST /api/mass-import/import/{importType}, spec 1 §7. `response` has the refusals, whole or by line. */
export const massImportCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/mass-import/import/:importType',
    access: ['finance_write_off'],
    // The form around the file takes some bytes too.
    largest: largestFile + 64 * 1024,
    // Other requests are answered while a large file is read.
    waits: true,
    answer: async (request): Promise<Response> => {
      try {
        const { status, reply } = answered(await importFile(request))
        return Response.json(reply, { status })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return Response.json({ success: false, response: error.message }, { status: error.status })
      }
    },
  },
]

async function importFile(request: CallRequest): Promise<ImportOutcome> {
  const { store, user, param, form, keep, samples } = request
  const variant = types.get(param('importType'))
  const fields = await form()
  refuseBadContext(fields.get('massImportContext'))
  const file = fields.get('uploadFile')
  if (!(file instanceof File)) throw new Refusal(400, 'File is required.')
  if (!/\.csv$/i.test(file.name)) throw new Refusal(400, 'Only .csv files can be imported.')
  if (file.size > largestFile) throw new Refusal(413, 'The file is larger than 100 MB.')
  const { header, rows, refused } = tableOf(await file.bytes())
  const onWritten = (outcome: ImportOutcome) => {
    const { status, reply } = answered(outcome)
    keep(status, reply)
  }
  if (variant)
    return runImport(store, {
      persona: user.name,
      file: file.name,
      variant,
      rows,
      refused,
      places: placesOf(header),
      onWritten,
    })
  const type = param('importType')
  const outcome = await sampleImport({
    store,
    samples,
    user,
    type,
    file: file.name,
    header,
    rows,
    refused,
    onWritten,
  })
  if (!outcome) throw new Refusal(400, `There is no import type '${type}'.`)
  return outcome
}

/** Nothing of the sandbox depends on the context, but what is sent must be what the specification says. */
function refuseBadContext(context: FormDataEntryValue | null): void {
  if (context === null) return
  try {
    JSON.parse(String(context))
  } catch {
    throw new Refusal(400, 'The massImportContext is not JSON.')
  }
}

function tableOf(bytes: Uint8Array): FittingRows & { readonly header: CsvRow } {
  if (bytes.length === 0) throw new Refusal(400, 'The file is empty.')
  const text = decodeText(bytes)
  if (text === undefined) throw new Refusal(400, 'The file is not text in UTF-8 or UTF-16.')
  const { rows, broken } = readRows(text)
  if (broken !== undefined)
    throw new Refusal(400, `The file is cut off. The quotation that begins on line ${broken} never ends.`)
  const [header, ...rest] = rows
  if (!header || rest.length === 0) throw new Refusal(400, 'The file has no rows.')
  return { header, ...fittingRows(header, rest) }
}

function placesOf({ cells }: CsvRow): Record<(typeof writeOffColumns)[number], number> {
  // As an export writes them: 'Order Nr' is 'orderNr'.
  const names = cells.map(cell => cell.replace(/[\s_-]/g, '').toLowerCase())
  const place = (column: string) => names.indexOf(column.toLowerCase())
  const missing = writeOffColumns.filter(column => place(column) < 0)
  if (missing.length > 0) throw new Refusal(400, `The file has no column ${missing.join(', ')}.`)
  const [orderNr, amount, currency, reason] = writeOffColumns
  return {
    orderNr: place(orderNr),
    amount: place(amount),
    currency: place(currency),
    reason: place(reason),
  }
}

function answered({ imported, refused, text }: ImportOutcome) {
  const reply: MassImportReply = {
    success: imported > 0,
    response: text,
    errors: refused.map(one => ({ ...one })),
  }
  return { reply, status: imported > 0 ? 200 : 400 }
}

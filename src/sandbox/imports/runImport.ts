import { setImmediate } from 'node:timers/promises'
import { type Store } from '../database/store.ts'
import { addFile, dropOldFiles } from '../files/files.ts'
import { beginProcess, type ProcessEnd } from '../processes/beginProcess.ts'
import { csvCell } from '../reports/csvCell.ts'
import { counted, figure } from '../values/figures.ts'
import { type RefusedLine, readWriteOffs, type writeOffColumns } from '../writeOffs/import.ts'
import { type Variant } from '../writeOffs/writeOffStatuses.ts'
import { importMessages } from './importMessages.ts'
import { type CsvRow } from './readRows.ts'

/** Refused lines that the file lists at most. */
const mostLines = 10_000

/** An import and its user. */
export interface NewImport {
  readonly persona: string
  /** Name of the file. */
  readonly file: string
  readonly variant: Variant
  readonly rows: readonly CsvRow[]
  /** Lines that were refused before their values were read. */
  readonly refused: readonly RefusedLine[]
  /** Index of the cell of each column. */
  readonly places: Readonly<Record<(typeof writeOffColumns)[number], number>>
  /** Called in the transaction in which the rows are written. */
  readonly onWritten: (outcome: ImportOutcome) => void
}

/** How an import went. */
export interface ImportOutcome {
  readonly imported: number
  readonly refused: readonly RefusedLine[]
  /** For the user: '3 rows imported, 1 refused.' */
  readonly text: string
}

/**
 * Imports the good rows, in one transaction with the message about them, and refuses the others. The process
 * continues after the client has gone; it ends in a SUCCESS_MESSAGE, or in an ERROR_DOWNLOAD with the refused
 * lines.
 */
export function runImport(store: Store, one: NewImport): Promise<ImportOutcome> {
  const { persona, file, variant, rows, places } = one
  const { running, interrupted, failed } = importMessages(file)
  const process = beginProcess(store, { persona, type: 'massImport', message: running, interrupted })
  return store.background.run(async signal => {
    try {
      const read = await readWriteOffs(store, variant, rows, places, async done => {
        // Other requests are answered in between.
        await setImmediate()
        signal.throwIfAborted()
        process.progress(done, rows.length)
      })
      const refused = [...one.refused, ...read.refused].toSorted((a, b) => a.line - b.line)
      const ended = { imported: read.good, refused, text: outcomeText(read.good, refused) }
      process.end(() => {
        read.write()
        one.onWritten(ended)
        return endOf(store, one, ended)
      })
      dropOldFiles(store, persona)
      return ended
    } catch (error) {
      if (!signal.aborted) process.end(() => ({ type: 'ERROR_MESSAGE', message: failed }))
      throw error
    }
  })
}

/** '3 rows imported, 1 refused.' */
export function outcomeText(imported: number, refused: readonly RefusedLine[]): string {
  const rows = `${counted(imported, 'row')} imported`
  return refused.length === 0 ? `${rows}.` : `${rows}, ${figure(refused.length)} refused.`
}

function endOf(store: Store, { persona, file }: NewImport, { refused, text }: ImportOutcome): ProcessEnd {
  const message = importMessages(file).ended(text)
  if (refused.length === 0) return { type: 'SUCCESS_MESSAGE', message }
  const lines = refused.slice(0, mostLines).map(one => `${one.line},${csvCell('text', one.message)}\r\n`)
  const name = `${file
    .replace(/\.csv$/i, '')
    .replace(/[^\w. -]/g, '_')
    .slice(0, 80)}-refused.csv`
  const content = `\ufeffline,message\r\n${lines.join('')}`
  return { type: 'ERROR_DOWNLOAD', message, fileId: addFile(store, { persona, name, content }) }
}

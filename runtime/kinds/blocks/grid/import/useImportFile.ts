import { useEffect, useState } from 'react'
import { type CompiledImportColumn } from '../../../../core/compile/compiled.ts'
import { CsvProblem, isCsvName } from '../../../../core/csv/decode.ts'
import { importMessages } from '../../../../core/csv/importMessages.ts'
import { messages } from '../../../../core/messages.ts'
import { type FileView, inspectFile } from './inspectFile.ts'

/**
 * The progress of checking a file. `refused`: it is not a .csv file and cannot be sent. `unread`: the browser
 * cannot check it, so the server decides. `message` says why.
 */
export interface FileInspection {
  readonly phase: 'none' | 'refused' | 'reading' | 'unread' | 'ready'
  /** 0 to 1. */
  readonly share: number
  readonly view: FileView | undefined
  readonly message: string | undefined
}

const none: FileInspection = { phase: 'none', share: 0, view: undefined, message: undefined }

/** Checks a file in chunks as soon as it is chosen; another choice aborts that. */
export function useImportFile(
  file: File | undefined,
  columns: readonly CompiledImportColumn[],
): FileInspection {
  const [look, setLook] = useState<FileInspection & { readonly file?: File }>(none)
  useEffect(() => {
    if (!file || !isCsvName(file.name)) return
    let over = false
    const read = async () => {
      const seen: { view?: FileView } = {}
      try {
        for await (const { view, share } of inspectFile(file, columns)) {
          if (over) return
          seen.view = view
          setLook({ file, phase: 'reading', share, view, message: undefined })
        }
        if (!over) setLook(before => ({ ...before, phase: 'ready' }))
      } catch (cause) {
        const message = cause instanceof CsvProblem ? cause.message : messages.error
        if (!over) setLook({ file, phase: 'unread', share: 1, view: seen.view, message })
      }
    }
    void read()
    return () => {
      over = true
    }
  }, [file, columns])
  if (!file) return none
  if (!isCsvName(file.name)) return { ...none, phase: 'refused', message: importMessages.fileNoCsv }
  return look.file === file ? look : { ...none, phase: 'reading' }
}

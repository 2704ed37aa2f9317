import { useEffect, useRef, useState } from 'react'
import { columnTotals } from '../../../../core/grid/totals.ts'
import { messages } from '../../../../core/messages.ts'
import { useRuntime } from '../../../../shell/RuntimeContext.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import { type LoadedRows, loadAllRows, mostPrinted, type WholeList } from './allRows.ts'
import { PrintedRows, type PrintedRowsProps } from './PrintedRows.tsx'

/** Asks whether to print this page or all filtered rows, loads them, and prints after closing. */
export function PrintDialog({ list, label, rowCount, page, onEnd }: PrintDialogProps) {
  const { rows, start, stop } = useAllRows(list, rowCount)
  const [chosen, setChosen] = useState<'page' | 'all'>()
  const [closed, setClosed] = useState(false)
  const all = chosen === 'all' && rows?.ended === true
  const close = () => {
    stop()
    onEnd()
  }
  return (
    <>
      <Dialog
        open={chosen !== 'page' && !all}
        onClose={close}
        onClosed={() => setClosed(true)}
        title="Print"
        text={chosen === undefined ? question(list, rowCount, page.rows.length) : undefined}
        actions={
          chosen === 'all' ? (
            <LoadingActions problem={rows?.problem ?? ''} onRetry={start} onCancel={close} />
          ) : (
            <>
              <Button onClick={() => setChosen('page')}>Print this page</Button>
              {rowCount <= mostPrinted && (
                <Button
                  variant="primary"
                  onClick={() => {
                    setChosen('all')
                    start()
                  }}
                >
                  Print all {counted(rowCount)} rows
                </Button>
              )}
            </>
          )
        }
      >
        {chosen === 'all' && rows && <LoadingProgress rows={rows} />}
      </Dialog>
      {all ? (
        <AllPrinted list={list} label={label} loaded={rows} columns={page.columns} />
      ) : (
        <PrintedRows {...page} />
      )}
      {closed && <PrintNow onEnd={onEnd} />}
    </>
  )
}

function question({ grid }: WholeList, rowCount: number, shown: number): string {
  const both = `The list has ${counted(rowCount)} rows. This page shows ${counted(shown)}.`
  if (rowCount <= mostPrinted) return both
  const way = grid.export ? `, or use ${grid.export.title} to get all rows as a file` : ''
  return `${both} At most ${counted(mostPrinted)} rows can be printed. To print more than this page, filter the list${way}.`
}

function LoadingProgress({ rows: { rows, rowCount, problem } }: { rows: LoadedRows }) {
  const text = `${counted(rows.length)} of ${counted(rowCount)}`
  if (problem === '') return <ProgressBar label="Loading rows" value={rows.length / rowCount} text={text} />
  return (
    <Notice tone="danger" heading={problem}>
      {text} rows were loaded. They are kept if you try again.
    </Notice>
  )
}

/** The previously focused button is replaced by one of these. */
function LoadingActions(props: { problem: string; onRetry: () => void; onCancel: () => void }) {
  const { problem, onRetry, onCancel } = props
  if (problem === '')
    return (
      <Button key="cancel" autoFocus onClick={onCancel}>
        Cancel
      </Button>
    )
  return (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      <Button key="retry" autoFocus variant="primary" onClick={onRetry}>
        {messages.tryAgain}
      </Button>
    </>
  )
}

function AllPrinted(
  props: { list: WholeList; label: string; loaded: LoadedRows } & Pick<PrintedRowsProps, 'columns'>,
) {
  const { list, label, loaded, columns } = props
  const { rows, changed } = loaded
  const note = changed ? '. The list changed while it was loaded: rows may be missing or appear twice' : ''
  return (
    <PrintedRows
      columns={columns}
      rows={rows}
      totals={columnTotals(list.grid, rows)}
      totalled="Total"
      caption={`${label}, all ${counted(rows.length)} rows${note}`}
    />
  )
}

/** Opens the browser's print dialog; calls `onEnd` when that is closed. */
function PrintNow({ onEnd }: { onEnd: () => void }) {
  const { clock } = useRuntime().ports
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const end = () => ended.current()
    addEventListener('afterprint', end)
    // The rows render in the browser's print event, which React refuses during an effect.
    const cancel = clock.after(0, () => print())
    return () => {
      cancel()
      removeEventListener('afterprint', end)
    }
  }, [clock])
  return null
}

/** Undefined: not requested. */
function useAllRows(list: WholeList, rowCount: number) {
  const runtime = useRuntime()
  const [rows, setRows] = useState<LoadedRows>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = () => running.current?.abort()
  const load = async () => {
    stop()
    const newer = new AbortController()
    running.current = newer
    const { signal } = newer
    const now = runtime.ports.clock.now()
    const begun = rows ?? { rows: [], rowCount, changed: false, now, problem: '', ended: false }
    setRows({ ...begun, problem: '' })
    try {
      for await (const loaded of loadAllRows(runtime, list, begun, signal)) setRows(loaded)
    } catch (cause) {
      // An aborted call rejects; its result is not needed.
      if (!signal.aborted) throw cause
    }
  }
  return { rows, stop, start: () => void load() }
}

function counted(count: number): string {
  return count.toLocaleString('en')
}

interface PrintDialogProps {
  list: WholeList
  label: string
  rowCount: number
  /** The rows on screen. */
  page: PrintedRowsProps
  /** Called when the rows are printed, or printing is cancelled. */
  onEnd: () => void
}

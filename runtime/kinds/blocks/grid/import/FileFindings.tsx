import { importMessages } from '../../../../core/csv/importMessages.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { PreviewTable } from '../../../../ui/PreviewTable.tsx'
import { ProgressBar } from '../../../../ui/ProgressBar.tsx'
import styles from './ImportPanel.module.css'
import { type FileView } from './inspectFile.ts'
import { type FileInspection } from './useImportFile.ts'

/** Maximum problems listed in the panel. */
const listed = 20

/** The preview of a file: its first rows, and possible problems for the import. */
export function FileFindings({ look, checked }: { look: FileInspection; checked: boolean }) {
  const { phase, share, view, message } = look
  return (
    <>
      {phase === 'reading' && <ProgressBar label="Checking the file" value={share} />}
      {phase === 'unread' && (
        <Notice tone="warning" heading={message}>
          {importMessages.importAnyway}
        </Notice>
      )}
      {phase === 'ready' && view && <Findings view={view} checked={checked} />}
      {view && view.header.length > 0 && (
        <PreviewTable
          label="First rows of the file"
          headers={view.header}
          rows={view.preview.map(({ line, cells }) => ({ line, cells, ...doubts(view, line) }))}
          more={moreRows(view.rowCount - view.preview.length)}
        />
      )}
    </>
  )
}

function Findings({ view, checked }: { view: FileView; checked: boolean }) {
  const { problems, problemCount, rowCount } = view
  if (problemCount > 0) {
    const more = problemCount - Math.min(listed, problems.length)
    return (
      <Notice tone="warning" heading={counted(problemCount, 'possible problem')}>
        <ul className={styles.problems}>
          {problems.slice(0, listed).map(({ line, message, cell }) => (
            <li key={`${line} ${cell} ${message}`}>
              Line {line}: {message}
            </li>
          ))}
        </ul>
        {more > 0 && <p>And {counted(more, 'more problem')}.</p>}
        <p>{importMessages.importAnyway}</p>
      </Notice>
    )
  }
  return (
    <Notice tone={checked ? 'success' : 'info'}>
      {checked
        ? `${counted(rowCount, 'row')}, no problems found. The server checks them again.`
        : `${counted(rowCount, 'row')}. The server checks them.`}
    </Notice>
  )
}

function doubts({ problems }: FileView, line: number) {
  const own = problems.filter(problem => problem.line === line)
  return {
    doubtful: own.flatMap(({ cell }) => cell ?? []),
    note: own.find(({ cell }) => cell === undefined)?.message,
  }
}

function moreRows(count: number): string | undefined {
  return count > 0 ? counted(count, 'more row') : undefined
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}

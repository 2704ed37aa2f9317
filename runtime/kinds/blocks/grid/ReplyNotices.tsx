import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { frozenReason } from '../../../core/grid/pages.ts'
import { messages } from '../../../core/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { type GridPhase } from './useGridPage.ts'

/** Notices above the rows: a failed request, frozen actions, omitted rows, a message. */
export function ReplyNotices(props: { page: GridPage; phase: GridPhase; onRetry: () => void }) {
  const { page, phase, onRetry } = props
  return (
    <>
      {phase === 'failed' && page.rows.length > 0 && (
        <Notice
          tone="danger"
          actions={
            <Button size="small" onClick={onRetry}>
              {messages.tryAgain}
            </Button>
          }
        >
          {messages.gridFailed} Showing previous results.
        </Notice>
      )}
      {page.frozen && <Notice tone="warning">{frozenReason(page)}</Notice>}
      {page.narrowed && <Notice>{messages.rowsNarrowed}</Notice>}
      {page.message !== '' && !page.frozen && <Notice>{page.message}</Notice>}
    </>
  )
}

import { Button } from '../../../../../runtime/ui/Button.tsx'
import { Notice } from '../../../../../runtime/ui/Notice.tsx'
import { type GridPage } from '../../../../../schemas/wire/gridReply.ts'

/** What there is to know of the rows before they are read. */
export function RefundNotices(props: { page: GridPage; failed: boolean; onRetry: () => void }) {
  const { page, failed, onRetry } = props
  const { rows, frozen, narrowed, message } = page
  const again = (
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <>
      {failed && rows.length > 0 && (
        <Notice tone="danger" actions={again}>
          {loadFailed} Showing previous results.
        </Notice>
      )}
      {frozen && <Notice tone="warning">{frozenText(page)}</Notice>}
      {narrowed && <Notice>The server returned only some of the rows.</Notice>}
      {message !== '' && !frozen && <Notice>{message}</Notice>}
    </>
  )
}

export const loadFailed = 'An unexpected error occurred while loading the grid data.'

export function frozenText({ message, username }: GridPage): string {
  return message || `${username || 'Someone'} is working on these rows.`
}

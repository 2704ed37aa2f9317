import { GridSkeleton } from '../../../../../runtime/kinds/blocks/grid/GridSkeleton.tsx'
import { Button } from '../../../../../runtime/ui/Button.tsx'
import { Message } from '../../../../../runtime/ui/Message.tsx'
import { type RefundColumn } from './columns.tsx'
import { loadFailed } from './RefundNotices.tsx'
import { anyFilter, type RefundsState } from './state.ts'
import { type Refunds } from './useRefunds.ts'

/** The empty state of the grid. */
export function RefundPicture(props: {
  refunds: Refunds
  late: boolean
  state: RefundsState
  columns: readonly RefundColumn[]
  onReset: () => void
  onPage: (page: number) => void
}) {
  const { refunds, late, state, columns, onReset, onPage } = props
  const { page, loading, failed, refresh } = refunds
  if (loading) return <GridSkeleton rows={state.size} columns={columns} visible={late} />
  if (failed) {
    const again = <Button onClick={refresh}>Try again</Button>
    return <Message icon="failed" tone="danger" heading={loadFailed} actions={again} />
  }
  if (page && page.rowCount > 0) {
    const first = <Button onClick={() => onPage(1)}>First page</Button>
    return <Message icon="noMatch" heading="There are no rows on this page" actions={first} />
  }
  const filtered = anyFilter(state.filters)
  const reset = filtered && <Button onClick={onReset}>Reset filters</Button>
  if (page?.content) {
    const { heading, text } = page.content
    return <Message icon="empty" heading={heading || text} text={heading && text} actions={reset} />
  }
  if (filtered) return <Message icon="noMatch" heading="No row matches these filters." actions={reset} />
  return <Message icon="empty" heading="There are no refunds yet." />
}

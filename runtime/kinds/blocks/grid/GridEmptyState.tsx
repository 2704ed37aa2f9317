import { lazy, type ReactElement, Suspense } from 'react'
import { type GridPage } from '../../../../schemas/wire/gridReply.ts'
import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { type GridState } from '../../../core/grid/gridState.ts'
import { messages } from '../../../core/messages.ts'
import { chunk } from '../../../shell/calls/lazy.ts'
import { ScreenLink, useScreenLink } from '../../../shell/frame/ScreenLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/Message.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { type GridColumn } from './gridColumn.ts'
import { type GridPhase } from './useGridPage.ts'

const WiderMatches = lazy(async () => ({
  default: (await chunk(() => import('./WiderMatches.tsx'))).WiderMatches,
}))

/** Shown when there are no rows: each reason has its own icon. */
export function GridEmptyState(props: {
  grid: CompiledGrid
  phase: GridPhase
  /** True after 300 ms of loading. */
  late: boolean
  state: GridState
  /** Only initial filters are set, so that the definition's text for no rows applies. */
  opening: boolean
  /** The filters without the initial ones; undefined: initial filters do not hide rows. */
  wider: GridState['filters'] | undefined
  page: GridPage | undefined
  columns: readonly GridColumn[]
  onRetry: () => void
  onReset: () => void
  onWiden: (filters: GridState['filters']) => void
  onPage: (page: number) => void
}) {
  const { grid, phase, late, state, opening, wider, page, columns, onRetry, onReset, onWiden, onPage } = props
  if (phase === 'loading') {
    return <GridSkeleton rows={state.size} columns={columns} visible={late} />
  }
  if (phase === 'forbidden') {
    return <Message icon="forbidden" heading="You don't have access to these rows" text={FORBIDDEN} />
  }
  if (phase === 'failed') {
    const again = <Button onClick={onRetry}>{messages.tryAgain}</Button>
    return <Message icon="failed" tone="danger" heading={messages.gridFailed} actions={again} />
  }
  if (phase === 'idle') return <Message icon="noMatch" heading="Set a filter to see rows" />
  if (page && page.rowCount > 0) {
    const first = <Button onClick={() => onPage(1)}>First page</Button>
    return <Message icon="noMatch" heading="There are no rows on this page" actions={first} />
  }
  const filtered = Object.keys(state.filters).length > 0
  const reset = filtered ? (
    <Button key="reset" onClick={onReset}>
      Reset filters
    </Button>
  ) : undefined
  // The server's text for this reply wins over the definition's text.
  if (page?.content) {
    const { heading, text } = page.content
    return (
      <Message
        icon="empty"
        heading={heading || text}
        text={heading === '' ? undefined : text}
        actions={reset}
      />
    )
  }
  if (filtered && !opening) {
    const matches = wider && (
      <Suspense key="wider">
        <WiderMatches grid={grid} state={state} filters={wider} onShow={onWiden} />
      </Suspense>
    )
    return <Message icon="noMatch" heading={messages.noMatch} actions={[matches, reset]} />
  }
  return <EmptyPicture empty={grid.empty} reset={reset} />
}

function EmptyPicture({ empty: { heading, text, links }, reset }: EmptyPictureProps) {
  const screenLink = useScreenLink()
  const ways = links.flatMap(({ label, to }) => {
    const path = screenLink(to)
    return path === undefined
      ? []
      : [
          <ScreenLink key={label} href={path}>
            {label}
          </ScreenLink>,
        ]
  })
  return (
    <Message
      icon="empty"
      heading={heading || text}
      text={heading === '' || text === '' ? undefined : text}
      actions={ways.length > 0 ? [...ways, reset] : reset}
    />
  )
}

interface EmptyPictureProps {
  empty: CompiledGrid['empty']
  /** Absent: no filters are set. */
  reset: ReactElement | undefined
}

const FORBIDDEN = "You don't have permission to view them."

import { atom } from 'jotai'
import { memo, type ReactElement, useEffect, useMemo, useState } from 'react'
import { useLoaderData, useNavigationType } from 'react-router'
import { type CompiledBlock } from '../../core/compile/compiled.ts'
import { screenHeading, windowTitle } from '../../core/titles.ts'
import { BlockSlot } from '../BlockSlot.tsx'
import { screenOpened } from '../calls/reloadOnce.ts'
import { ScreenHeader } from '../frame/ScreenHeader.tsx'
import { useRuntime } from '../RuntimeContext.tsx'
import { whenIdle } from '../whenIdle.ts'
import { type OpenedScreen } from './openedScreen.ts'
import { ScreenContext } from './ScreenContext.tsx'
import { useSavedScreen } from './savedScreen.ts'
import { firstRows } from './startGrids.ts'
import { usePermittedScreen } from './usePermitted.ts'

/** The screen opened by the loader: its header and blocks. */
export function ScreenPage(): ReactElement {
  const opened = useSavedScreen(useLoaderData<OpenedScreen>())
  return <Page key={opened.opening} opened={opened} />
}

/** Does not subscribe to the address: a page, sort or filter renders only its grid. */
const Page = memo(function Page({ opened }: { opened: OpenedScreen }): ReactElement {
  const runtime = useRuntime()
  const [loads, renew] = useState(opened.loads)
  const [leaving] = useState(() => new AbortController())
  useEffect(() => () => leaving.abort(), [leaving])
  const permitted = usePermittedScreen(opened.screen, opened.params)
  const screen = useMemo(
    // A new params object, though equal, makes the grids reload.
    () => ({
      ...opened,
      screen: permitted,
      params: { ...opened.params },
      loads,
      renew,
      left: leaving.signal,
    }),
    [opened, permitted, loads, leaving],
  )
  useEffect(() => screenOpened(runtime), [runtime])
  useEffect(() => {
    void firstRows()
      .then(whenIdle)
      .then(() => import('./prefetchLinked.ts'))
      .then(({ prefetchLinked }) => prefetchLinked(runtime, opened))
      .catch(() => {})
  }, [runtime, opened])
  const hasHead = opened.entry.frame === undefined
  const { body } = permitted
  const isInHead = (block: CompiledBlock) =>
    !('inline' in block && block.inline) && runtime.kinds.blocks[block.kind].value?.inHead
  const inHead = hasHead ? body.filter(isInHead) : []
  return (
    <ScreenContext value={screen}>
      {hasHead && <ScreenHeader opened={screen} actions={inHead.length > 0 ? slots(inHead) : undefined} />}
      {slots(body.filter(block => !inHead.includes(block)))}
      <Arrival opened={screen} />
    </ScreenContext>
  )
})

function slots(blocks: readonly CompiledBlock[]): ReactElement[] {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
    <BlockSlot key={at} block={block} />
  ))
}

/** False until the first screen of the console is rendered: the browser announces a loaded page itself. */
const arrivedBeforeAtom = atom(false)

/**
 * Announces a newly rendered screen: sets the window title, scrolls to the top, and focuses the heading,
 * which screen readers then read. Back and forward keep the scroll position restored by the browser.
 */
function Arrival({ opened }: { opened: OpenedScreen }): null {
  const { ports, configuration, store } = useRuntime()
  const title = windowTitle(screenHeading(opened), opened.screen.title, configuration.applicationName)
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `opening` identifies an arrival; how it was reached does not change
  useEffect(() => {
    if (store.get(arrivedBeforeAtom)) {
      if (type !== 'POP') window.scrollTo(0, 0)
      focusHeading()
    }
    store.set(arrivedBeforeAtom, true)
  }, [opened.opening])
  // Other values of its loads may give it another name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly opened screen announces its title, even an unchanged one
  useEffect(() => ports.browser.setTitle(title), [ports, title, opened.opening])
  return null
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  // It is read, not operated: a focus ring would look like a control.
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
